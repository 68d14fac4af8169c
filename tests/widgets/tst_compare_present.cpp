#include <QTest>

#include <algorithm>
#include <cmath>

#include "tests/support/test_registry.h"
#include "widgets/present/compare/compare_present.h"
#include "widgets/present/compare/compare_summary.h"
#include "widgets/present/compare/compare_tables.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/table/table_text.h"

namespace tests_of_compare_present {

using namespace greyscope;
using namespace greyscope::widgets;
using stats::Verdict;

namespace {

/// Cells op x nodes x size: reads twice as fast afterwards, writes half as fast; `repeats` measurements with a spread
/// of 1 %.
stats::Comparison sample(std::size_t repeats, std::size_t sizes = 2, stats::ChangeOptions how = {}) {
    data::TextValues op{{"write", "read"}, {}};
    data::NumericValues nodes;
    data::NumericValues size;
    data::NumericValues before;
    data::NumericValues after;
    for (const int operation : {0, 1}) {
        for (const double node : {8.0, 1.0}) {
            for (std::size_t s = 0; s < sizes; ++s) {
                for (std::size_t k = 0; k < repeats; ++k) {
                    op.codes.push_back(operation);
                    nodes.push_back(node);
                    size.push_back(4.0 * static_cast<double>(s + 1));
                    before.push_back(100.0 + static_cast<double>(k));
                    after.push_back((operation == 0 ? 0.5 : 2.0) * (100.0 + static_cast<double>(k)));
                }
            }
        }
    }
    const auto table = [&](const data::NumericValues& values) {
        return *data::Dataset::create(
            {{"op", "", op}, {"nodes", "", nodes}, {"size", "", size}, {"bw", "MB/s", values}});
    };
    base::NoProgress progress;
    return *stats::compareRuns({table(before), {}, "old"}, {table(after), {}, "new"},
                               {{"op", "nodes", "size"}, "bw", {}, how}, {1}, progress);
}

}  // namespace

class tst_compare_present : public QObject {
    Q_OBJECT

private slots:
    void changesStandByTheirLevels() {
        const stats::Comparison comparison = sample(3);
        const MatrixSpec spec = changeMatrix(comparison, {QStringLiteral("old"), QStringLiteral("new")});
        // op groups the columns, size runs across, nodes run down, ascending.
        QCOMPARE(spec.columns.size(), std::size_t{4});
        QCOMPARE(spec.columns[0].group, QStringLiteral("write"));
        QCOMPARE(spec.columns[3].label, QStringLiteral("8"));
        QCOMPARE(spec.rows.size(), std::size_t{2});
        QCOMPARE(spec.rows[0].label, QStringLiteral("1"));
        QCOMPARE(spec.cell(0, 0).text, QStringLiteral("▼50"));
        QCOMPARE(spec.cell(1, 3).text, QStringLiteral("▲100"));
        QVERIFY(std::abs(*spec.cell(1, 3).value - 2.0) < 1e-12);
        QCOMPARE(changeCellOf(spec.cell(0, 0).link.is.front()), std::optional<std::size_t>(2));
        QVERIFY(spec.cell(0, 0).tooltip.contains(QStringLiteral("n 3")));
    }

    /// Marked are the cells that hold an invalid result: also one of which a run has no other, in a place of its own.
    void invalidResultsAreMarked() {
        stats::Comparison comparison = sample(3);
        const std::vector<std::string> both = comparison.cells[1].labels;  // write, 8, 8
        const std::vector<std::string> alone{"write", "2", "8"};
        comparison.after.leftOut.invalid = {{"new", both, 0, 50.0, "FAILED comparison"},
                                            {"new", alone, 1, {}, "2 errors"}};
        const RunNames names{QStringLiteral("old"), QStringLiteral("new")};
        const MatrixSpec spec = changeMatrix(comparison, names);
        QCOMPARE(spec.rows[1].label, QStringLiteral("2"));
        QCOMPARE(spec.cell(2, 1).invalid, QStringLiteral("FAILED comparison"));
        QCOMPARE(spec.cell(2, 1).text, QStringLiteral("▼50"));
        QCOMPARE(spec.cell(1, 1).invalid, QStringLiteral("2 errors"));
        QVERIFY(!spec.cell(1, 1).value);
        QCOMPARE(std::count_if(spec.cells.begin(), spec.cells.end(),
                               [](const Cell& cell) { return !cell.invalid.isEmpty(); }),
                 2);
        const RankingSpec list = changeList(comparison, {ChangeOrder::cell, {}});
        QCOMPARE(list.bars[1].invalid, QStringLiteral("FAILED comparison"));
        QVERIFY(list.bars[0].invalid.isEmpty());
        const PlotSpec repeats = repeatsChart(comparison, 1, names);
        QVERIFY(isInvalidCurve(repeats.curves.back()));
        QCOMPARE(repeats.curves.back().y, std::vector{50.0});
        QVERIFY(!isInvalidCurve(repeatsChart(comparison, 0, names).curves.back()));
    }

    /// The ends of the list and the first cells of the matrix: the window would be deaf while it made more.
    void manyCellsAreShownInPart() {
        const stats::Comparison comparison = sample(2, 1250);
        const RankingSpec list = changeList(comparison, {});
        QCOMPARE(list.bars.size(), std::size_t{1001});
        QCOMPARE(list.bars[500].folded, 4000);
        QVERIFY(list.bars.front().value < -49.0 && list.bars.back().value > 99.0);
        const MatrixSpec matrix = changeMatrix(comparison, {QStringLiteral("old"), QStringLiteral("new")});
        QVERIFY2(matrix.subtitle.contains(QStringLiteral("The first 2000 of 5000 cells")), qPrintable(matrix.subtitle));
        QCOMPARE(std::count_if(matrix.cells.begin(), matrix.cells.end(), [](const Cell& cell) { return cell.value; }),
                 std::ptrdiff_t{2000});
    }

    /// One measurement a cell decides nothing, and says so instead of a number.
    void withoutRepeatsThereIsNoVerdict() {
        const stats::Comparison comparison = sample(1);
        const MatrixSpec spec = changeMatrix(comparison, {});
        QVERIFY(std::all_of(spec.cells.begin(), spec.cells.end(),
                            [](const Cell& cell) { return cell.text == QStringLiteral("○"); }));
        const RankingSpec list = changeList(comparison, {});
        QVERIFY(std::none_of(list.bars.begin(), list.bars.end(), [](const Bar& bar) { return bar.low; }));
        QCOMPARE(list.bars.front().note, QStringLiteral("–"));
        QVERIFY(doubtNotes(comparison).join('\n').contains(QStringLiteral("a side has only one measurement")));
        QVERIFY(!tabbedText(changedCells(comparison)).contains(QStringLiteral("nan")));
    }

    void theListGoesFromWorseToBetter() {
        const stats::Comparison comparison = sample(3);
        const RankingSpec list = changeList(comparison, {});
        QCOMPARE(list.bars.size(), std::size_t{8});
        QCOMPARE(list.bars.front().signWord, QStringLiteral("worse"));
        QCOMPARE(list.bars.back().text, QStringLiteral("+100.0 %"));
        // Half and double lie as far from no change.
        QVERIFY(std::abs(list.placeOf(-50.0) + list.placeOf(100.0) - 1.0) < 1e-12);
        QCOMPARE(list.placeOf(0.0), 0.5);
        for (const Bar& bar : list.bars) {
            QVERIFY(list.placeOf(*bar.low) > 0.0 && list.placeOf(*bar.high) < 1.0);
        }
        const RankingSpec some = changeList(comparison, {ChangeOrder::cell, {Verdict::worse}});
        QCOMPARE(some.bars.size(), std::size_t{4});
        QVERIFY(some.subtitle.contains(QStringLiteral("4 cells are hidden")));
    }

    void ofManyCellsTheMiddleIsFolded() {
        const stats::Comparison comparison = sample(1, 700);
        const RankingSpec list = changeList(comparison, {});
        QCOMPARE(list.bars.size(), std::size_t{1001});
        QCOMPARE(list.bars[500].folded, 1800);
        const MatrixSpec matrix = changeMatrix(comparison, {});
        QCOMPARE(matrix.cells.size(), std::size_t{2100});  // three rows that the first 2,000 cells are in
    }

    void repeatsStandOnBothSides() {
        const stats::Comparison comparison = sample(4);
        const PlotSpec plot = repeatsChart(comparison, 0, {QStringLiteral("old"), QStringLiteral("new")});
        QCOMPARE(plot.curves[0].y, comparison.cells[0].before.values);
        QCOMPARE(plot.curves[3].low.front(), comparison.cells[0].after.interval->low);
        QCOMPARE(plot.curves[3].name, QStringLiteral("new"));
        const QString account = changeAccount(comparison, comparison.cells[0]);
        QVERIFY2(account.contains(QStringLiteral("n 4, 99.5 … 104, CV 1.3 %")), qPrintable(account));
    }

    void oppositeChangesAreTold() {
        const stats::Comparison comparison = sample(3);
        QVERIFY(oppositeNote(comparison).contains(QStringLiteral("write worse, read better")));
        const CardText card = changeCard(comparison);
        QCOMPARE(card.big, QStringLiteral("4 of 8 cells worse, 4 better"));
        QVERIFY(card.how.contains(QStringLiteral("0.0 %")));
        QCOMPARE(card.rows.size(), std::size_t{2});
        QVERIFY(adjustmentText(comparison).contains(QStringLiteral("Unadjusted, 8")));
    }

    /// Colours and words say no more than is known.
    void withoutADirectionCellsAreHigherOrLower() {
        stats::Comparison comparison = sample(3);
        QVERIFY(unknownBetterText(comparison).isEmpty());
        comparison.options.better.reset();
        QVERIFY(!unknownBetterText(comparison).isEmpty());
        QVERIFY(verdictWord(Verdict::worse, false) != verdictWord(Verdict::worse, true));
        QVERIFY(changeCard(comparison).big.contains(verdictWord(Verdict::better, false)));
        const RankingSpec list = changeList(comparison, {});
        QCOMPARE(list.bars.front().signWord, verdictWord(Verdict::worse, false));
        QVERIFY(list.bars.front().ink == list.bars.back().ink);  // neither good nor bad
    }

    /// The share of 2.5 % chances is told as it is.
    void numbersReadAsTheyAre() {
        QCOMPARE(changeText(-0.2449), QStringLiteral("−24.5 %"));
        QCOMPARE(changeText(0.0001), QStringLiteral("0.0 %"));
        QCOMPARE(changeRange(stats::Interval{-0.313, -0.171}), QStringLiteral("−31.3 … −17.1 %"));
        QCOMPARE(probabilityText(0.00004), QStringLiteral("< 0.0001"));
        QCOMPARE(shareText(0.025), QStringLiteral("2.5 %"));
    }
};

GREYSCOPE_TEST(tst_compare_present)

}  // namespace tests_of_compare_present

#include "tst_compare_present.moc"
