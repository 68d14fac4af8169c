#include <QTest>

#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_sensitivity.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"
#include "widgets/present/relations/relations_pair.h"
#include "widgets/present/relations/relations_sensitivity.h"

namespace tests_of_relations_present {

using namespace greyscope;
using namespace greyscope::widgets;

namespace {

/// Two cases of two series; the first is the reference.
std::vector<RelationSeries> fourSeries() {
    std::vector<RelationSeries> series(4);
    for (std::size_t i = 0; i < 4; ++i) {
        series[i].group = i < 2 ? QStringLiteral("Case 1") : QStringLiteral("Case 2");
        series[i].label = i % 2 == 0 ? QStringLiteral("W") : QStringLiteral("R");
        series[i].name = QStringLiteral("%1-%2").arg(i / 2 + 1).arg(series[i].label);
        series[i].id = QStringLiteral("t/") + series[i].name;
        series[i].ink = {Tone::series, static_cast<int>(i)};
        series[i].marker = Marker::circle;
    }
    series[0].ink = {Tone::reference, 0};
    series[0].reference = true;
    return series;
}

/// Degree 0.5 + row / 10 + column / 100, so that every cell is different.
Eigen::MatrixXd numberedGrades() {
    Eigen::MatrixXd degrees(4, 4);
    for (Eigen::Index i = 0; i < 4; ++i) {
        for (Eigen::Index j = 0; j < 4; ++j) {
            degrees(i, j) = i == j ? 1.0 : 0.5 + 0.1 * static_cast<double>(i) + 0.01 * static_cast<double>(j);
        }
    }
    return degrees;
}

grey::RelationResult related(const std::vector<std::vector<double>>& columns, double rho = 0.5) {
    std::vector<std::size_t> compared;
    for (std::size_t i = 1; i < columns.size(); ++i) {
        compared.push_back(i);
    }
    grey::RelationOptions options;
    options.distinguishingCoefficient = rho;
    return grey::relate(test::tableOf(columns), 0, compared, options).value();
}

grey::RelationSensitivity sensitivity(const grey::RelationResult& result) {
    base::NoProgress progress;
    return grey::sensitivityOf(result, 100, progress).value();
}

/// 1-R leads below rho = 0.3 / (1 - 0.6) = 0.75, 2-W above (see tst_relation_sensitivity); 2-R is far behind.
const std::vector<std::vector<double>> crossing{{0, 0}, {0, 1}, {0.3, 0.3}, {0.99, 1}};

}  // namespace

class tst_relations_present : public QObject {
    Q_OBJECT

private slots:
    void rowsAndColumnsFollowTheOrder() {
        const std::vector<std::size_t> order{2, 0, 1, 3};
        const MatrixSpec spec = relationMatrix(fourSeries(), order, numberedGrades(), {});
        for (std::size_t row = 0; row < 4; ++row) {
            QCOMPARE(spec.rows[row].group, fourSeries()[order[row]].group);
            QCOMPARE(spec.rows[row].label, fourSeries()[order[row]].label);
            QCOMPARE(spec.rows[row].badge.isEmpty(), order[row] != 0);
            for (std::size_t column = 0; column < 4; ++column) {
                const auto value = spec.cell(row, column).value;
                if (row == column) {
                    QVERIFY(!value);
                    QCOMPARE(spec.cell(row, column).text, QStringLiteral("1"));
                } else {
                    QCOMPARE(*value, numberedGrades()(static_cast<Eigen::Index>(order[row]),
                                                      static_cast<Eigen::Index>(order[column])));
                }
            }
        }
    }

    void separatorsStandBetweenGroups() {
        RelationLook look;
        MatrixSpec spec = relationMatrix(fourSeries(), {0, 1, 2, 3}, numberedGrades(), look);
        QCOMPARE(spec.cuts, (std::vector<Cut>{{Side::horizontal, 2, 0, 4}, {Side::vertical, 2, 0, 4}}));
        look.separateGroups = false;
        spec = relationMatrix(fourSeries(), {0, 1, 2, 3}, numberedGrades(), look);
        QVERIFY(spec.cuts.empty());
    }

    void numbersArePrintedAsAskedFor() {
        RelationLook look;
        look.decimals = 2;
        QCOMPARE(relationMatrix(fourSeries(), {0, 1, 2, 3}, numberedGrades(), look).cell(1, 2).text,
                 QStringLiteral("0.62"));
        look.printNumbers = false;
        const MatrixSpec bare = relationMatrix(fourSeries(), {0, 1, 2, 3}, numberedGrades(), look);
        QVERIFY(bare.cell(1, 2).text.isEmpty());
        QCOMPARE(*bare.cell(1, 2).value, 0.62);
    }

    void aCellLightsItsMirrorAndBothSeries() {
        const MatrixSpec spec = relationMatrix(fourSeries(), {0, 1, 2, 3}, numberedGrades(), {});
        const Targets lights = spec.cell(0, 2).link.lights;
        QVERIFY(touches(spec.cell(2, 0).link.is, lights));
        QVERIFY(!touches(spec.cell(0, 1).link.is, lights));
        QVERIFY(touches(spec.rows[0].link.is, lights) && touches(spec.columns[2].link.is, lights));
        QVERIFY(!touches(spec.rows[1].link.is, lights));
    }

    void theScaleStartsAtATenthBelow() {
        const MatrixSpec spec = relationMatrix(fourSeries(), {0, 1, 2, 3}, numberedGrades(), {});
        QCOMPARE(spec.low, 0.5);
        QCOMPARE(spec.high, 1.0);
        QCOMPARE(spec.scaleTicks.size(), std::size_t(6));
        QCOMPARE(spec.scaleTicks.front().label, QStringLiteral("0.5"));
        Eigen::MatrixXd close = Eigen::MatrixXd::Constant(4, 4, 0.997);
        QCOMPARE(relationMatrix(fourSeries(), {0, 1, 2, 3}, close, {}).low, 0.9);
    }

    void barsStandInOrderOfRank() {
        const auto result = related(crossing);
        const RankingSpec spec = relationRanking(fourSeries(), result, {});
        QCOMPARE(spec.bars.size(), std::size_t(3));
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(spec.bars[i].rank, static_cast<int>(i) + 1);
            QVERIFY(i == 0 || spec.bars[i].value <= spec.bars[i - 1].value);
            QVERIFY(*spec.bars[i].low <= spec.bars[i].value && spec.bars[i].value <= *spec.bars[i].high);
        }
        QCOMPARE(spec.bars[0].name, QStringLiteral("1-R"));
        // rho / (0.3 + rho) at rho = 0.1, 0.5 and 1
        QCOMPARE(spec.bars[1].text, QStringLiteral("0.625"));
        QVERIFY(std::abs(*spec.bars[1].low - 0.25) < 1e-12);
        QVERIFY(std::abs(*spec.bars[1].high - 1.0 / 1.3) < 1e-12);
        QVERIFY(touches(spec.bars[0].link.is, Targets{Target::series(QStringLiteral("t/1-R"))}));
    }

    void aSearchInALongRankingSaysWhatItFound() {
        std::vector<std::vector<double>> columns{{0, 0}};
        std::vector<RelationSeries> series(1);
        for (int i = 1; i <= 150; ++i) {
            columns.push_back({0.001 * i, 0.002 * i});
            series.emplace_back().name = QStringLiteral("host%1").arg(i, 3, 10, QLatin1Char('0'));
            series.back().shown = false;
        }
        const auto result = related(columns);
        const auto ranked = [&](const QString& search) { return relationRanking(series, result, {}, {search}); };
        const auto found = [](const RankingSpec& spec) {
            return std::count_if(spec.bars.begin(), spec.bars.end(), [](const Bar& bar) { return bar.found; });
        };
        const RankingSpec one = ranked(QStringLiteral("host07 -host070"));
        QCOMPARE(found(one), 9);
        QVERIFY2(one.subtitle.endsWith("Found: 9."), qPrintable(one.subtitle));
        const RankingSpec all = ranked(QStringLiteral("host"));
        QVERIFY2(all.subtitle.endsWith("Found: 150; the first 100 are shown."), qPrintable(all.subtitle));
        QCOMPARE(all.bars.size(), std::size_t{100 + 1 + 3});
        QVERIFY(ranked(QStringLiteral("disk")).subtitle.endsWith("No match."));
        QVERIFY(!ranked({}).subtitle.contains("ound"));
    }

    void thePairShowsImagesAndDifferences() {
        RelationPair pair;
        pair.first = fourSeries()[0];
        pair.second = fourSeries()[3];
        pair.firstImage = Eigen::Vector4d(1.0, 2.0, 3.0, 4.0);
        pair.secondImage = Eigen::Vector4d(1.5, 2.0, 1.0, 4.25);
        pair.coefficients = Eigen::Vector4d(0.667, 1.0, 0.333, 0.8);
        pair.degree = 0.7659;
        pair.imageName = QStringLiteral("mean images");
        RelationAxis axis;
        axis.names = {QStringLiteral("Threads"), QStringLiteral("Objects")};
        axis.points = 4;
        axis.labelsAt = [](std::size_t k) {
            return std::vector{QString::number(k < 2 ? 8 : 16), QString::number(1 + k % 2)};
        };
        const PlotSpec spec = relationPair(pair, axis, {});
        QCOMPARE(spec.title, QStringLiteral("How 0.766 comes about: mean images of the pair"));
        QCOMPARE(spec.curves.size(), std::size_t(3));
        QVERIFY(spec.curves[0].stems);
        QCOMPARE(spec.curves[0].y, (std::vector<double>{0.5, 0.0, 2.0, 0.25}));
        QCOMPARE(spec.curves[1].y, (std::vector<double>{1.0, 2.0, 3.0, 4.0}));
        QVERIFY(spec.curves[1].heavy && !spec.curves[2].heavy);
        QCOMPARE(spec.x.ticks, (std::vector<Tick>{{0, "1\n8"}, {1, "2"}, {2, "1\n16"}, {3, "2"}}));
        QCOMPARE(spec.guides.size(), std::size_t(1));  // between 8 and 16 threads
        QCOMPARE(spec.guides[0].at, 1.5);
        QCOMPARE(spec.y.label, QStringLiteral("mean images"));
        pair.imageName = QStringLiteral("values");
        pair.unit = QStringLiteral("MB/s");
        QCOMPARE(relationPair(pair, axis, {}).y.label, QStringLiteral("values, MB/s"));
        QVERIFY(spec.curves[0].pointTexts[2].contains(QStringLiteral("0.333")));
    }

    void manyPointsGetFewLabels() {
        RelationPair pair;
        pair.first = fourSeries()[0];
        pair.second = fourSeries()[1];
        pair.firstImage = pair.secondImage = Eigen::VectorXd::LinSpaced(5000, 0.0, 1.0);
        RelationAxis axis;
        axis.names = {QStringLiteral("Time")};
        axis.points = 5000;
        axis.labelsAt = [](std::size_t k) { return std::vector{QString::number(k)}; };
        const PlotSpec spec = relationPair(pair, axis, {});
        QVERIFY(spec.x.ticks.size() <= 41 && spec.x.ticks.size() > 10);
        QCOMPARE(spec.curves[1].y.size(), std::size_t(5000));
        axis.names.push_back(QStringLiteral("Try"));
        axis.labelsAt = [](std::size_t k) { return std::vector{QString::number(k / 500), QString::number(k % 500)}; };
        const PlotSpec nested = relationPair(pair, axis, {});
        QCOMPARE(nested.x.label, QStringLiteral("Time"));
        QCOMPARE(nested.x.ticks.size(), std::size_t(10));
        QCOMPARE(nested.x.ticks[2], (Tick{1000.0, QStringLiteral("2")}));
    }

    void curvesMeetTheirMarkersAtRho() {
        const auto result = related(crossing, 0.4);
        const PlotSpec spec = relationCurves(fourSeries(), sensitivity(result), result);
        QCOMPARE(spec.curves.size(), std::size_t(6));
        for (std::size_t i = 0; i < 3; ++i) {
            const Curve& line = spec.curves[i];
            const Curve& marker = spec.curves[i + 3];
            QVERIFY(line.labelled && !marker.labelled);
            QCOMPARE(marker.x, std::vector<double>{0.4});
            const auto at =
                std::find_if(line.x.begin(), line.x.end(), [](double x) { return std::abs(x - 0.4) < 1e-9; });
            QVERIFY(at != line.x.end());
            QVERIFY(std::abs(line.y[static_cast<std::size_t>(at - line.x.begin())] - marker.y[0]) < 1e-12);
        }
        QCOMPARE(spec.guides.size(), std::size_t(1));
        QVERIFY(spec.guides[0].handle);
        QCOMPARE(spec.guides[0].at, 0.4);
    }

    void seriesThatAreNotComparedStayQuiet() {
        auto series = fourSeries();
        series[2].shown = false;
        const auto result = related(crossing);
        const PlotSpec spec = relationCurves(series, sensitivity(result), result);
        QCOMPARE(spec.curves.size(), std::size_t(5));
        QVERIFY(!spec.curves[1].labelled);
    }

    void theSentenceNamesTheTurn_data() {
        QTest::addColumn<double>("rho");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("below") << 0.5
                               << "The order is the same for every ρ from 0.01 to 0.75. Above 0.75, 2-W passes 1-R.";
        QTest::newRow("above") << 0.9
                               << "The order is the same for every ρ from 0.75 to 1. Below 0.75, 1-R passes 2-W.";
    }

    void theSentenceNamesTheTurn() {
        QFETCH(double, rho);
        QTEST(orderSentence(fourSeries(), sensitivity(related(crossing)), rho), "sentence");
    }

    void noSentenceAboutASingleSeries() {
        auto series = fourSeries();
        series.resize(2);
        QVERIFY(orderSentence(series, sensitivity(related({{0, 0}, {0, 1}})), 0.5).isEmpty());
    }
};

GREYSCOPE_TEST(tst_relations_present)

}  // namespace tests_of_relations_present

#include "tst_relations_present.moc"
