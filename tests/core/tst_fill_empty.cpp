#include <QTest>

#include <limits>

#include "core/data/recipe/recipe.h"
#include "core/data/recipe/recipe_text.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_fill_empty {

using namespace greyscope;
using Names = std::vector<std::string>;

namespace {

constexpr const char* kCases =
    "province,country,day,cases\nHubei,China,1,10\n,Italy,1,3\n,Italy,2,<5\nHubei,China,2,\n,Spain,,7\n";

base::Expected<data::Reshaped> filled(const std::string& value) {
    base::NoProgress progress;
    const auto step = data::stepFrom({"--fill-empty", value});
    const auto noTable = [](const std::string& path, base::Progress&) -> base::Expected<data::Dataset> {
        return base::fail(base::ErrorCode::fileNotFound, {path});
    };
    return step ? data::applyRecipe(*io::readText(kCases, "t.csv", {}, progress)->dataset, {*step}, noTable, progress)
                : tl::unexpected(step.error());
}

Names cellsOf(const data::Dataset& dataset, const std::string& name) {
    Names cells;
    for (std::size_t row = 0; row < dataset.rowCount(); ++row) {
        cells.push_back((*dataset.column(name))->writtenAt(row));
    }
    return cells;
}

}  // namespace

class tst_fill_empty : public QObject {
    Q_OBJECT

private slots:
    void emptyCellsOfAKeyAreALevel() {
        const auto made = filled("province=(none)");
        QVERIFY(made);
        QCOMPARE(cellsOf(made->dataset, "province"), (Names{"Hubei", "(none)", "(none)", "Hubei", "(none)"}));
        const data::StepAccount& account = made->dataset.steps().front();
        QCOMPARE(account.before, account.after);
        QCOMPARE(account.remarks.front().reason, data::Reason::emptyFilled);
        QCOMPARE(account.remarks.front().count, std::size_t{3});
        QCOMPARE(account.remarks.front().firstLine, std::size_t{3});
        QVERIFY(!account.unasked());
        // a level that is there already, "=" and blanks in it
        QCOMPARE(cellsOf(filled("province=Hubei")->dataset, "province"), Names(5, "Hubei"));
        QCOMPARE(cellsOf(filled("province=a = b")->dataset, "province")[1], std::string("a = b"));
    }

    /// A word among numbers is no empty cell.
    void numbersTakeANumber() {
        constexpr double missing = std::numeric_limits<double>::quiet_NaN();
        data::Column cases{"cases", "", data::NumericValues{10.0, missing, missing}};
        cases.notNumbers = {1};
        cases.words = {{1, "<5"}};
        data::ReshapedTable table{{cases}, {}, 3};
        base::NoProgress progress;
        QCOMPARE(data::applyStep(data::FillEmpty{"cases", "none"}, table, progress).error().code,
                 base::ErrorCode::optionUnknown);
        const auto account = data::applyStep(data::FillEmpty{"cases", "0"}, table, progress);
        QVERIFY(account.has_value());
        QCOMPARE(account->remarks.front().count, std::size_t{1});
        QCOMPARE(table.columns.front().writtenAt(1), std::string("<5"));
        QCOMPARE(table.columns.front().numbers()[2], 0.0);
    }

    void whatCannotBeFilledIsSaid() {
        QCOMPARE(filled("region=x").error().code, base::ErrorCode::unknownColumn);
        QCOMPARE(filled("province").error().code, base::ErrorCode::optionUnknown);
        const auto nothing = filled("country=x");
        QVERIFY(nothing && nothing->dataset.steps().front().remarks.empty());
    }
};

GREYSCOPE_TEST(tst_fill_empty)

}  // namespace tests_of_fill_empty

#include "tst_fill_empty.moc"
