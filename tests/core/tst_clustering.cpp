#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <random>

#include "core/grey/degrees/clustering.h"
#include "tests/support/test_registry.h"

namespace tests_of_clustering {

using namespace greyscope;
using Eigen::MatrixXd;
using grey::Clustering;
using grey::Linkage;

namespace {

base::NoProgress quiet;

MatrixXd matrixOf(const nlohmann::json& rows) {
    const auto count = static_cast<Eigen::Index>(rows.size());
    MatrixXd matrix(count, count);
    for (Eigen::Index i = 0; i < count; ++i) {
        for (Eigen::Index j = 0; j < count; ++j) {
            matrix(i, j) = rows.at(static_cast<std::size_t>(i)).at(static_cast<std::size_t>(j)).get<double>();
        }
    }
    return matrix;
}

MatrixXd randomDegrees(Eigen::Index count, unsigned seed) {
    std::mt19937 generator(seed);
    std::uniform_real_distribution<double> degrees(0.1, 0.99);
    MatrixXd matrix = MatrixXd::Ones(count, count);
    for (Eigen::Index i = 0; i < count; ++i) {
        for (Eigen::Index j = i + 1; j < count; ++j) {
            matrix(i, j) = matrix(j, i) = degrees(generator);
        }
    }
    return matrix;
}

/// Degree at which two series come together.
double cophenetic(const Clustering& clustering, std::size_t a, std::size_t b) {
    const std::size_t count = clustering.order.size();
    for (std::size_t i = 0; i < clustering.merges.size(); ++i) {
        const auto& merge = clustering.merges[i];
        a = a == merge.left || a == merge.right ? count + i : a;
        b = b == merge.left || b == merge.right ? count + i : b;
        if (a == b) {
            return merge.degree;
        }
    }
    return 1.0;
}

double length(const std::vector<std::size_t>& order, const MatrixXd& degrees) {
    double sum = 0.0;
    for (std::size_t i = 1; i < order.size(); ++i) {
        sum += 1.0 - degrees(static_cast<Eigen::Index>(order[i - 1]), static_cast<Eigen::Index>(order[i]));
    }
    return sum;
}

/// The least length over every way to turn the branches.
double leastLength(const Clustering& clustering, const MatrixXd& degrees) {
    const std::size_t count = clustering.order.size();
    double least = 1e9;
    for (std::size_t turned = 0; turned < (std::size_t{1} << clustering.merges.size()); ++turned) {
        std::function<std::vector<std::size_t>(std::size_t)> leaves = [&](std::size_t node) {
            if (node < count) {
                return std::vector<std::size_t>{node};
            }
            const auto& merge = clustering.merges[node - count];
            const bool turn = ((turned >> (node - count)) & 1U) != 0;
            auto order = leaves(turn ? merge.right : merge.left);
            const auto rest = leaves(turn ? merge.left : merge.right);
            order.insert(order.end(), rest.begin(), rest.end());
            return order;
        };
        least = std::min(least, length(leaves(2 * count - 2), degrees));
    }
    return least;
}

}  // namespace

namespace {

/// The number of every series' group.
std::vector<std::size_t> groupsAt(const grey::Clustering& clustering, double threshold) {
    std::vector<std::size_t> numbers(clustering.order.size());
    const auto groups = grey::groupMembers(clustering, threshold);
    for (std::size_t group = 0; group < groups.size(); ++group) {
        for (const std::size_t series : groups[group]) {
            numbers[series] = group;
        }
    }
    return numbers;
}

}  // namespace

class tst_clustering : public QObject {
    Q_OBJECT

private slots:
    void agreesWithR_data() {
        QTest::addColumn<int>("linkage");
        for (const auto& [linkage, name] : grey::linkageNames()) {
            QTest::newRow(name.c_str()) << static_cast<int>(linkage);
        }
    }

    void agreesWithR() {
        QFETCH(int, linkage);
        std::ifstream file(GREYSCOPE_TEST_DATA "/clustering_oracle.json");
        const auto oracle = nlohmann::json::parse(file);
        const auto& expected = oracle.at(grey::linkageNames()[static_cast<std::size_t>(linkage)].second);
        const auto clustering = grey::cluster(matrixOf(oracle.at("grades")), static_cast<Linkage>(linkage), quiet);
        QVERIFY(clustering);
        for (std::size_t i = 0; i < clustering->merges.size(); ++i) {
            QVERIFY(std::abs(clustering->merges[i].degree - expected.at("degrees").at(i).get<double>()) < 1e-12);
        }
        QCOMPARE(clustering->merges.back().size, std::size_t{12});
        const MatrixXd joined = matrixOf(expected.at("cophenetic"));
        for (std::size_t i = 0; i < 12; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const double degree = joined(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
                QVERIFY(std::abs(cophenetic(*clustering, i, j) - degree) < 1e-12);
            }
        }
        for (std::size_t t = 0; t < oracle.at("thresholds").size(); ++t) {
            const auto groups = groupsAt(*clustering, oracle.at("thresholds").at(t));
            const auto& theirs = expected.at("groups").at(t);
            for (std::size_t i = 0; i < 12; ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    QCOMPARE(groups[i] == groups[j], theirs.at(i) == theirs.at(j));
                }
            }
        }
    }

    void leavesStandInTheShortestOrderOfTheTree() {
        for (const unsigned seed : {1U, 2U, 3U, 4U}) {
            const MatrixXd degrees = randomDegrees(9, seed);
            for (const auto& [linkage, name] : grey::linkageNames()) {
                const auto clustering = grey::cluster(degrees, linkage, quiet);
                auto sorted = clustering->order;
                QVERIFY(sorted.front() < sorted.back());
                std::sort(sorted.begin(), sorted.end());
                for (std::size_t i = 0; i < sorted.size(); ++i) {
                    QCOMPARE(sorted[i], i);
                }
                QVERIFY(std::abs(length(clustering->order, degrees) - leastLength(*clustering, degrees)) < 1e-12);
            }
        }
    }

    void groupsStandTogether() {
        const auto clustering = grey::cluster(randomDegrees(20, 5), Linkage::average, quiet);
        for (const double threshold : {0.0, 0.4, 0.6, 0.8, 1.0}) {
            std::vector<std::size_t> flat;
            for (const auto& group : grey::groupMembers(*clustering, threshold)) {
                flat.insert(flat.end(), group.begin(), group.end());
            }
            QCOMPARE(flat, clustering->order);
        }
        QCOMPARE(grey::groupMembers(*clustering, 0.0).size(), std::size_t{1});
        QCOMPARE(grey::groupMembers(*clustering, 1.0).size(), std::size_t{20});
    }

    void equalSeriesAreOneGroupAtOne() {
        MatrixXd degrees = randomDegrees(4, 6);
        degrees.row(3) = degrees.row(1);
        degrees.col(3) = degrees.col(1);
        degrees(3, 1) = degrees(1, 3) = degrees(3, 3) = 1.0;
        const auto groups = groupsAt(*grey::cluster(degrees, Linkage::complete, quiet), 1.0);
        QCOMPARE(groups[1], groups[3]);
        QVERIFY(groups[0] != groups[1] && groups[2] != groups[1] && groups[0] != groups[2]);
    }

    /// 1 - (1 - 0.7) is below 0.7, and 0.1 * 7 above it.
    void aThresholdHoldsDegreesThatAreItButForRounding() {
        MatrixXd degrees = MatrixXd::Ones(3, 3);
        degrees(0, 1) = degrees(1, 0) = 1.0 - (1.0 - 0.7);
        degrees(0, 2) = degrees(2, 0) = degrees(1, 2) = degrees(2, 1) = 0.2;
        const auto clustering = grey::cluster(degrees, Linkage::average, quiet);
        for (const double threshold : {0.7, 0.1 * 7.0}) {
            QCOMPARE(grey::groupMembers(*clustering, threshold).size(), std::size_t{2});
        }
    }

    /// 0.1 + 0.2 and 0.3 are a tie, which goes to the series that come first.
    void roundingDecidesNoTie() {
        MatrixXd degrees = MatrixXd::Constant(4, 4, 0.05);
        degrees(0, 1) = degrees(1, 0) = 0.3;
        degrees(2, 3) = degrees(3, 2) = 0.1 + 0.2;
        for (const auto& [linkage, name] : grey::linkageNames()) {
            const auto first = grey::cluster(degrees, linkage, quiet)->merges.front();
            QCOMPARE(first.left, std::size_t{0});
            QCOMPARE(first.right, std::size_t{1});
        }
    }

    /// Degrees of areas can be far below the last digit of 1 - degree.
    void smallDegreesKeepTheirDigits() {
        MatrixXd degrees = MatrixXd::Ones(3, 3);
        degrees(0, 1) = degrees(1, 0) = 1e-20;
        degrees(0, 2) = degrees(2, 0) = 2e-20;
        degrees(1, 2) = degrees(2, 1) = 3e-20;
        const auto clustering = grey::cluster(degrees, Linkage::single, quiet);
        QCOMPARE(clustering->merges[0].left, std::size_t{1});
        QCOMPARE(clustering->merges[0].degree, 3e-20);
        QCOMPARE(clustering->merges[1].degree, 2e-20);
    }

    void reportsAndStops() {
        class Watched final : public base::Progress {
        public:
            explicit Watched(int lasts) : m_left(lasts) {}
            void report(double fraction) override {
                rising = rising && fraction >= last && fraction <= 1.0;
                last = fraction;
                --m_left;
            }
            [[nodiscard]] bool cancelled() const override { return m_left <= 0; }
            bool rising = true;
            double last = 0.0;

        private:
            int m_left;
        };
        const MatrixXd degrees = randomDegrees(30, 8);
        Watched whole(1000);
        QVERIFY(grey::cluster(degrees, Linkage::average, whole));
        QVERIFY(whole.rising && whole.last > 0.99);
        for (const int lasts : {1, 10, 29, 40}) {  // 29 merges, then as many orders of branches
            Watched cut(lasts);
            QCOMPARE(grey::cluster(degrees, Linkage::average, cut).error().code, base::ErrorCode::cancelled);
        }
    }

    void bothDirectionsCount() {
        MatrixXd degrees(2, 2);
        degrees << 1.0, 0.9, 0.5, 1.0;
        QCOMPARE(grey::cluster(degrees, Linkage::average, quiet)->merges.front().degree, 0.7);
        QCOMPARE(grey::cluster(MatrixXd::Ones(1, 1), Linkage::average, quiet).error().code,
                 base::ErrorCode::tooFewSeries);
    }

    /// Merges as a search of all pairs finds them, and an order that keeps every cluster together.
    void manySeriesMergeAsFewDo() {
        constexpr Eigen::Index kCount = 320;
        const MatrixXd degrees = randomDegrees(kCount, 11);
        const auto found = grey::cluster(degrees, Linkage::average, quiet);
        std::vector<std::vector<Eigen::Index>> members;
        std::vector<std::size_t> left;
        for (Eigen::Index i = 0; i < kCount; ++i) {
            members.push_back({i});
            left.push_back(static_cast<std::size_t>(i));
        }
        MatrixXd sums = degrees;
        sums.conservativeResize(2 * kCount, 2 * kCount);
        for (const grey::Merge& merge : found->merges) {
            double highest = 0.0;
            for (auto a = left.begin(); a != left.end(); ++a) {
                const auto size = static_cast<double>(members[*a].size());
                for (auto b = left.begin(); b != a; ++b) {
                    const double sum = sums(static_cast<Eigen::Index>(*b), static_cast<Eigen::Index>(*a));
                    highest = std::max(highest, sum / (size * static_cast<double>(members[*b].size())));
                }
            }
            QVERIFY(std::abs(merge.degree - highest) < 1e-12);
            const auto made = static_cast<Eigen::Index>(members.size());
            for (const std::size_t other : left) {
                const auto o = static_cast<Eigen::Index>(other);
                sums(made, o) = sums(o, made) =
                    sums(static_cast<Eigen::Index>(merge.left), o) + sums(static_cast<Eigen::Index>(merge.right), o);
            }
            members.push_back(members[merge.left]);
            members.back().insert(members.back().end(), members[merge.right].begin(), members[merge.right].end());
            std::erase(left, merge.left);
            std::erase(left, merge.right);
            left.push_back(static_cast<std::size_t>(made));
        }
        std::vector<Eigen::Index> places(kCount);
        for (std::size_t place = 0; place < found->order.size(); ++place) {
            places[found->order[place]] = static_cast<Eigen::Index>(place);
        }
        for (const auto& cluster : members) {
            Eigen::Index first = kCount;
            Eigen::Index last = 0;
            for (const Eigen::Index series : cluster) {
                first = std::min(first, places[static_cast<std::size_t>(series)]);
                last = std::max(last, places[static_cast<std::size_t>(series)]);
            }
            QCOMPARE(last - first + 1, static_cast<Eigen::Index>(cluster.size()));
        }
    }
};

GREYSCOPE_TEST(tst_clustering)

}  // namespace tests_of_clustering

#include "tst_clustering.moc"
