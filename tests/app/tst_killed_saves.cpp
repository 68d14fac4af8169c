#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <random>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/study/file/study_file.h"
#include "app/study/tables/open_table.h"
#include "app/window/document/autosave.h"
#include "tests/support/test_registry.h"

namespace tests_of_killed_saves {

using namespace greyscope;
using namespace greyscope::app;

/// What a program leaves that is killed at any moment of a hundred while it writes.
class tst_killed_saves : public QObject {
    Q_OBJECT

private slots:
    void aKilledSaveLeavesTheOldOrTheNewStudy();
    void aKilledAutosaveLeavesACopy();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] Study study() {
        QFile file(path("one.csv"));
        const bool written = file.open(QIODevice::WriteOnly) && file.write("threads,a,b\n1,2,3\n2,4,5\n4,8,7\n") > 0;
        file.close();
        Study made;
        made.name = "one";
        if (written) {
            addTable(made, tableFromFile(file.fileName().toStdString(), {}, m_progress).value(), {"b", "a"});
        }
        return made;
    }

    QTemporaryDir m_folder;
    base::NoProgress m_progress;
};

void tst_killed_saves::aKilledSaveLeavesTheOldOrTheNewStudy() {
    const QString file = path("killed.greyscope");
    Study made = study();
    made.forecast.ahead = 1;
    QVERIFY(writeStudy(made, file));
    std::mt19937 random(1);
    for (int round = 0; round < 100; ++round) {
        const pid_t child = fork();
        if (child == 0) {
            for (std::size_t ahead = 1;; ahead = ahead % 1000 + 1) {
                made.forecast.ahead = ahead;
                (void)writeStudy(made, file);
            }
        }
        usleep(static_cast<useconds_t>(random() % 3000));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        const auto read = readStudy(file, m_progress);
        QVERIFY(read.has_value());
        QVERIFY(read->remarks.empty() && read->study.forecast.ahead >= 1);
    }
}

/// As the one before, with the history and the notes that stand beside a copy.
void tst_killed_saves::aKilledAutosaveLeavesACopy() {
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("killed")));
    const QString file = path("killed/one.greyscope");
    Study made = study();
    const auto write = [&] {
        return Autosave::write(made, {made, {{QStringLiteral("Look further"), {}, made}}, 1}, file).has_value();
    };
    QVERIFY(write());
    std::mt19937 random(3);
    for (int round = 0; round < 100; ++round) {
        const pid_t child = fork();
        if (child == 0) {
            for (std::size_t ahead = 1;; ahead = ahead % 1000 + 1) {
                made.forecast.ahead = ahead;
                (void)write();
            }
        }
        usleep(static_cast<useconds_t>(random() % 3000));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        const std::vector<LeftStudy> left = Autosave::leftIn(path("killed"));
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left.front().name, QStringLiteral("one"));
        const auto read = readStudy(left.front().file, m_progress);
        QVERIFY(read.has_value() && read->remarks.empty());
        QCOMPARE(read->history.steps.size(), std::size_t{1});
    }
}

GREYSCOPE_TEST(tst_killed_saves)

}  // namespace tests_of_killed_saves

#include "tst_killed_saves.moc"
