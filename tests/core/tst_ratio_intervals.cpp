// The intervals of performance ratios, and that folds never part repeats of one cell.
#include <QTest>

#include <cmath>

#include "core/relative/model.h"
#include "core/relative/validate.h"
#include "core/stats/ratio.h"
#include "tests/support/test_registry.h"

namespace tests_of_ratio_intervals {

using namespace greyscope;

namespace {

/// Systems a and b at 1, 2 and 3 threads with three repeats: b is twice as fast at 1, as fast at 2, and was measured
/// once at 3.
data::Dataset table() {
    const data::TextValues systems{{"a", "b"}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1}};
    return *data::Dataset::create(
        {{"system", "", systems},
         {"threads", "", data::NumericValues{1, 1, 1, 2, 2, 2, 3, 3, 3, 1, 1, 1, 2, 2, 2, 3}},
         {"run", "", data::NumericValues{1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1}},
         {"rate", "", data::NumericValues{99, 100, 101, 199, 200, 201, 5, 6, 7, 198, 200, 202, 196, 201, 204, 6}}});
}

relative::RelativeOptions options(data::Aggregation how = data::Aggregation::none) {
    relative::RelativeOptions options;
    options.value = "rate";
    options.system = "system";
    options.from = "a";
    options.to = "b";
    options.factors = {"threads"};
    options.repeats = {"run"};
    options.settings = {"threads", "system"};
    options.aggregation = how;
    return options;
}

}  // namespace

class tst_ratio_intervals : public QObject {
    Q_OBJECT

private slots:
    void areFiellers() {
        const auto table = *relative::joinRatios(tests_of_ratio_intervals::table(), options());
        const std::vector<double> a{99, 100, 101};
        const std::vector<double> b{198, 200, 202};
        const auto wanted = stats::fiellerRatio(stats::momentsOf(b), stats::momentsOf(a), stats::Variances::own, 0.95);
        QVERIFY(table.rows[0].interval == wanted->interval);
        QCOMPARE(table.rows[0].differsFromParity(), std::optional(true));
        QCOMPARE(table.rows[1].differsFromParity(), std::optional(false));
        QVERIFY(!table.rows[2].interval && !table.rows[2].differsFromParity());  // one measurement on a side
        QCOMPARE(table.noise->points, std::size_t{2});
        QCOMPARE(table.noise->most, std::size_t{3});
    }

    void ofMaximaThereAreNone() {
        const auto table = *relative::joinRatios(tests_of_ratio_intervals::table(), options(data::Aggregation::max));
        QVERIFY(!table.rows[0].interval && !table.noise);
    }

    /// Where the number of the run is a factor too, each repeat is a row, and a fold holds all rows of a cell.
    void foldsKeepRepeatsTogether() {
        relative::RelativeOptions own = options();
        own.factors = {"threads", "run"};
        own.repeats.clear();
        own.settings.clear();
        own.repetitions = {"run"};
        const auto table = *relative::joinRatios(tests_of_ratio_intervals::table(), own);
        QCOMPARE(table.rows.size(), std::size_t{7});
        QCOMPARE(table.cells, std::size_t{3});
        own.validation = relative::Validation::kFold;
        own.folds = 3;
        const auto folds = *relative::Folds::create(table.sample, own);
        for (std::size_t fold = 0; fold < 3; ++fold) {
            const relative::Fold split = folds.at(fold);
            for (const std::uint32_t held : split.heldOut) {
                for (const std::uint32_t kept : split.kept) {
                    QVERIFY(table.rows[held].labels[0] != table.rows[kept].labels[0]);
                }
            }
        }
    }
};

GREYSCOPE_TEST(tst_ratio_intervals)

}  // namespace tests_of_ratio_intervals

#include "tst_ratio_intervals.moc"
