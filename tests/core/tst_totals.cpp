#include <QTest>

#include "core/data/recipe/recipe.h"
#include "core/data/roles/totals.h"
#include "tests/support/test_registry.h"

namespace tests_of_totals {

using namespace greyscope;

namespace {

data::Dataset tableOf(const std::vector<std::string>& hosts, const data::NumericValues& rates) {
    data::TextValues texts;
    for (const std::string& host : hosts) {
        const auto known = std::find(texts.levels.begin(), texts.levels.end(), host);
        texts.codes.push_back(static_cast<std::int32_t>(known - texts.levels.begin()));
        if (known == texts.levels.end()) {
            texts.levels.push_back(host);
        }
    }
    return data::Dataset::create({{"host", "", texts}, {"rate", "MB/s", rates}}).value();
}

}  // namespace

class tst_totals : public QObject {
    Q_OBJECT
private slots:
    void rowsThatAddUpOthersAreKnown_data() {
        QTest::addColumn<std::string>("name");
        for (const char* name :
             {"Total", "TOTAL", "Grand total", "Average", "Average:", "\u5408\u8ba1", "Sum", "All", "Aggregated"}) {
            QTest::newRow(name) << std::string(name);
        }
    }
    void rowsThatAddUpOthersAreKnown() {
        QFETCH(const std::string, name);
        const auto filter = data::withoutTotals(tableOf({"a", "b", name, "a", "b", name}, {1, 2, 3, 4, 5, 9}));
        QVERIFY(filter);
        QVERIFY(*filter == (data::Filter{"host", {name}, data::Test::isNot}));
        QVERIFY(data::leavesOutTotals(*filter));
    }

    /// "average" of most hospitals is a grade.
    void mostRowsSumNothingUp() {
        QVERIFY(!data::withoutTotals(tableOf({"low", "average", "high", "average", "average"}, {1, 2, 3, 4, 5})));
    }

    void whatIsLeftOutIsGone() {
        const data::Dataset table = tableOf({"a", "b", "Total", "b"}, {1, 2, 7, 4});
        const auto rest = data::applyRecipe(table, {{*data::withoutTotals(table)}}, {}, m_progress);
        QVERIFY(rest && rest->dataset.rowCount() == 3);
        QVERIFY(!data::withoutTotals(rest->dataset));
    }

    /// elbencho's live statistics: only the rows of all threads have rates.
    void rowsWithTheOnlyNumbersStay() {
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        const auto table = [](const data::NumericValues& rates, const data::NumericValues& sizes) {
            const data::TextValues ranks{{"Total", "0", "1"}, {0, 1, 2, 0, 1, 2}};
            return data::Dataset::create({{"rank", "", ranks}, {"rate", "MB/s", rates}, {"size", "B", sizes}}).value();
        };
        const data::NumericValues ofTotals{5, none, none, 6, none, none};
        const data::NumericValues ofOthers{none, 1, 2, none, 3, 4};
        const data::NumericValues ofAll{3, 1, 2, 7, 3, 4};
        const auto alone = data::withoutTotals(table(ofTotals, ofAll));
        QVERIFY(alone && *alone == (data::Filter{"rank", {"Total"}, data::Test::is}));
        QVERIFY(data::keepsTotalsAlone(*alone) && !data::leavesOutTotals(*alone));
        QVERIFY(!data::withoutTotals(table(ofTotals, ofOthers)));
        const auto out = data::withoutTotals(table(ofAll, ofOthers));
        QVERIFY(out && out->test == data::Test::isNot);
    }

    void namesThatOnlyLookLikeItStay() {
        QVERIFY(!data::withoutTotals(tableOf({"a", "b", "All", "Sum"}, {1, 2, 7, 8})));  // they add up nothing
        QVERIFY(!data::withoutTotals(tableOf({"Total", "b", "b"}, {1, 2, 7})));          // two systems, one so called
        QVERIFY(!data::withoutTotals(tableOf({"a", "b", "Totals of b"}, {1, 2, 7})));
        QVERIFY(!data::withoutTotals(tableOf({"min", "avg", "max", "avg"}, {1, 2, 7, 3})));  // one statistic of three
        QVERIFY(!data::leavesOutTotals({"host", {"a"}, data::Test::isNot}));
        QVERIFY(!data::leavesOutTotals({"host", {"Total"}, data::Test::is}));
    }

private:
    base::NoProgress m_progress;
};

GREYSCOPE_TEST(tst_totals)

}  // namespace tests_of_totals

#include "tst_totals.moc"
