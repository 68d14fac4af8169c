#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/relative/transfer.h"
#include "core/relative/transfer_weights.h"
#include "tests/support/plain_csv.h"
#include "tests/support/test_registry.h"
#include "widgets/present/spec/spec_text.h"
#include "widgets/present/transfer/transfer_present.h"
#include "widgets/present/transfer/transfer_summary.h"

namespace tests_of_transfer_present {

using namespace greyscope;
using namespace greyscope::widgets;

namespace {

relative::TransferResult sampleResult(bool chosenPairs) {
    relative::TransferOptions options;
    options.model.value = "throughput_mb_s";
    options.model.system = "case";
    options.model.from = "2.1";
    options.model.to = "3.2";
    options.model.where = {{"operation", {"W"}}};
    options.model.factors = {"threads_per_ost", "objects_per_ost"};
    options.model.grow.minLeaf = 2;
    options.model.grow.maxLeaves = 5;
    if (chosenPairs) {
        options.pairs = {{"2.1", "1.1"}, {"1.1", "1.2"}, {"1.2", "3.2"}, {"2.1", "4.1"},
                         {"4.1", "3.2"}, {"2.1", "4.2"}, {"4.2", "3.2"}};
    }
    base::NoProgress progress;
    return relative::transfer(test::lustreThroughput(), options, progress).value();
}

TransferParts partsOf(const relative::TransferResult& result, std::size_t combined,
                      const std::vector<std::string>& cell = {"32", "2"}) {
    TransferNames names;
    names.metric = QStringLiteral("Throughput");
    names.unit = QStringLiteral("MB/s");
    names.refusal = [](const base::Error& /*error*/) { return QStringLiteral("why"); };
    for (const relative::TransferNode& node : result.nodes) {
        std::vector<std::string> systems = node.aliases;
        systems.push_back(node.name);
        for (const std::string& system : systems) {
            const QString brief = QString::fromStdString(system);
            names.systems[system] = {brief + QStringLiteral("-W"),
                                     brief,
                                     QStringLiteral("detail"),
                                     {QStringLiteral("case ") + brief.left(1), QStringLiteral("Lustre")},
                                     QStringLiteral("table/") + brief};
        }
    }
    return {result, relative::transferAt(result, cell).value(), std::move(names), combined};
}

const StripRow& rowNamed(const DotStripSpec& spec, const QString& name) {
    const auto found =
        std::find_if(spec.rows.begin(), spec.rows.end(), [&](const StripRow& row) { return row.name == name; });
    if (found == spec.rows.end()) {
        qFatal("no such row");
    }
    return *found;
}

}  // namespace

class tst_transfer_present : public QObject {
    Q_OBJECT

private slots:
    // The best three at a measured cell are those by the other cells, and may be others than the best three of all.
    void theAskedCellsOwnPathsAreShown() {
        const relative::TransferResult result = sampleResult(false);
        std::size_t others = 0;
        for (const relative::TransferCell& cell : result.cells) {
            const TransferParts parts = partsOf(result, 3, cell.labels);
            QCOMPARE(parts.combined().size(), std::size_t{3});
            QCOMPARE(parts.combinationName(), QStringLiteral("A ⊕ B ⊕ C"));
            double sum = 0.0;
            for (const WeightRow& row : weightRows(parts)) {
                sum += row.weight;
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-9);
            others += parts.combined().back() > 2 ? 1 : 0;
            const DotStripSpec spec = transferStrips(parts, true);
            QCOMPARE(std::count_if(spec.rows.begin(), spec.rows.end(),
                                   [](const StripRow& row) { return row.numbers[1].has_value(); }),
                     std::ptrdiff_t{4});  // three paths and their combination have a weight
        }
        QVERIFY(others > 0 && others < result.cells.size());
    }

    // Numbers of the design picture; there A is the path by 1.1 and 1.2, here the best one.
    void theSampleReadsAsDesigned() {
        const relative::TransferResult result = sampleResult(true);
        const TransferParts parts = partsOf(result, 8);
        const DotStripSpec spec = transferStrips(parts, true);
        QCOMPARE(spec.title, QStringLiteral("Paths compared with the measured ratio 0.566×"));
        QVERIFY(spec.subtitle.contains(QStringLiteral("20 cells, each left out in turn")));
        QVERIFY(spec.subtitle.contains(QStringLiteral("Paths A and B are better than the direct tree")));
        QCOMPARE(rowNamed(spec, QStringLiteral("C")).texts,
                 (std::vector<QString>{QStringLiteral("2.1 ⊗ 1.1 ⊗ 1.2 ⊗ 3.2"), QStringLiteral("0.18"),
                                       QStringLiteral("0.596×"), QStringLiteral("5.4 %")}));
        QCOMPARE(rowNamed(spec, QStringLiteral("A")).meanText, QStringLiteral("3.24 %"));
        QCOMPARE(rowNamed(spec, QStringLiteral("B")).meanText, QStringLiteral("3.72 %"));
        QCOMPARE(rowNamed(spec, QStringLiteral("C")).mostText, QStringLiteral("21.8 %"));
        QCOMPARE(rowNamed(spec, QStringLiteral("A ⊕ B ⊕ C")).meanText, QStringLiteral("3.44 %"));
        QCOMPARE(rowNamed(spec, QStringLiteral("Direct")).texts[2], QStringLiteral("0.537×"));
        QCOMPARE(rowNamed(spec, QStringLiteral("One mean ratio")).texts[3], QStringLiteral("7.3 %"));
        QCOMPARE(spec.footer, QStringLiteral("Parity, 3.2-W = 2.1-W, has a mean error of 67.8 %."));
        const CardText card = transferCard(parts);
        QCOMPARE(card.big, QStringLiteral("309 MB/s"));
        QCOMPARE(card.how, QStringLiteral("555 × 0.556"));
        QCOMPARE(card.rows[1].value, QStringLiteral("298 MB/s"));
        QCOMPARE(card.rows[2].value, QStringLiteral("1.7 %"));
    }

    void theGraphHasEachSystemAndRelationOnce() {
        const relative::TransferResult result = sampleResult(true);
        const GraphSpec spec = transferGraph(partsOf(result, 8), {}, {}, true);
        QCOMPARE(spec.nodes.size(), std::size_t{6});
        QCOMPARE(spec.edges.size(), std::size_t{8});
        const auto node = [&](const QString& id) {
            return *std::find_if(spec.nodes.begin(), spec.nodes.end(),
                                 [&](const GraphNode& entry) { return entry.id == id; });
        };
        QCOMPARE(node(QStringLiteral("2.1")).x, 0.0);
        QCOMPARE(node(QStringLiteral("3.2")).x, 1.0);
        QCOMPARE(node(QStringLiteral("2.1")).badge, QStringLiteral("R"));
        QCOMPARE(node(QStringLiteral("1.1")).title, QStringLiteral("1.1-W ≡ 2.2"));
        QCOMPARE(node(QStringLiteral("4.2")).caption, QStringLiteral("path A"));
        QCOMPARE(node(QStringLiteral("4.2")).detail, QStringLiteral("case 4"));  // what they all share says nothing
        // Each path has its letter on a system or a step that it has for itself.
        QStringList captions;
        for (const GraphNode& entry : spec.nodes) {
            captions << entry.caption;
        }
        for (const GraphEdge& edge : spec.edges) {
            captions << edge.caption;
        }
        captions.removeAll(QString());
        captions.sort();
        QCOMPARE(captions.first(), QStringLiteral("direct"));
        QCOMPARE(captions.mid(1, 3),
                 (QStringList{QStringLiteral("path A"), QStringLiteral("path B"), QStringLiteral("path C")}));
        QVERIFY(node(QStringLiteral("1.1")).y < node(QStringLiteral("2.1")).y);  // the longest path at the top
        // Thicker where the error is smaller.
        for (const GraphEdge& a : spec.edges) {
            for (const GraphEdge& b : spec.edges) {
                QVERIFY(*a.error >= *b.error || a.widthPt > b.widthPt);
            }
        }
        const auto direct = std::find_if(spec.edges.begin(), spec.edges.end(),
                                         [](const GraphEdge& edge) { return edge.dash == Dash::dashed; });
        QCOMPARE(direct->text, QStringLiteral("0.537×"));
        QCOMPARE(direct->errorText, QStringLiteral("4.2 %"));
        QCOMPARE(transferGraph(partsOf(result, 8), {}, {}, false).edges.size(), std::size_t{7});
    }

    void movedNodesStandWhereTheyWerePut() {
        const relative::TransferResult result = sampleResult(true);
        const GraphSpec spec = transferGraph(partsOf(result, 8), {}, {{"4.1", 0.25, 0.75}}, true);
        const auto node = std::find_if(spec.nodes.begin(), spec.nodes.end(),
                                       [](const GraphNode& entry) { return entry.id == QStringLiteral("4.1"); });
        QCOMPARE(node->x, 0.25);
        QCOMPARE(node->y, 0.75);
    }

    void aPathIsLitInGraphTableAndWeights() {
        const relative::TransferResult result = sampleResult(true);
        const TransferParts parts = partsOf(result, 8);
        const DotStripSpec strips = transferStrips(parts, true);
        const Targets lit = rowNamed(strips, QStringLiteral("C")).link.lights;
        const GraphSpec graph = transferGraph(parts, {}, {}, true);
        const auto count = std::count_if(graph.edges.begin(), graph.edges.end(),
                                         [&](const GraphEdge& edge) { return touches(edge.link.is, lit); });
        QCOMPARE(count, std::ptrdiff_t{3});
        const std::vector<WeightRow> weights = weightRows(parts);
        QVERIFY(touches(weights[2].link.is, lit) && !touches(weights[0].link.is, lit));
        QCOMPARE(parts.pathOf(lit), std::size_t{2});
        QCOMPARE(parts.pathOf({}), result.paths.size());
    }

    void furtherPathsFollowTheBest() {
        const relative::TransferResult result = sampleResult(false);
        const TransferParts parts = partsOf(result, 3);
        const DotStripSpec spec = transferStrips(parts, true);
        QCOMPARE(spec.rows.size(), std::size_t{16 + 3});
        QCOMPARE(spec.rows[3].name, QStringLiteral("A ⊕ B ⊕ C"));
        QCOMPARE(spec.rows[6].name, QStringLiteral("4"));
        QCOMPARE(spec.rows[6].texts[1], QStringLiteral("–"));
        QVERIFY(boundsSentence(parts).contains(QStringLiteral("best 3 of 16 paths")));
        QVERIFY(equalSentence(parts).contains(QStringLiteral("Each group shares one node")));
        // All systems are there to be drawn to, those on no path as chips.
        const GraphSpec graph = transferGraph(parts, {}, {}, true);
        QCOMPARE(graph.nodes.size(), std::size_t{6});
        const auto chips =
            std::count_if(graph.nodes.begin(), graph.nodes.end(), [](const GraphNode& node) { return node.chip; });
        QVERIFY(chips > 0);
    }

    void growthEndsAtThePathsError() {
        const relative::TransferResult result = sampleResult(true);
        const std::vector<GrowthRow> rows = growthRows(partsOf(result, 8), 2);
        QCOMPARE(rows.size(), std::size_t{4});
        QVERIFY(!rows.front().error);
        QCOMPARE(shortPercent(*rows[1].error), QStringLiteral("9.2 %"));
        QCOMPARE(rows.back().text, QStringLiteral("7.56 %"));
    }

    void namesKeepTheTailThatTellsThemApart() {
        QCOMPARE(distinctTails(
                     {QStringLiteral("a/x"), QStringLiteral("b/x"), QStringLiteral("b/c/y"), QStringLiteral("plain")}),
                 (std::vector<QString>{QStringLiteral("a/x"), QStringLiteral("b/x"), QStringLiteral("y"),
                                       QStringLiteral("plain")}));
    }

    void theTablesAreCopiedWithAllTheirNumbers() {
        const relative::TransferResult result = sampleResult(true);
        const TransferParts parts = partsOf(result, 8);
        const QStringList edges = tabSeparated(transferGraph(parts, {}, {}, true)).split(QLatin1Char('\n'));
        QCOMPARE(edges.size(), 1 + 8 + 1);
        const QStringList rows = tabSeparated(transferStrips(parts, true)).split(QLatin1Char('\n'));
        QCOMPARE(rows.size(), 1 + 6 + 1);
        QCOMPARE(rows[1].split(QLatin1Char('\t')).size(), 1 + 4 + 2 + 20);
        QVERIFY(std::abs(rows[1].split(QLatin1Char('\t'))[5].toDouble() - result.paths[0].errors->are) < 1e-12);
    }
};

GREYSCOPE_TEST(tst_transfer_present)

}  // namespace tests_of_transfer_present

#include "tst_transfer_present.moc"
