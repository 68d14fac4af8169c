// A name that reads like a place in a pattern is a name: what the program says of a study is the same as of one whose
// names have plain letters there.
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocumentFragment>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "app/cli/figures/study_figures.h"
#include "app/study/file/study_file.h"
#include "app/study/series_listing.h"
#include "app/study/tables/open_table.h"
#include "app/window/main_window.h"
#include "tests/support/arguments.h"
#include "tests/support/command_run.h"
#include "tests/support/shown_texts.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"

namespace tests_of_pattern_names {

using namespace greyscope;
using namespace greyscope::app;
using test::Arguments;

namespace {

const std::string kSystem = "sys %1 &%2";
const std::string kThreads = "thr %2 & %L1";
const std::string kObjects = "obj %3 %n";
const std::string kSpeed = "sp %1 %2 %3 %4";

/// The same with plain letters; a caption doubles "&".
QString plain(QString text) {
    static const QRegularExpression ampersands(QStringLiteral("&+"));
    text.replace(ampersands, QStringLiteral("w"));
    text.replace(QLatin1Char('%'), QLatin1Char('q'));
    text.replace(QLatin1Char('<'), QLatin1Char('y'));
    return text.replace(QLatin1Char('>'), QLatin1Char('z'));
}

std::string plain(const std::string& text) {
    return plain(QString::fromStdString(text)).toStdString();
}

/// Sums of files, and how long things took: they differ.
QString comparable(const QString& text) {
    static const QRegularExpression sums(QStringLiteral("\\b[0-9a-f]{8,64}\\b"));
    return plain(text).replace(sums, QStringLiteral("SUM"));
}

QStringList sortedLines(const QString& text) {
    QStringList lines = comparable(text).split(QLatin1Char('\n'));
    lines.sort();
    return lines;
}

/// Three systems, two repeats of each cell; the first one is called what a comparison would call it.
std::string tableText() {
    std::string text = kSystem + ',' + kThreads + ',' + kObjects + ",run," + kSpeed + '\n';
    for (const char system : {'A', 'B', 'C'}) {
        for (int threads = 4; threads <= 512; threads *= 2) {
            for (int objects = 1; objects <= 8; objects *= 2) {
                for (const int run : {1, 2}) {
                    const int speed = 100 + threads * (system - 'A' + 2) + 7 * objects + run + threads % 5;
                    text += "v %2 %1 <i>" + std::string(1, system) + ',' + std::to_string(threads) + ',' +
                            std::to_string(objects) + ',' + std::to_string(run) + ',' + std::to_string(speed) + '\n';
                }
            }
        }
    }
    return text;
}

std::string level(char system) {
    return "v %2 %1 <i>" + std::string(1, system);
}

/// The texts of a window on one page, but for those that were shortened to their room, whose letters have other widths.
std::set<QString> textsOf(QWidget& window) {
    const test::ShownTexts shown(window);
    std::set<QString> texts;
    for (auto each = shown.placeOf().begin(); each != shown.placeOf().end(); ++each) {
        if (each.value() != QLatin1String("painted") && !each.key().contains(QChar(0x2026))) {
            const bool tip = each.key().startsWith(QLatin1String("<p>"));  // of a text with signs of HTML
            texts.insert(comparable(tip ? QTextDocumentFragment::fromHtml(each.key()).toPlainText() : each.key()));
        }
    }
    return texts;
}

}  // namespace

class tst_pattern_names : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        m_pattern = study("t %1 & %2 <b>%L1", [](const std::string& text) { return text; });
        m_plain = study("t %1 & %2 <b>%L1", [](const std::string& text) { return plain(text); });
        QCOMPARE(m_pattern.tables.front().dataset->rowCount(), std::size_t{192});
    }

    void everyFigureSaysTheNames() {
        const std::set<std::string> none;
        const auto pattern = cli::figuresOf(m_pattern);
        const auto same = cli::figuresOf(m_plain);
        QVERIFY(pattern && same);
        QCOMPARE(pattern->size(), same->size());
        QVERIFY(pattern->size() > 15);
        std::set<std::string> pages;
        for (std::size_t f = 0; f < same->size(); ++f) {
            const StudyFigure& one = (*pattern)[f];
            const StudyFigure& other = (*same)[f];
            pages.insert(one.origin.page);
            QCOMPARE(one.origin.name, other.origin.name);
            QCOMPARE(comparable(captionOf(one.figure, one.origin)), comparable(captionOf(other.figure, other.origin)));
            QCOMPARE(sortedLines(widgets::figureText(one.figure)), sortedLines(widgets::figureText(other.figure)));
        }
        QVERIFY(pages.size() >= 6);
    }

    void everyCommandSaysTheNames_data() {
        QTest::addColumn<Arguments>("call");
        const Arguments roles{"--series",      kSystem,   "--axis", kThreads,   "--where",
                              kObjects + "=1", "--value", kSpeed,   "--repeat", "run"};
        const Arguments systems{"--value", kSpeed, "--system", kSystem, "--from", level('A'), "--to", level('B')};
        const auto row = [](const char* command, const Arguments& first, const Arguments& more) {
            Arguments call{command, "FILE"};
            call.insert(call.end(), first.begin(), first.end());
            call.insert(call.end(), more.begin(), more.end());
            QTest::newRow(command) << call;
        };
        row("import", {}, {});
        row("relate", roles, {"--reference", level('A')});
        row("forecast", roles, {"--of", level('A')});
        row("tree", {}, {"--response", kSpeed, "--factors", kThreads + ',' + kObjects});
        row("relative", systems, {});
        row("next", systems, {});
        row("transfer", systems, {});
        row("scenarios", {"--value", kSpeed, "--system", kSystem, "--from", level('A')}, {});
        row("compare", {"FILE", "--value", kSpeed, "--match", kThreads + ',' + kObjects},
            {"--before-where", kSystem + '=' + level('A'), "--after-where", kSystem + '=' + level('B')});
        row("figures", {}, {});
    }

    void everyCommandSaysTheNames() {
        QFETCH(const Arguments, call);
        for (const char* format : {"text", "json"}) {
            Arguments pattern = call;
            std::replace(pattern.begin(), pattern.end(), std::string("FILE"), m_pattern.tables.front().path);
            pattern.insert(pattern.end(), {"--format", format});
            Arguments same = pattern;
            for (std::string& each : same) {
                each = plain(each);
            }
            const auto one = test::runCommand(pattern);
            const auto other = test::runCommand(same);
            QCOMPARE(sortedLines(QString::fromStdString(one.err)), sortedLines(QString::fromStdString(other.err)));
            QCOMPARE(one.code, other.code);
            QVERIFY2(one.code == 0, one.err.c_str());
            QCOMPARE(sortedLines(QString::fromStdString(one.out)), sortedLines(QString::fromStdString(other.out)));
        }
    }

    void everyPageSaysTheNames_data() { test::addPageRows(); }

    void everyPageSaysTheNames() {
        QFETCH(const QString, key);
        const std::set<QString> pattern = textsOnPage(m_pattern, key);
        const std::set<QString> same = textsOnPage(m_plain, key);
        QStringList onlyHere;
        std::set_difference(pattern.begin(), pattern.end(), same.begin(), same.end(), std::back_inserter(onlyHere));
        QVERIFY2(onlyHere.isEmpty(), qPrintable(onlyHere.join(QLatin1Char('\n'))));
    }

private:
    /// Of a table whose names are as `spell` writes them.
    template <class Spell>
    Study study(const std::string& name, const Spell& spell) {
        const std::string path = m_folder.path().toStdString() + '/' + spell(name) + ".csv";
        QFile file(QString::fromStdString(path));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(QByteArray::fromStdString(spell(tableText())));
        }
        file.close();
        base::NoProgress progress;
        StudyTable table = tableFromFile(path, {}, progress).value();
        table.roles = {};
        table.roles.keys = {spell(kSystem)};
        table.roles.factors = {spell(kThreads), spell(kObjects)};
        table.roles.metrics = {spell(kSpeed)};
        table.roles.repetitions = {"run"};
        table.metric = spell(kSpeed);
        Study made;
        made.name = spell(name);
        made.tables.push_back(std::move(table));
        const auto entries = seriesOf(made.tables.front()).entries;
        made.selection.reference = entries.at(0).id;
        made.selection.compared = {entries.at(1).id, entries.at(2).id};
        made.forecast.interval = 0.9;
        made.tree.response = spell(kSpeed);
        return made;
    }

    std::set<QString> textsOnPage(const Study& study, const QString& key) {
        QSettings settings(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        MainWindow window(settings);
        window.resize(1400, 900);
        window.show();
        window.store().reset(study);
        window.showPage(key);
        const bool done = QTest::qWaitFor([&window] { return !test::isBusy(window); }, 30'000);
        QCoreApplication::processEvents();
        std::set<QString> texts = done ? textsOf(window) : std::set<QString>();
        window.store().undoStack().setClean();
        return texts;
    }

    QTemporaryDir m_folder;
    Study m_pattern;
    Study m_plain;
};

GREYSCOPE_TEST(tst_pattern_names)

}  // namespace tests_of_pattern_names

#include "tst_pattern_names.moc"
