// The pictures of the guide show the program as it is: each stores the texts that were painted on it, which are
// compared with those of today. GREYSCOPE_PICTURES=1 (scripts/pictures) takes the pictures again.
#include <QDir>
#include <QTest>

#include "tests/support/opened_window.h"
#include "tests/support/shown_texts.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"
#include "widgets/common/language.h"

namespace tests_of_guide_pictures {

using namespace greyscope;
using namespace greyscope::app;

namespace {

constexpr const char* kTextKey = "Painted";

bool takesPictures() {
    return qEnvironmentVariableIsSet("GREYSCOPE_PICTURES");
}

QString inSources(const char* path) {
    return QStringLiteral(GREYSCOPE_SOURCE_DIR "/") + QLatin1String(path);
}

/// What is painted, without what is shortened, which depends on the font, numbers alone, and paths.
QStringList paintedOn(QWidget& widget) {
    test::TextRecorder recorder;
    widget.render(&recorder);
    QStringList words;
    for (const QString& text : recorder.texts) {
        const bool hasWord = std::count_if(text.begin(), text.end(), [](QChar sign) { return sign.isLetter(); }) > 2;
        const bool isPath = text.contains(QLatin1String(".csv")) || text.contains(QDir::tempPath());
        if (hasWord && !isPath && !text.contains(QChar(0x2026)) && !words.contains(text)) {
            words << text;
        }
    }
    words.sort();
    return words;
}

/// The files in a folder of a short name, the same every time: it stands in the pictures.
QStringList copiedTo(const QString& folder, const QStringList& files) {
    QStringList copies;
    for (const QString& file : files) {
        copies << QDir(folder).filePath(QFileInfo(file).fileName());
        QDir().mkpath(folder);
        QFile::remove(copies.back());
        QFile::copy(file, copies.back());
    }
    return copies;
}

}  // namespace

class tst_guide_pictures : public QObject {
    Q_OBJECT

private slots:
    void showTheProgram_data();
    void showTheProgram();
    void cleanup() { widgets::useLanguage(QLocale(QStringLiteral("en"))); }
};

void tst_guide_pictures::showTheProgram_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QString>("page");
    const QString sample = inSources("sample_data/lustre_throughput.csv");
    const QStringList runs{inSources("docs/guide/data/before.csv"), inSources("docs/guide/data/after.csv")};
    for (const char* language : {"en", "zh_CN"}) {
        const auto row = [language](const char* name, const QStringList& files, const char* page) {
            QTest::addRow("%s %s", name, language) << QString(language) << QString(name) << files << QString(page);
        };
        row("compare", runs, "compare");
        row("relate", {}, "relations");
        row("forecast", {inSources("sample_data/lustre_read_1_1.csv")}, "forecast");
        row("relative", {}, "relative");
        row("trends", {}, "trends");
    }
}

void tst_guide_pictures::showTheProgram() {
    QFETCH(const QString, language);
    QFETCH(const QString, name);
    QFETCH(const QStringList, files);
    QFETCH(const QString, page);
    const test::OpenedWindow opened;
    QVERIFY(opened.window);
    widgets::useLanguage(QLocale(language));  // the window has begun in that of its settings
    opened.window->resize(1280, 800);
    if (files.empty()) {
        opened.action("file.sample")->trigger();
    } else {
        opened.window->document().openAll(copiedTo(QDir::temp().filePath(QStringLiteral("runs")), files));
    }
    QTRY_VERIFY(!opened.study().tables.empty());
    opened.window->showPage(page);
    QStringList painted;
    int steady = 0;  // widgets are laid out in several rounds of events
    const auto isSteady = [&] {
        QStringList now = paintedOn(*opened.window);
        steady = now == painted && !test::isBusy(*opened.window) ? steady + 1 : 0;
        painted = std::move(now);
        return steady > 3;
    };
    QTRY_VERIFY(isSteady());
    const QString suffix = language == QLatin1String("en") ? QString() : QStringLiteral(".zh");
    const QString path = inSources("docs/guide/images/") + name + suffix + QStringLiteral(".png");
    if (takesPictures()) {
        QImage image = opened.window->grab().toImage().convertToFormat(QImage::Format_RGB32);
        image.setText(QLatin1String(kTextKey), painted.join(QLatin1Char('\n')));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()) && image.save(path, "PNG", 0));
        return;
    }
    const QStringList stored = QImage(path).text(QLatin1String(kTextKey)).split(QLatin1Char('\n'));
    for (const QString& text : stored) {
        QVERIFY2(painted.contains(text),
                 qPrintable(path + QStringLiteral(" shows what the program does not: ") + text));
    }
}

GREYSCOPE_TEST(tst_guide_pictures)

}  // namespace tests_of_guide_pictures

#include "tst_guide_pictures.moc"
