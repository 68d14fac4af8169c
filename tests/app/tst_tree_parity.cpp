// The Tree page and `tree` on the same study: the same cuts, leaves, repeats and noise floor.
#include <QTemporaryDir>
#include <QTest>

#include <map>

#include "app/study/file/study_file.h"
#include "tests/support/command_run.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/note.h"
#include "widgets/tree/tree_view.h"

namespace tests_of_tree_parity {

using namespace greyscope;
using nlohmann::json;
using Words = std::vector<std::string>;

class tst_tree_parity : public QObject {
    Q_OBJECT

private slots:
    void windowAndCommandAgree_data() {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<std::string>("factors");
        QTest::addColumn<Words>("options");
        QTest::addColumn<QString>("repeats");
        const std::string sample = test::samplePath("lustre_throughput.csv");
        // 480 rows; the eight that agree in three factors are systems and no repeats.
        QTest::newRow("by three factors") << sample << std::string("operation,threads_per_ost,objects_per_ost")
                                          << Words{"--max-depth", "3"} << QString();
        QTest::newRow("by all factors") << sample << std::string("case,operation,threads_per_ost,objects_per_ost")
                                        << Words{"--min-leaf", "40"} << QString();
        QTest::newRow("pruned") << sample << std::string("operation,threads_per_ost")
                                << Words{"--prune", "cv", "--seed", "3"} << QString();
        QTest::newRow("with repeats") << m_repeated.path() << std::string("op,threads") << Words{}
                                      << QStringLiteral("3 repeats of each of 4 values");
        QTest::newRow("some rows of it") << m_repeated.path() << std::string("threads") << Words{"--where", "op=r"}
                                         << QStringLiteral("3 repeats of each of 2 values");
    }
    void windowAndCommandAgree() {
        QFETCH(std::string, path);
        QFETCH(std::string, factors);
        QFETCH(Words, options);
        QFETCH(QString, repeats);
        Words command{"tree",       path,
                      "--response", path == m_repeated.path() ? "mb_s" : "throughput_mb_s",
                      "--factors",  factors,
                      "--format",   "json",
                      "--study",    m_study.toStdString()};
        command.insert(command.end(), options.begin(), options.end());
        const auto run = test::runCommand(command);
        QVERIFY2(run.code == 0, run.err.c_str());
        const json told = run.json();
        base::NoProgress progress;
        const auto opened = app::readStudy(m_study, progress);
        QVERIFY(opened);
        const test::ShownPage shown(QStringLiteral("tree"), opened->study);
        shown.settle();
        const auto& spec = shown.page->findChild<widgets::TreeView*>()->spec();
        QVERIFY(!spec.nodes.empty());
        std::map<int, const widgets::TreeNode*> drawn;
        for (const widgets::TreeNode& node : spec.nodes) {
            drawn[node.id] = &node;
        }
        int leaves = 0;
        for (const json& node : told["nodes"]) {
            const auto found = drawn.find(node["id"].get<int>());
            QVERIFY2(found != drawn.end(), node.dump().c_str());
            QCOMPARE(found->second->n, node["n"].get<std::size_t>());
            QVERIFY(found->second->value == node["value"].get<double>());
            QCOMPARE(found->second->leaf, !node.contains("feature"));
            leaves += node.contains("feature") ? 0 : 1;
        }
        QCOMPARE(spec.nodes.size(), told["nodes"].size());
        QCOMPARE(spec.leafCount, leaves);
        const QString note = noteOf(*shown.page);
        QCOMPARE(note.contains(QStringLiteral("equal in every factor")), told["cells"] != told["rows"]);
        QCOMPARE(note.contains(QStringLiteral("not repeats of each other")), !told["other_settings"].empty());
        QCOMPARE(told["noise_floor"].is_null(), repeats.isEmpty());
        QCOMPARE(note.contains(QStringLiteral("Noise floor")), !repeats.isEmpty());
        QVERIFY2(note.contains(repeats), qPrintable(note));
        if (!repeats.isEmpty()) {
            const QString said = QStringLiteral("%1 repeats of each of %2 values")
                                     .arg(QString::number(told["noise_floor"]["most_repeats"].get<int>()),
                                          QString::number(told["noise_floor"]["values"].get<int>()));
            QCOMPARE(said, repeats);
        }
    }

private:
    static QString noteOf(const app::Page& page) {
        QString text;
        for (const auto* note : page.findChildren<widgets::Note*>()) {
            text += note->text();
        }
        return text;
    }

    QTemporaryDir m_folder;
    QString m_study = m_folder.filePath(QStringLiteral("tree.greyscope"));
    const test::TableFile m_repeated{
        "op,threads,run,mb_s\nr,1,1,10\nr,1,2,11\nr,1,3,12\nr,2,1,20\nr,2,2,21\nr,2,3,19\nw,1,1,5\nw,1,2,6\nw,1,3,7\n"
        "w,2,1,8\nw,2,2,9\nw,2,3,8\n"};
};

GREYSCOPE_TEST(tst_tree_parity)

}  // namespace tests_of_tree_parity

#include "tst_tree_parity.moc"
