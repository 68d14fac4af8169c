#include <QTest>

#include <cmath>
#include <set>

#include "core/base/random.h"
#include "core/base/wide.h"
#include "tests/support/test_registry.h"

namespace tests_of_named_draws {

using namespace greyscope;
using base::NamedDraws;

class tst_named_draws : public QObject {
    Q_OBJECT

private slots:
    void theSameEverywhere();
    void entitiesDrawApart();
    void countsAreUniform();
    void exponentialAgreesWithTheLogarithm();
    void productsDoNotOverflow();
};

/// Calculated with Python's whole numbers and its decimal logarithm.
void tst_named_draws::theSameEverywhere() {
    NamedDraws draws(2000, "disk", 3);
    const std::uint64_t first = draws.next();
    NamedDraws again(2000, "disk", 3);
    QCOMPARE(again.next(), first);
    QCOMPARE(first, std::uint64_t{4451879534002706675});
    QCOMPARE(NamedDraws(1, "service").exponential(1'000'000'000), std::int64_t{3939454216});
}

void tst_named_draws::entitiesDrawApart() {
    std::set<std::uint64_t> firsts;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        for (std::uint64_t number = 0; number < 100; ++number) {
            for (const char* name : {"client", "disk", "file"}) {
                firsts.insert(NamedDraws(seed, name, number).next());
            }
        }
    }
    QCOMPARE(firsts.size(), std::size_t{3000});
}

void tst_named_draws::countsAreUniform() {
    NamedDraws draws(5, "dice");
    std::vector<int> faces(7, 0);
    for (int i = 0; i < 70'000; ++i) {
        const std::int64_t face = draws.between(-3, 3);
        QVERIFY(face >= -3 && face <= 3);
        ++faces[static_cast<std::size_t>(face + 3)];
    }
    double chi = 0.0;
    for (const int count : faces) {
        chi += (count - 10'000.0) * (count - 10'000.0) / 10'000.0;
    }
    QVERIFY(chi < 22.5);  // 6 degrees of freedom, 0.1 %
}

void tst_named_draws::exponentialAgreesWithTheLogarithm() {
    constexpr std::int64_t mean = 1'000'000'000'000;
    NamedDraws draws(9, "gaps"), bits(9, "gaps");
    double sum = 0.0, squares = 0.0;
    constexpr int count = 400'000;
    for (int i = 0; i < count; ++i) {
        const auto drawn = static_cast<double>(draws.exponential(mean));
        const double wanted = -std::log(static_cast<double>(bits.next() | 1U) * 0x1p-64) * static_cast<double>(mean);
        QVERIFY(std::abs(drawn - wanted) <= 1e-11 * static_cast<double>(mean) * 40.0 + 1.0);
        sum += drawn / static_cast<double>(mean);
        squares += drawn * drawn / static_cast<double>(mean) / static_cast<double>(mean);
    }
    QVERIFY(std::abs(sum / count - 1.0) < 0.01);
    QVERIFY(std::abs(squares / count - 2.0) < 0.03);
    QCOMPARE(draws.exponential(0), std::int64_t{0});
}

void tst_named_draws::productsDoNotOverflow() {
    QCOMPARE(base::scaled(1LL << 50, 1'000'000'000, 1LL << 50), std::int64_t{1'000'000'000});
    QCOMPARE(base::scaled(1, 1, 2), std::int64_t{1});
    QCOMPARE(base::scaled(262'144, 1'000'000'000, 125'000'000), std::int64_t{2'097'152});
}

GREYSCOPE_TEST(tst_named_draws)

}  // namespace tests_of_named_draws

#include "tst_named_draws.moc"
