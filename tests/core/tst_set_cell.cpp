// A cell that somebody changes: a step of a recipe.
#include <QTest>

#include <cmath>

#include "core/data/recipe/recipe.h"
#include "core/data/recipe/recipe_text.h"
#include "tests/support/test_registry.h"

namespace tests_of_set_cell {

using namespace greyscope;
using namespace greyscope::data;

namespace {

Dataset table() {
    return Dataset::create({Column{"host", "", TextValues{{"a", "b"}, {0, 1, 0}}},
                            Column{"rate, MB/s", "MB/s", NumericValues{1.0, std::nan(""), 3.0}, {1}, {}, {{1, "<5"}}}})
        .value();
}

base::Expected<Dataset> made(const SetCell& step) {
    base::NoProgress progress;
    auto reshaped = applyRecipe(table(), {{step}}, nullptr, progress);
    return reshaped ? base::Expected<Dataset>(reshaped->dataset) : tl::unexpected(reshaped.error());
}

}  // namespace

class tst_set_cell : public QObject {
    Q_OBJECT

private slots:
    void anotherNumberAndNoOther() {
        const Dataset changed = made({3, "rate, MB/s", "2.5"}).value();
        QCOMPARE(changed.columns()[1].numbers()[2], 2.5);
        QCOMPARE(changed.columns()[1].numbers()[0], 1.0);
        QCOMPARE(changed.rowCount(), std::size_t{3});
    }
    void itIsCountedWithWhatStoodThere() {
        const Dataset changed = made({2, "rate, MB/s", "4"}).value();
        const Tally& tally = changed.steps().front().remarks.front();
        QCOMPARE(tally.reason, Reason::cellSet);
        QCOMPARE(tally.count, std::size_t{1});
        QCOMPARE(tally.examples.front(), std::string("<5"));
        QVERIFY(changed.columns()[1].words.empty() && changed.columns()[1].notNumbers.empty());
        QCOMPARE(changed.steps().front().rowsLeftOut(), std::size_t{0});
    }
    void noValueEmptiesIt() {
        QVERIFY(std::isnan(made({1, "rate, MB/s", ""}).value().columns()[1].numbers()[0]));
        QVERIFY(made({1, "host", ""}).value().columns()[0].missingAt(0));
    }
    void aTextMayBeNew() {
        QCOMPARE(made({1, "host", "三 c"}).value().columns()[0].textAt(0), std::string("三 c"));
        QCOMPARE(made({1, "host", "b"}).value().columns()[0].textAt(0), std::string("b"));
    }
    void wrongOnesAreNamed() {
        QCOMPARE(made({0, "host", "a"}).error().code, base::ErrorCode::optionOutOfRange);
        QCOMPARE(made({5, "host", "a"}).error().code, base::ErrorCode::optionOutOfRange);
        QCOMPARE(made({1, "no", "a"}).error().code, base::ErrorCode::unknownColumn);
        for (const char* value : {"x", "1,5", "nan", "inf", "1e999", "1 2"}) {
            QCOMPARE(made({1, "rate, MB/s", value}).error().code, base::ErrorCode::optionUnknown);
        }
    }
    void theRowBehindTheLastIsNew() {
        const Dataset changed = made({4, "rate, MB/s", "9"}).value();
        QCOMPARE(changed.rowCount(), std::size_t{4});
        QCOMPARE(changed.columns()[1].numbers()[3], 9.0);
        QVERIFY(changed.columns()[0].missingAt(3));
        QCOMPARE(changed.lineOf(3), std::size_t{0});
        QCOMPARE(changed.steps().front().rowsAdded(), std::size_t{1});
        QCOMPARE(made({3, "rate, MB/s", "9"}).value().steps().front().rowsAdded(), std::size_t{0});
        QCOMPARE(made({4, "host", "c"}).value().columns()[0].textAt(3), std::string("c"));
    }
    void itIsReadAsItIsWritten() {
        for (const SetCell& step :
             {SetCell{3, "rate, MB/s", "2.5"}, SetCell{1, "host", "a=b, \"c\""}, SetCell{12, "x", ""}}) {
            const OptionText text = stepText({step});
            QCOMPARE(text.option, std::string("--set"));
            const auto read = stepFrom(text);
            QVERIFY2(read.has_value(), text.value.c_str());
            QVERIFY2(read->what == RecipeStep{step}.what, text.value.c_str());
        }
        for (const char* wrong : {"", "x", "0:a=1", "-1:a=1", "1:a", "1.5:a=2", ":a=1"}) {
            QVERIFY2(!stepFrom({"--set", wrong}), wrong);
        }
    }
};

GREYSCOPE_TEST(tst_set_cell)

}  // namespace tests_of_set_cell

#include "tst_set_cell.moc"
