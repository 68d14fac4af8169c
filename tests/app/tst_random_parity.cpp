// What the window shows of random small tables, and what the commands say: the one that the window suggests gives the
// degrees in view, and a study that a command writes shows its numbers.
#include <QTemporaryDir>
#include <QTest>

#include <map>

#include "app/pages/relations/relations_page.h"
#include "app/pages/relative/relative_page.h"
#include "app/study/file/study_file.h"
#include "app/study/tables/opened_files.h"
#include "app/study/tables/table_recipe.h"
#include "tests/support/command_run.h"
#include "tests/support/random_table.h"
#include "tests/support/relative_stage.h"
#include "tests/support/shell_words.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/ranking/ranking_view.h"
#include "widgets/tree/tree_view.h"

namespace tests_of_random_parity {

using namespace greyscope;
using namespace greyscope::app;
using nlohmann::json;
using test::RandomTable;
using test::runCommand;
using Words = std::vector<std::string>;

class tst_random_parity : public QObject {
    Q_OBJECT

private slots:
    void theSuggestedCommandGivesTheDegreesInView_data() { seeds(); }
    void theSuggestedCommandGivesTheDegreesInView() {
        QFETCH(unsigned, seed);
        const RandomTable table(seed);
        const test::TableFile file(table.text());
        base::NoProgress progress;
        const auto opened = openTables({QString::fromStdString(file.path())}, {}, progress);
        QVERIFY(opened.has_value());
        const test::ShownPage shown(QStringLiteral("relations"), opened->study);
        shown.settle();
        const Study& study = shown.store.study();
        const std::string command = shellCommand(study.tables.front(), study.selection, study.relations);
        QVERIFY(!command.empty());
        Words words = test::shellWords(command);
        words.erase(words.begin());
        words.insert(words.end(), {"--format", "json"});
        const auto run = runCommand(words);
        const auto& bars = shown.page->findChild<widgets::RankingView*>()->spec().bars;
        QVERIFY2((run.code == 0) == !bars.empty(), (command + "\n" + run.err).c_str());
        if (bars.empty()) {
            return;
        }
        const json told = run.json();
        QCOMPARE(told["series"].size(), bars.size());
        for (const json& each : told["series"]) {
            const auto& bar = bars[each["rank"].get<std::size_t>() - 1];
            QCOMPARE(bar.name.toStdString(), each["name"].get<std::string>());
            QVERIFY2(bar.value == each["degree"].get<double>(), command.c_str());
        }
    }

    void aStudyOfRelativeShowsItsNumbers_data() { seeds(); }
    void aStudyOfRelativeShowsItsNumbers() {
        QFETCH(unsigned, seed);
        const RandomTable table(seed);
        const test::TableFile file(table.text());
        const json told = writeStudy({"relative", file.path(), "--value", table.value(), "--system", table.system(),
                                      "--from", table.systems()[0], "--to", table.systems()[1]});
        if (told.is_null()) {
            return;
        }
        const test::relative_stage::Shown shown(readBack());
        QTRY_VERIFY(shown.ready());
        const relative::RelativeResult& result = shown.result();
        QCOMPARE(result.table.rows.size(), told["cells"].size());
        QCOMPARE(result.table.repeated, told["repeated"].get<std::size_t>());
        QCOMPARE(result.table.unmatchedFrom, told["unmatched_from"].get<Words>());
        QCOMPARE(result.table.unmatchedTo, told["unmatched_to"].get<Words>());
        QCOMPARE(result.validation.are, told["validation"]["are"].get<double>());
        for (std::size_t row = 0; row < result.table.rows.size(); ++row) {
            QVERIFY(result.table.rows[row].ratio == told["cells"][row]["ratio"].get<double>());
            QVERIFY(result.validation.predictions[row] == told["cells"][row]["predicted"].get<double>());
        }
    }

    void aStudyOfATreeShowsItsNumbers_data() { seeds(); }
    void aStudyOfATreeShowsItsNumbers() {
        QFETCH(unsigned, seed);
        const RandomTable table(seed);
        const test::TableFile file(table.text());
        const json told = writeStudy({"tree", file.path(), "--response", table.value(), "--factors",
                                      seed % 2 == 0 ? table.axis() : table.axis() + "," + table.system()});
        if (told.is_null()) {
            return;
        }
        const test::ShownPage shown(QStringLiteral("tree"), readBack());
        shown.settle();
        std::map<int, const widgets::TreeNode*> drawn;
        for (const widgets::TreeNode& node : shown.page->findChild<widgets::TreeView*>()->spec().nodes) {
            drawn[node.id] = &node;
        }
        QCOMPARE(drawn.size(), told["nodes"].size());
        for (const json& node : told["nodes"]) {
            const auto found = drawn.find(node["id"].get<int>());
            QVERIFY(found != drawn.end());
            QCOMPARE(found->second->n, node["n"].get<std::size_t>());
            QVERIFY(found->second->value == node["value"].get<double>());
        }
    }

private:
    static void seeds() {
        constexpr unsigned kTables = 40;
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= kTables; ++seed) {
            QTest::newRow(std::to_string(seed).c_str()) << seed;
        }
    }
    /// What a command says as JSON, which writes a study as well; null where the table is not for it, in words.
    json writeStudy(Words command) const {
        command.insert(command.end(), {"--format", "json", "--study", m_study.toStdString()});
        const auto run = runCommand(command);
        if (run.code != 0) {
            QTest::qVerify(!run.err.empty(), "an error is worded", "", __FILE__, __LINE__);
            return {};
        }
        return run.json();
    }
    [[nodiscard]] Study readBack() const {
        base::NoProgress progress;
        return readStudy(m_study, progress)->study;
    }

    QTemporaryDir m_folder;
    QString m_study = m_folder.filePath(QStringLiteral("same.greyscope"));
};

GREYSCOPE_TEST(tst_random_parity)

}  // namespace tests_of_random_parity

#include "tst_random_parity.moc"
