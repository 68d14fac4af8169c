// Results that their source calls wrong: marked in trees, in the graph of a transfer and in the lists of Relative, on
// the chart and in its numbers.
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

#include "core/relative/column_tree.h"
#include "tests/support/invalid_benchmark.h"
#include "tests/support/relative_names.h"
#include "tests/support/test_registry.h"
#include "widgets/graph/graph_painter.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_tables.h"
#include "widgets/present/spec/spec_text.h"
#include "widgets/present/transfer/transfer_present.h"
#include "widgets/present/tree/column_tree_present.h"
#include "widgets/present/tree/tree_fold.h"
#include "widgets/tree/tree_painter.h"

namespace tests_of_invalid_marks {

using namespace greyscope;
using namespace greyscope::widgets;

namespace {

const QString kWhy = QStringLiteral("FAILED comparison");

relative::RelativeOptions pairOptions() {
    relative::RelativeOptions options;
    options.system = "system";
    options.from = "a";
    options.to = "b";
    options.value = "rate";
    options.factors = {"threads", "size"};
    options.aggregation = data::Aggregation::mean;
    return options;
}

relative::ColumnTree grown() {
    relative::ColumnTreeOptions options;
    options.response = "rate";
    options.factors = {"system", "threads"};
    base::NoProgress progress;
    return relative::columnTree(test::invalidBenchmark(), {}, options, progress).value();
}

template <class Spec, class Paint>
QImage painted(const Spec& spec, const Style& style, Paint paint) {
    QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter, QRectF(0, 0, 600, 400), spec, style);
    return image;
}

/// Whether a picture changes where the marks go.
template <class Spec, class Paint>
bool shows(const Spec& marked, const Spec& plain, Paint paint) {
    const auto changes = [&](const Style& style) {
        return painted(marked, style, paint) != painted(plain, style, paint);
    };
    return changes(Style::screen(Theme::light())) && changes(Style::paper(1.0));
}

TreeSpec withoutMarks(TreeSpec spec) {
    for (TreeNode& node : spec.nodes) {
        node.invalid.clear();
        node.invalidDots.clear();
    }
    return spec;
}

const auto kPaintTree = [](QPainter& painter, const QRectF& area, const TreeSpec& spec, const Style& style) {
    paintTree(painter, area, spec, style);
};

/// The only leaf with a mark.
const TreeNode* markedLeaf(const TreeSpec& spec) {
    const auto isMarked = [](const TreeNode& node) { return !node.invalid.isEmpty(); };
    const auto found = std::find_if(spec.nodes.begin(), spec.nodes.end(), isMarked);
    return std::count_if(spec.nodes.begin(), spec.nodes.end(), isMarked) == 1 && found->leaf ? &*found : nullptr;
}

}  // namespace

class tst_invalid_marks : public QObject {
    Q_OBJECT

private slots:
    void theLeafOfAColumnsTreeIsMarked() {
        const relative::ColumnTree result = grown();
        const TreeSpec spec = columnTree(result);
        const TreeNode* const leaf = markedLeaf(spec);
        QVERIFY(leaf);
        QCOMPARE(leaf->id,
                 result.tree.leafFor(cart::valuesOf(result.sample.features, result.options.factors, {"b", "4"})));
        QCOMPARE(leaf->invalid, kWhy);
        QCOMPARE(leaf->invalidDots, std::vector<double>{999.0});
        QVERIFY(spec.high > 999.0);
        QVERIFY(leaf->tooltip.contains(kWhy));
        QVERIFY(tabSeparated(spec).contains(kWhy));
        QVERIFY(!tabSeparated(withoutMarks(spec)).contains(QStringLiteral("invalid")));
        QVERIFY(shows(spec, withoutMarks(spec), kPaintTree));
        const TreeSpec all = folded(spec, {spec.nodes.front().id});
        QCOMPARE(all.nodes.front().invalid, kWhy);
        QCOMPARE(all.nodes.front().invalidDots, leaf->invalidDots);
    }

    void soAreTheTreeAndTheListsOfAPair() {
        base::NoProgress progress;
        const auto result = relative::relativePerformance(test::invalidBenchmark(), pairOptions(), progress);
        QVERIFY(result);
        const RelativeParts parts(*result);
        const TreeSpec spec = relativeTree(parts, test::relativeNames);
        QVERIFY(markedLeaf(spec));
        QCOMPARE(markedLeaf(spec)->id, parts.leafFor({"4", "2"}));
        QVERIFY(shows(spec, withoutMarks(spec), kPaintTree));
        const MatrixSpec remainder = joinRemainder(parts, test::relativeNames);
        std::size_t marked = 0;
        for (std::size_t row = 0; row < remainder.rows.size(); ++row) {
            QVERIFY(remainder.cell(row, 0).invalid.isEmpty());
            marked += remainder.cell(row, 1).invalid == kWhy ? 1 : 0;
        }
        QCOMPARE(marked, std::size_t{1});
        QVERIFY(tabSeparated(remainder).contains(kWhy));
        QVERIFY(tabSeparated(worstCells(parts, test::relativeNames)).contains(kWhy));
        const MatrixSpec counts = joinCounts(*result, test::relativeNames);
        QVERIFY(std::any_of(counts.rows.begin(), counts.rows.end(),
                            [](const Heading& row) { return row.label == QStringLiteral("Invalid results"); }));
    }

    void theSystemOfATransferIsMarked() {
        relative::TransferOptions options;
        options.model = pairOptions();
        options.model.to = "c";
        base::NoProgress progress;
        const auto result = relative::transfer(test::invalidBenchmark(), options, progress);
        QVERIFY(result);
        TransferNames names;
        names.refusal = [](const base::Error& /*error*/) { return QString(); };
        for (const char* system : {"a", "b", "c"}) {
            names.systems[system] = {QLatin1String(system), QLatin1String(system), {}, {}, QLatin1String(system)};
        }
        const TransferParts parts(*result, relative::transferAt(*result, {"4", "2"}).value(), std::move(names), 1);
        GraphSpec spec = transferGraph(parts, {}, {}, true);
        for (const GraphNode& node : spec.nodes) {
            QCOMPARE(node.invalid, node.id == QStringLiteral("b") ? kWhy : QString());
        }
        QVERIFY(tabSeparated(spec).contains(kWhy));
        GraphSpec plain = spec;
        std::for_each(plain.nodes.begin(), plain.nodes.end(), [](GraphNode& node) { node.invalid.clear(); });
        QVERIFY(
            shows(spec, plain, [](QPainter& painter, const QRectF& area, const GraphSpec& each, const Style& style) {
                paintGraph(painter, area, each, style);
            }));
    }
};

GREYSCOPE_TEST(tst_invalid_marks)

}  // namespace tests_of_invalid_marks

#include "tst_invalid_marks.moc"
