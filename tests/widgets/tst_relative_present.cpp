#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

#include "tests/support/plain_csv.h"
#include "tests/support/relative_names.h"
#include "tests/support/test_registry.h"
#include "widgets/present/relative/relative_grid.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_present.h"
#include "widgets/present/relative/relative_summary.h"

namespace tests_of_relative_present {

using namespace greyscope;
using test::relativeNames;
using widgets::Cell;
using widgets::Cut;
using widgets::GridChoice;
using widgets::MatrixSpec;
using widgets::RelativeParts;
using widgets::Side;
using widgets::Target;
using widgets::TreeNode;
using widgets::TreeSpec;

namespace {

relative::RelativeOptions sampleOptions() {
    relative::RelativeOptions options;
    options.value = "throughput_mb_s";
    options.system = "case";
    options.from = "1.1";
    options.to = "1.2";
    options.where = {{"operation", {"W"}}};
    options.factors = {"threads_per_ost", "objects_per_ost"};
    options.grow.maxLeaves = 5;
    options.grow.minLeaf = 2;
    return options;
}

relative::RelativeResult run(const data::Dataset& dataset, const relative::RelativeOptions& options) {
    base::NoProgress progress;
    return relative::relativePerformance(dataset, options, progress).value();
}

const relative::RelativeResult& sample() {
    static const relative::RelativeResult result = run(test::lustreThroughput(), sampleOptions());
    return result;
}

std::vector<const TreeNode*> leavesOf(const TreeSpec& spec) {
    std::vector<const TreeNode*> leaves;
    for (const TreeNode& node : spec.nodes) {
        if (node.leaf) {
            leaves.push_back(&node);
        }
    }
    std::sort(leaves.begin(), leaves.end(),
              [](const TreeNode* a, const TreeNode* b) { return a->position < b->position; });
    return leaves;
}

/// Systems a and b over a number, a text and a switch; one cell of each lacks its partner.
relative::RelativeResult mixed() {
    data::TextValues system{{"a", "b"}, {}}, disk{{"SAS", "SATA", "NVMe"}, {}};
    data::NumericValues size, flag, value;
    const auto add = [&](int s, double bytes, int d, double on, double measured) {
        system.codes.push_back(s);
        size.push_back(bytes);
        disk.codes.push_back(d);
        flag.push_back(on);
        value.push_back(measured);
    };
    for (int s = 0; s < 2; ++s) {
        for (int d = 0; d < 3; ++d) {
            for (int on = 0; on < 2; ++on) {
                for (const double bytes : {1e6, 2e6}) {
                    if (!(s == 1 && d == 2 && on == 1 && bytes == 2e6)) {
                        add(s, bytes, d, on, s == 0 ? 100.0 : 100.0 * (1.0 + d + 0.1 * on));
                    }
                }
            }
        }
    }
    add(1, 4e6, 0, 0, 100.0);
    relative::RelativeOptions options;
    options.value = "p";
    options.system = "system";
    options.from = "a";
    options.to = "b";
    options.factors = {"size_b", "disk", "flag"};
    options.grow.maxLeaves = 3;
    return run(
        data::Dataset::create(
            {{"system", "", system}, {"size_b", "B", size}, {"disk", "", disk}, {"flag", "", flag}, {"p", "", value}})
            .value(),
        options);
}

std::set<std::tuple<int, int, int, int>> innerCuts(const MatrixSpec& spec) {
    std::set<std::tuple<int, int, int, int>> cuts;
    for (const Cut& cut : spec.cuts) {
        const int last = static_cast<int>(cut.side == Side::horizontal ? spec.rows.size() : spec.columns.size());
        if (cut.at > 0 && cut.at < last) {
            cuts.insert({static_cast<int>(cut.side), cut.at, cut.from, cut.to});
        }
    }
    return cuts;
}

}  // namespace

class tst_relative_present : public QObject {
    Q_OBJECT

private slots:
    // The expected numbers are those of the design picture, computed independently from the paper's tables.
    void theTreeOfTheSampleReadsAsDesigned() {
        const TreeSpec spec = widgets::relativeTree(RelativeParts(sample()), relativeNames);
        const auto leaves = leavesOf(spec);
        QCOMPARE(leaves.size(), std::size_t{5});
        const QStringList means{"1.131×", "1.089×", "0.986×", "1.195×", "1.102×"};
        const QStringList counts{"4", "2", "6", "2", "6"};
        const QStringList spreads{"0.053", "0.145", "0.018", "0.219", "0.080"};
        for (int i = 0; i < 5; ++i) {
            const TreeNode& leaf = *leaves[static_cast<std::size_t>(i)];
            QCOMPARE(leaf.title, QString(QChar(u'A' + i)));
            QCOMPARE(leaf.valueText, means[i]);
            QCOMPARE(leaf.nText, counts[i]);
            QCOMPARE(leaf.spreadText, spreads[i]);
            QCOMPARE(leaf.few, counts[i] == QStringLiteral("2"));
            QCOMPARE(leaf.dots.size(), leaf.n);
        }
        QCOMPARE(spec.nodes.front().title, QStringLiteral("Threads/OST"));
        QCOMPARE(spec.nodes.front().detail, QStringLiteral("n 20, 1.081×"));
        QCOMPARE(leaves[0]->edge, QStringLiteral("≤ 8"));
        QCOMPARE(leaves[2]->edge, QStringLiteral("> 1"));
        QCOMPARE(spec.shortTitle, QStringLiteral("Throughput ratio 1.1-W → 1.2-W by Threads/OST and Objects/OST"));
        QCOMPARE(spec.title,
                 QStringLiteral("Throughput ratio system 1.1-W → system 1.2-W by Threads/OST and Objects/OST"));
    }

    void strippedDotsLieInsideTheStrip() {
        const TreeSpec spec = widgets::relativeTree(RelativeParts(sample()), relativeNames);
        for (const TreeNode* leaf : leavesOf(spec)) {
            for (const double dot : leaf->dots) {
                QVERIFY(spec.low < dot && dot < spec.high);
            }
        }
        QVERIFY(spec.low < 1.0 && spec.high > 1.0);
    }

    void aLeafLightsItsPathAndCellsAndAnInnerNodeItsLeaves() {
        const TreeSpec spec = widgets::relativeTree(RelativeParts(sample()), relativeNames);
        for (const TreeNode& node : spec.nodes) {
            int rows = 0;
            std::set<int> lit;
            for (const Target& target : node.link.lights) {
                rows += target.kind == Target::Kind::row;
                if (target.kind == Target::Kind::node) {
                    lit.insert(target.index);
                }
            }
            QCOMPARE(static_cast<std::size_t>(rows), node.n);
            if (node.leaf) {
                for (int above = node.parent; above >= 0; above = spec.nodes[static_cast<std::size_t>(above)].parent) {
                    QVERIFY(lit.count(spec.nodes[static_cast<std::size_t>(above)].id) == 1);
                }
                QCOMPARE(static_cast<int>(lit.size()), node.depth + 1);
            } else {
                QVERIFY(lit.count(node.id) == 1);
            }
        }
        QCOMPARE(spec.nodes.front().link.lights.size(), spec.nodes.size() + 20);
    }

    void theGridShowsRatiosLettersAndCuts() {
        const MatrixSpec grid =
            widgets::factorGrid(RelativeParts(sample()), {"threads_per_ost", "objects_per_ost", {"32", "2"}, false});
        QCOMPARE(grid.rows.size(), std::size_t{5});
        QCOMPARE(grid.columns.size(), std::size_t{4});
        QCOMPARE(grid.rows[2].label, QStringLiteral("32"));
        QCOMPARE(grid.cell(0, 0).text, QStringLiteral("1.129"));
        QCOMPARE(grid.cell(2, 0).text, QStringLiteral("1.234"));
        QCOMPARE(grid.cell(3, 0).text, QStringLiteral("1.415"));
        QCOMPARE(grid.cell(4, 3).text, QStringLiteral("1.127"));
        QStringList tags;
        for (const Cell& cell : grid.cells) {
            tags << cell.tag;
        }
        tags.removeAll(QString());
        QCOMPARE(tags, (QStringList{"A", "B", "C", "D", "E"}));
        const int h = static_cast<int>(Side::horizontal), v = static_cast<int>(Side::vertical);
        const std::set<std::tuple<int, int, int, int>> expected{{h, 1, 0, 4}, {h, 3, 0, 4}, {v, 1, 1, 5}};
        QCOMPARE(innerCuts(grid), expected);
        QCOMPARE(grid.high, 1.5);
    }

    void aCellLightsItselfItsLeafAndThePathAlone() {
        const MatrixSpec grid =
            widgets::factorGrid(RelativeParts(sample()), {"threads_per_ost", "objects_per_ost", {"32", "2"}, false});
        const widgets::Targets lit = grid.cell(2, 1).link.lights;
        int cells = 0, leaves = 0;
        for (const Cell& cell : grid.cells) {
            cells += widgets::touches(cell.link.is, lit);
        }
        const TreeSpec spec = widgets::relativeTree(RelativeParts(sample()), relativeNames);
        for (const TreeNode* leaf : leavesOf(spec)) {
            const bool touched = widgets::touches(leaf->link.is, lit);
            leaves += touched;
            QVERIFY(!touched || leaf->title == QStringLiteral("C"));
        }
        QCOMPARE(cells, 1);
        QCOMPARE(leaves, 1);
    }

    void otherFactorsAreHeldOrAveraged() {
        const relative::RelativeResult result = mixed();
        GridChoice choice{"size_b", "disk", {"1000000", "SAS", "1"}, false};
        const MatrixSpec held = widgets::factorGrid(RelativeParts(result), choice);
        QCOMPARE(held.rows[0].label, QStringLiteral("1000000"));
        QCOMPARE(held.cell(0, 1).text, QStringLiteral("2.100"));
        QVERIFY(!held.cell(1, 2).value);
        QVERIFY(held.cell(1, 2).text.isEmpty());
        QVERIFY(held.cell(1, 2).tooltip.contains(QStringLiteral("measured only on the reference")));
        QVERIFY(held.subtitle.contains(QStringLiteral("1 of 6")));
        QCOMPARE(widgets::cellValues(result, choice, 5), (std::vector<std::string>{"2000000", "NVMe", "1"}));
        choice.averaged = true;
        const MatrixSpec averaged = widgets::factorGrid(RelativeParts(result), choice);
        QCOMPARE(averaged.cell(0, 1).text, QStringLiteral("2.050"));
        QCOMPARE(averaged.cell(1, 2).text, QStringLiteral("3.000"));
    }

    void aSingleFactorMakesOneColumn() {
        relative::RelativeOptions options = sampleOptions();
        options.where.push_back({"objects_per_ost", {"1"}});
        options.factors = {"threads_per_ost"};
        const relative::RelativeResult result = run(test::lustreThroughput(), options);
        const std::vector<std::string> sides = widgets::decisiveFactors(result);
        QCOMPARE(sides, std::vector<std::string>{"threads_per_ost"});
        const MatrixSpec grid = widgets::factorGrid(RelativeParts(result), {sides[0], "", {"8"}, false});
        QCOMPARE(grid.columns.size(), std::size_t{1});
        QCOMPARE(grid.cell(3, 0).text, QStringLiteral("1.415"));
    }

    void decisiveFactorsAreThoseThatLowerTheError() {
        const std::vector<std::string> sides = widgets::decisiveFactors(mixed());
        QVERIFY(std::find(sides.begin(), sides.end(), "disk") != sides.end());
    }

    void theCurveShowsSizesParityAndTheHandle() {
        const widgets::PlotSpec plot = widgets::splittingCurve(sample());
        QVERIFY(plot.curves.size() >= 3);
        const auto curve = [&plot](const QString& name) {
            return *std::find_if(plot.curves.begin(), plot.curves.end(),
                                 [&name](const widgets::Curve& entry) { return entry.name == name; });
        };
        const widgets::Curve leftOut = curve(QStringLiteral("left out"));
        QVERIFY(std::abs(leftOut.y[0] - 8.94) < 0.005);
        QVERIFY(std::abs(leftOut.y[4] - 9.92) < 0.005);
        QVERIFY(leftOut.low[4] < leftOut.y[4] && leftOut.y[4] < leftOut.high[4]);
        QVERIFY(std::abs(curve(QStringLiteral("parity")).y[0] - 8.40) < 0.005);
        QCOMPARE(plot.guides.size(), std::size_t{1});
        QVERIFY(plot.guides[0].handle);
        QCOMPARE(plot.guides[0].at, 5.0);
    }

    void rulesReadAsSentences() {
        const auto rows = widgets::ruleRows(RelativeParts(sample()));
        QCOMPARE(rows.size(), std::size_t{5});
        QCOMPARE(rows[0].condition, QStringLiteral("Threads/OST ≤ 8"));
        QCOMPARE(rows[2].condition, QStringLiteral("Threads/OST 16…32 and Objects/OST > 1"));
        QCOMPARE(rows[3].condition, QStringLiteral("Threads/OST > 32 and Objects/OST ≤ 1"));
        QCOMPARE(rows[2].value, QStringLiteral("0.986×"));
        QCOMPARE(widgets::rulesText(sample()).count(QStringLiteral("IF ")), 5);
        const auto named = widgets::ruleRows(RelativeParts(mixed()));
        QVERIFY(std::any_of(named.begin(), named.end(), [](const widgets::RuleRow& row) {
            return row.condition.contains(QStringLiteral("NVMe"));
        }));
    }

    void baselinesStandBesideTheTree() {
        const auto rows = widgets::errorRows(sample(), relativeNames);
        QCOMPARE(rows.size(), std::size_t{4});
        QCOMPARE(rows[0].text, QStringLiteral("8.40 %"));
        QVERIFY(rows[3].least);
        QCOMPARE(rows[1].text, QStringLiteral("8.94 %"));
        QCOMPARE(rows[2].text, QStringLiteral("9.92 %"));
        QVERIFY(widgets::honestSentence(sample()).startsWith(
            QStringLiteral("For this pair no tree is better than parity. ")));
        QVERIFY(widgets::honestSentence(sample()).contains(rows[3].text));
        QVERIFY(widgets::honestSentence(mixed()).isEmpty());
        QVERIFY(widgets::doubtSentence(sample(), relativeNames).contains(QStringLiteral("fewer than three")));
        QVERIFY(widgets::doubtSentence(mixed(), {"a", "b", {}, {}}).contains(QStringLiteral("measured only on a")));
    }

    void aTreeOfTheRightSizeIsRecommendedWhereItBeatsParity() {
        relative::RelativeResult result = sample();
        result.sizes[1].validated = 5.0;
        QVERIFY(widgets::honestSentence(result).contains(QStringLiteral("5.00 %")));
    }

    void askingForACellAnswersAsDesigned() {
        QCOMPARE(widgets::middleCell(RelativeParts(sample())), (std::vector<std::string>{"32", "2"}));
        const widgets::Answer answer = widgets::answerFor(RelativeParts(sample()), {"32", "2"}, std::nullopt);
        QCOMPARE(answer.leafLetter, QStringLiteral("C"));
        QCOMPARE(*answer.base, 820.0);
        QCOMPARE(std::lround(*answer.predicted), 808L);
        QCOMPARE(std::lround(answer.low), 791L);
        QCOMPARE(std::lround(answer.high), 837L);
        QCOMPARE(std::lround(*answer.leftOut), 809L);
        QCOMPARE(*answer.measured, 803.0);
        QVERIFY(std::abs(*answer.error - 0.77) < 0.005);
        const widgets::Answer doubled = widgets::answerFor(RelativeParts(sample()), {"32", "2"}, 1640.0);
        QCOMPARE(*doubled.predicted, 2.0 * *answer.predicted);
        QCOMPARE(*doubled.leftOut, *answer.leftOut);
    }

    void aCellThatNobodyMeasuredNeedsAValue() {
        const std::vector<std::string> cell{"2000000", "NVMe", "1"};
        const widgets::Answer blank = widgets::answerFor(RelativeParts(mixed()), cell, std::nullopt);
        QCOMPARE(blank.row, -1);
        QVERIFY(!blank.predicted && !blank.measured && !blank.leftOut);
        QVERIFY(widgets::answerFor(RelativeParts(mixed()), cell, 50.0).predicted.has_value());
    }

    void longNamesLoseWhatTheyBeginWithAlike() {
        using Names = std::pair<QString, QString>;
        QCOMPARE(widgets::shortNames(QStringLiteral("1.1-W"), QStringLiteral("1.1-R")),
                 (Names{QStringLiteral("1.1-W"), QStringLiteral("1.1-R")}));
        QCOMPARE(widgets::shortNames(QStringLiteral("SERVER/M1015/MX200"), QStringLiteral("SERVER/M1015/MX200x3")),
                 (Names{QStringLiteral("…MX200"), QStringLiteral("…MX200x3")}));
        QCOMPARE(widgets::shortNames(QStringLiteral("a-long-name-of-one"), QStringLiteral("another-long-name")).second,
                 QStringLiteral("another-long-name"));
    }

    void factorsLoseASharedPrefix() {
        const std::vector<std::string> options{"SQLITE_OMIT_A", "SQLITE_OMIT_B", "SQLITE_DISABLE_C"};
        QCOMPARE(widgets::factorTitle(options, "SQLITE_OMIT_B"), widgets::columnTitle("OMIT_B"));
        QCOMPARE(widgets::factorTitle({"threads_per_ost", "objects_per_ost"}, "threads_per_ost"),
                 QStringLiteral("Threads/OST"));
        QCOMPARE(widgets::factorTitle({"a_x", "a_x_y", "a_x_z"}, "a_x"), widgets::columnTitle("a_x"));
    }

    void oneLeafIsATreeToo() {
        relative::RelativeOptions options = sampleOptions();
        options.grow.maxLeaves = 1;
        const relative::RelativeResult result = run(test::lustreThroughput(), options);
        const TreeSpec spec = widgets::relativeTree(RelativeParts(result), relativeNames);
        QCOMPARE(spec.leafCount, 1);
        QCOMPARE(spec.nodes.front().valueText, QStringLiteral("1.081×"));
        QCOMPARE(widgets::ruleRows(RelativeParts(result)).front().condition, QStringLiteral("all cells"));
        const MatrixSpec grid =
            widgets::factorGrid(RelativeParts(result), {"threads_per_ost", "objects_per_ost", {"32", "2"}, false});
        QVERIFY(innerCuts(grid).empty());
    }

    void letterPastZ() {
        relative::RelativeOptions options = sampleOptions();
        options.where = {};
        options.system = "operation";
        options.from = "W";
        options.to = "R";
        options.factors = {"case", "threads_per_ost", "objects_per_ost"};
        options.grow = {};
        const relative::RelativeResult result = run(test::lustreThroughput(), options);
        const RelativeParts parts(result);
        QVERIFY(parts.leaves().size() > 60);
        QCOMPARE(parts.letter(parts.leaves()[25]), QStringLiteral("Z"));
        QCOMPARE(parts.letter(parts.leaves()[26]), QStringLiteral("AA"));
        QCOMPARE(parts.letter(parts.leaves()[53]), QStringLiteral("BB"));
    }
};

GREYSCOPE_TEST(tst_relative_present)

}  // namespace tests_of_relative_present

#include "tst_relative_present.moc"
