// Order and groups, printed degrees, points behind a degree, images and axioms, as they are shown.
#include <QTest>

#include <cmath>

#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_kernel.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"
#include "widgets/present/relations/relations_axioms.h"
#include "widgets/present/relations/relations_order.h"
#include "widgets/present/relations/relations_pair.h"
#include "widgets/present/relations/relations_published.h"
#include "widgets/present/relations/relations_sensitivity.h"
#include "widgets/present/spec/invalid_marks.h"

namespace tests_of_relations_detail {

using namespace greyscope;
using namespace greyscope::widgets;

namespace {

std::vector<RelationSeries> seriesNamed(const std::vector<QString>& names) {
    std::vector<RelationSeries> series;
    for (const QString& name : names) {
        RelationSeries each;
        each.id = QStringLiteral("t/") + name;
        each.name = name;
        series.push_back(each);
    }
    series.front().reference = true;
    return series;
}

/// a and c belong together, b and d; between them little.
Eigen::MatrixXd twoGroups() {
    Eigen::MatrixXd degrees(4, 4);
    degrees << 1.0, 0.5, 0.9, 0.45, 0.5, 1.0, 0.55, 0.8, 0.9, 0.55, 1.0, 0.5, 0.45, 0.8, 0.5, 1.0;
    return degrees;
}

grey::RelationResult related(const std::vector<std::vector<double>>& columns, const grey::RelationOptions& options) {
    std::vector<std::size_t> compared;
    for (std::size_t i = 1; i < columns.size(); ++i) {
        compared.push_back(i);
    }
    return grey::relate(test::tableOf(columns), 0, compared, options).value();
}

}  // namespace

class tst_relations_detail : public QObject {
    Q_OBJECT

private slots:
    void theTreeStandsOverItsColumns() {
        const auto series = seriesNamed({"a", "b", "c", "d"});
        base::NoProgress quiet;
        const auto clustering = grey::cluster(twoGroups(), grey::Linkage::average, quiet).value();
        RelationLook look;
        look.wholeNames = true;
        MatrixSpec spec = relationMatrix(series, clustering.order, twoGroups(), look);
        addClusters(spec, clustering, 0.7);
        QVERIFY(spec.dendrogram);
        const auto& joins = spec.dendrogram->joins;
        QCOMPARE(joins.size(), std::size_t{3});
        QCOMPARE(joins[0].at, 0.9);
        QCOMPARE(joins[1].at, 0.8);
        QCOMPARE(joins[2].leftAt + joins[2].rightAt, 1.7);
        QVERIFY(std::abs(joins[2].left - joins[2].right) == 2.0);  // from the middle of one pair to that of the other
        QCOMPARE(*spec.dendrogram->cut, 0.7);
        // Two blocks of two, four edges each.
        QCOMPARE(spec.cuts.size(), std::size_t{8});
        QCOMPARE(spec.cuts[0], (Cut{Side::horizontal, 0, 0, 2}));
        QCOMPARE(spec.cuts[7], (Cut{Side::vertical, 4, 2, 4}));
        QCOMPARE(groupsSentence(series, clustering, 0.85, QStringLiteral("γ")).section(QLatin1Char(':'), 1),
                 QStringLiteral(" a, c. Not in a group: b, d."));
    }

    void theReferenceLeadsTheOrderByDegree() {
        QCOMPARE(byDegree(twoGroups(), 1), (std::vector<std::size_t>{1, 3, 2, 0}));
    }

    void printedDegreesTakeTheCellsPlace() {
        const auto series = seriesNamed({"a", "b", "c", "d"});
        const std::vector<std::size_t> order{0, 1, 2, 3};
        const PublishedDegrees published{{{"a", "b"}, {0.75, "0.75", "I"}}, {{"b", "a"}, {0.75, "0.75", "I"}}};
        const MatrixSpec computed = relationMatrix(series, order, twoGroups(), {});
        const MatrixSpec printed = publishedMatrix(computed, series, order, published, {});
        QCOMPARE(*printed.cell(0, 1).value, 0.75);
        QCOMPARE(printed.cell(0, 1).text, QStringLiteral("0.75"));
        QVERIFY(!printed.cell(0, 2).value);
        QVERIFY(printed.cell(0, 2).tooltip.contains("a and c"));
        const MatrixSpec difference = differenceMatrix(computed, series, order, published, {});
        QCOMPARE(*difference.cell(1, 0).value, -0.25);
        QCOMPARE(difference.cell(1, 0).text, QStringLiteral("−0.250"));
        QCOMPARE(difference.palette, Palette::diverging);
        QCOMPARE(difference.low, -difference.high);
        QVERIFY(difference.high >= 0.25);
    }

    void printedDegreesMarkTheBars() {
        const auto series = seriesNamed({"a", "b", "c"});
        const auto result = related({{1, 2, 3}, {1, 2, 4}, {3, 1, 2}}, {});
        RankingSpec ranking = relationRanking(series, result, {});
        addPublished(ranking, series, {{{"a", "c"}, {0.9, "0.900", "II"}}});
        const auto bar =
            std::find_if(ranking.bars.begin(), ranking.bars.end(), [](const Bar& b) { return b.name == "c"; });
        QCOMPARE(*bar->mark, 0.9);
        QCOMPARE(bar->markText, QStringLiteral("0.900"));
        QVERIFY(ranking.subtitle.endsWith("◇ table II."));
        QCOMPARE(
            std::count_if(ranking.bars.begin(), ranking.bars.end(), [](const Bar& b) { return b.mark.has_value(); }),
            std::ptrdiff_t{1});
    }

    void agreementIsOverThePrintedPairs() {
        const auto series = seriesNamed({"a", "b", "c", "d"});
        const PublishedDegrees published{
            {{"a", "b"}, {0.1, "", "I"}}, {{"a", "c"}, {0.9, "", "I"}}, {{"b", "d"}, {0.95, "", "I"}}};
        // Computed 0.5, 0.9, 0.8: two of three pairs of pairs agree, one does not.
        QVERIFY(publishedSentence(series, twoGroups(), published).contains("3 pairs: Kendall τ = 0.33"));
        QVERIFY(publishedSentence(series, twoGroups(), {}).startsWith("No degrees between these"));
    }

    /// Differences 2 2 12: m = 2, M = 12, coefficients 1 1 8/18.
    void pointsAddUpToTheDegree() {
        grey::RelationOptions options;
        options.weights = {1.0, 1.0, 2.0};
        const RelationPoints points = relationPoints(related({{2, 4, 8}, {4, 6, 20}}, options), 0, {});
        QCOMPARE(points.headings[2], QStringLiteral("|Δ|"));
        QCOMPARE(points.weights, 4);
        QCOMPARE(points.numbers(2, 2), 12.0);
        QCOMPARE(points.numbers(2, 3), 8.0 / 18.0);
        QCOMPARE(points.numbers(2, 4), 2.0);
        QVERIFY(std::abs(points.numbers.col(5).sum() - (2.0 + 16.0 / 18.0) / 4.0) < 1e-15);
        QVERIFY(points.lines[1].endsWith("0.72222"));
    }

    void linesOfAnAreaDegreeNameTheAreas() {
        grey::RelationOptions options;
        options.method = grey::RelationMethod::synthetic;
        options.theta = 0.25;
        RelationLook look;
        look.symbol = degreeSymbol(options.method);
        const RelationPoints points = relationPoints(related({{2, 6, 10}, {1, 2, 2}}, options), 0, look);
        QCOMPARE(points.lines.size(), std::size_t{3});
        QCOMPARE(points.lines[0],
                 QStringLiteral("s = 8, s′ = 1.5: ε = (1 + |s| + |s′|) / (1 + |s| + |s′| + |s − s′|) = "
                                "10.5 / 17 = 0.61765"));
        QVERIFY(points.lines[2].startsWith("g = θ ε + (1 − θ) r = 0.25 · 0.61765 + 0.75 · 0.72222"));
        QVERIFY(std::abs(points.numbers.col(4).sum() - 6.5) < 1e-15);  // s - s'
        QCOMPARE(points.weights, -1);
    }

    void anAreaChartStartsAtZero() {
        grey::RelationOptions options;
        options.method = grey::RelationMethod::absolute;
        const auto result = related({{2, 6, 10}, {1, 2, 2}}, options);
        RelationPair pair;
        pair.first = seriesNamed({"a"}).front();
        pair.second = seriesNamed({"b"}).front();
        pair.firstImage = result.images.col(0);
        pair.secondImage = result.images.col(1);
        const RelationAxis axis{{}, 3, [](std::size_t k) { return std::vector{QString::number(1 << k)}; }};
        const PlotSpec spec = relationAreas(pair, result, 0, axis, {});
        QCOMPARE(spec.curves[0].y, (std::vector<double>{0, 3, 7}));
        QCOMPARE(spec.curves[1].y, (std::vector<double>{0, 4, 8}));
        options.method = grey::RelationMethod::closeness;
        const PlotSpec raw = relationAreas(pair, related({{2, 6, 10}, {1, 2, 2}}, options), 0, axis, {});
        QCOMPARE(raw.curves[1].y, (std::vector<double>{2, 6, 10}));
    }

    /// Values as measured of two quantities have no axis in common: they stand as shares of their largest values, and
    /// their differences, which have no unit, are not drawn.
    void unlikeValuesShareNoAxis() {
        grey::RelationOptions options;
        options.image.kind = data::Image::none;
        RelationPair pair;
        pair.first = seriesNamed({"read"}).front();
        pair.second = seriesNamed({"wait"}).front();
        pair.firstImage = Eigen::Vector3d(100, 200, 400);
        pair.secondImage = Eigen::Vector3d(-8, 4, 2);
        pair.coefficients = Eigen::Vector3d::Ones();
        pair.asMeasured = true;
        const RelationAxis axis{{}, 3, [](std::size_t k) { return std::vector{QString::number(1 << k)}; }};
        for (const auto method : {grey::RelationMethod::deng, grey::RelationMethod::closeness}) {
            options.method = method;
            const auto result = related({{100, 200, 400}, {-8, 4, 2}}, options);
            const auto drawn = [&] {
                return method == grey::RelationMethod::deng ? relationPair(pair, axis, {})
                                                            : relationAreas(pair, result, 0, axis, {});
            };
            pair.unlike = {QStringLiteral("MB/s"), QStringLiteral("ms")};
            const PlotSpec apart = drawn();
            QVERIFY(apart.curves[0].x.empty());
            QCOMPARE(apart.curves[1].y, (std::vector<double>{0.25, 0.5, 1.0}));
            QCOMPARE(apart.curves[2].y, (std::vector<double>{-1.0, 0.5, 0.25}));
            QVERIFY(apart.subtitle.contains("MB/s") && apart.subtitle.contains("ms"));
            QVERIFY(!apart.y.label.contains("MB/s"));
            pair.unlike.clear();
            QCOMPARE(drawn().curves[1].y, (std::vector<double>{100, 200, 400}));
        }
    }

    /// An invalid result stands at its point, or where its own point was left out between the others, with a label.
    void invalidResultsAreMarkedAmongThePoints() {
        RelationPair pair;
        pair.first = seriesNamed({"a"}).front();
        pair.second = seriesNamed({"b"}).front();
        pair.firstImage = pair.secondImage = Eigen::Vector2d(1, 2);
        pair.coefficients = Eigen::Vector2d::Ones();
        pair.invalid = {{0.5, QStringLiteral("2"), QStringLiteral("b at 2\n777: FAILED comparison"), 777.0}};
        const RelationAxis axis{
            {QStringLiteral("threads")}, 2, [](std::size_t k) { return std::vector{QString::number(k == 0 ? 1 : 4)}; }};
        const PlotSpec spec = relationPair(pair, axis, {});
        QVERIFY(isInvalidCurve(spec.curves.back()));
        QCOMPARE(spec.curves.back().x, std::vector{0.5});
        QCOMPARE(spec.curves.back().y, std::vector{0.0});
        QCOMPARE(spec.x.ticks[1].label, QStringLiteral("2"));
        pair.asMeasured = true;
        QCOMPARE(relationPair(pair, axis, {}).curves.back().y, std::vector{777.0});
    }

    void everyImageHasARow() {
        const auto table = test::tableOf({{0, 2, 3}, {2, 2, 2.5}, {100, 200, 300}});
        const base::NoProgress quiet;
        const auto sensitivity = grey::imageSensitivityOf(table, 0, {1, 2}, {}, quiet).value();
        const auto series = seriesNamed({"a", "b", "c"});
        const MatrixSpec spec = imageMatrix(series, sensitivity, {});
        QCOMPARE(spec.rows.size(), data::imageNames().size());
        QCOMPARE(spec.columns.front().label, QStringLiteral("b"));  // the nearest as measured
        QVERIFY(!spec.rows[0].badge.isEmpty() && spec.rows[1].badge.isEmpty());
        QVERIFY(spec.cell(0, 0).text.endsWith("(1)") && !spec.cell(0, 0).strong);
        QCOMPARE(spec.cell(1, 0).text, QStringLiteral("–"));  // the initial image of a series that begins with 0
        const auto turned = std::count_if(spec.cells.begin(), spec.cells.end(), [](const Cell& c) { return c.strong; });
        QCOMPARE(static_cast<std::size_t>(turned), 2 * (sensitivity.defined - sensitivity.sameOrder));
        QVERIFY(imageSentence(series, sensitivity)
                    .startsWith(
                        QStringLiteral("Same order: %1 of %2").arg(sensitivity.sameOrder).arg(sensitivity.defined)));
    }

    void axiomsNameTheirWitness() {
        grey::RelationOptions options;
        const auto table = test::tableOf({{1, 2, 4}, {2, 2, 9}, {5, 1, 0}});
        base::NoProgress quiet;
        const auto images = grey::relationImages(table, {0, 1, 2}, options).value();
        const auto matrix = grey::relateAll(table, {0, 1, 2}, options, quiet).value();
        const auto checks = grey::checkAxioms(images, matrix.degrees, options, quiet).value();
        const auto lines = axiomLines(checks, {"a", "b", "c"}, options, 3);
        QCOMPARE(lines.size(), std::size_t{4});
        QVERIFY(lines[0].holds.value() && lines[0].numbers.contains("from 0.495 (a with c)"));
        QVERIFY(lines[1].holds.value() && lines[1].numbers.startsWith("All 3 pairs, each taken separately"));
        QVERIFY(lines[2].holds.value() && lines[2].numbers.startsWith("3 of 3 pairs have different degrees"));
        QVERIFY(lines[2].secondReading.contains("4 of 6 degrees"));
        QVERIFY(lines[3].holds.value());
    }
};

GREYSCOPE_TEST(tst_relations_detail)

}  // namespace tests_of_relations_detail

#include "tst_relations_detail.moc"
