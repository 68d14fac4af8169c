#include "tests/support/recipe_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_empty_keys {

using namespace greyscope;
using namespace greyscope::test::recipe_stage;

namespace {

constexpr const char* kCases =
    "province,country,day,cases\nHubei,China,1,10.5\nHubei,China,2,20.5\nHubei,China,3,29.5\nBeijing,China,1,1.5\n"
    "Beijing,China,2,2.5\nBeijing,China,3,2.75\n,Italy,1,3.5\n,Italy,2,7.25\n,Italy,3,8.5\n";

}  // namespace

/// Rows with an empty key are in no series; one click makes them some, and so does an option of the commands.
class tst_empty_keys : public QObject {
    Q_OBJECT

private slots:
    void oneClickMakesThemSeries() {
        Shown shown(Shown::Files{{"cases.csv", kCases}});
        QCOMPARE(shown.catalog.entries().size(), std::size_t{2});
        QTRY_VERIFY(shown.button("Give them series"));
        shown.button("Give them series")->click();
        QTRY_COMPARE(shown.catalog.entries().size(), std::size_t{3});
        QVERIFY(shown.catalog.find({"cases", "(empty)"}));
        QCOMPARE(shown.steps().back(), QStringLiteral("Empty province is (empty)"));
        QTRY_VERIFY(!shown.button("Give them series"));
        shown.store.undoStack().undo();
        QCOMPARE(shown.catalog.entries().size(), std::size_t{2});
        shown.store.undoStack().redo();
        QCOMPARE(shown.catalog.entries().size(), std::size_t{3});
    }

    void commandsTakeTheSameStep() {
        const test::TableFile table(kCases);
        const std::vector<std::string> command{"relate", table.path(), "--matrix", "--format", "json"};
        auto filled = command;
        filled.insert(filled.end(), {"--fill-empty", "province=(empty)"});
        const auto before = test::runCommand(command).json();
        const auto after = test::runCommand(filled).json();
        QCOMPARE(before["names"].size(), std::size_t{2});
        QCOMPARE(before["left_out"]["key_empty"]["province"].get<int>(), 3);
        QCOMPARE(after["names"].get<std::vector<std::string>>(),
                 (std::vector<std::string>{"Hubei", "Beijing", "(empty)"}));
        QCOMPARE(after["left_out"]["rows_used"].get<int>(), 9);
        QCOMPARE(after["reshaping"][0]["remarks"][0]["reason"].get<std::string>(), std::string("empty-filled"));
        // As with the provinces written into the file.
        QByteArray written = kCases;
        written.replace("\n,", "\n(empty),");
        const test::TableFile other(written.toStdString());
        QCOMPARE(test::runCommand({"relate", other.path(), "--matrix", "--format", "json"}).json()["degrees"],
                 after["degrees"]);
    }
};

GREYSCOPE_TEST(tst_empty_keys)

}  // namespace tests_of_empty_keys

#include "tst_empty_keys.moc"
