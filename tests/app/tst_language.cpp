#include <QFontDatabase>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

#include <algorithm>
#include <memory>
#include <set>

#include "app/export/presets.h"
#include "app/glossary/glossary.h"
#include "app/main_window.h"
#include "app/study/table_recipe.h"
#include "app/text/error_text.h"
#include "core/data/column_name.h"
#include "core/io/encoding.h"
#include "core/io/reader.h"
#include "tests/support/shown_texts.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"
#include "widgets/common/language.h"
#include "widgets/present/words.h"

namespace tests_of_language {

using namespace greyscope;
using namespace greyscope::app;

namespace {

QStringList wordsIn(const QString& text) {
    static const QRegularExpression tags(QStringLiteral("<[^>]*>|&[a-z]+;"));
    static const QRegularExpression plain(QStringLiteral("\\b(?![IVX]+\\b)[A-Za-z]{3,}"));
    QStringList words;
    QString bare = text;
    bare.replace(tags, QStringLiteral(" "));
    for (auto found = plain.globalMatch(bare); found.hasNext();) {
        words << found.next().captured();
    }
    return words;
}

}  // namespace

/// The whole window in a language that nobody speaks, made of what lupdate finds in the sources.
class tst_language : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_settings = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->resize(1440, 900);
        m_window->show();
        m_window->document().openSample();
        QTRY_VERIFY(!m_window->store().study().tables.empty());
    }

    void aNewLanguageIsSpokenAtOnceAndNothingIsLost() {
        m_window->showPage(QStringLiteral("relations"));
        m_window->store().edit(QStringLiteral("test"), [](Study& study) { study.name = "mine"; });
        const int steps = m_window->store().undoStack().count();
        const auto command = [this] { return m_window->findChild<QAction*>(QStringLiteral("file.open"))->text(); };
        const QString english = command();
        QVERIFY(widgets::useTranslation(QStringLiteral(GREYSCOPE_PSEUDO_LANGUAGE)));
        QTRY_VERIFY(command() != english);
        QCOMPARE(m_window->currentPage()->key(), QStringLiteral("relations"));
        QCOMPARE(m_window->store().undoStack().count(), steps);
        m_window->store().undoStack().undo();
        // What the sample calls its parts was said when it was opened.
        m_window->document().openSample();
        QTRY_VERIFY(!m_window->document().loading());
    }

    void noPageSaysAnythingInEnglish_data() { test::addPageRows(); }

    void noPageSaysAnythingInEnglish() {
        QFETCH(QString, key);
        m_window->showPage(key);
        QTRY_VERIFY(!test::isBusy(*m_window));
        QCoreApplication::processEvents();
        check(test::ShownTexts(*m_window).placeOf());
        std::map<QString, QString> ofFigures;
        for (const PageFigure& figure : m_window->currentPage()->figures()) {
            test::TextRecorder recorder;
            QPainter painter(&recorder);
            widgets::paintFigure(painter, QRectF(0, 0, 900, 600), figure.figure, widgets::Style::paper(1.0));
            painter.end();
            for (const QString& text : recorder.texts) {
                ofFigures.emplace(text, QStringLiteral("figure"));
            }
            ofFigures.emplace(widgets::figureText(figure.figure), QStringLiteral("copied"));
        }
        check(ofFigures);
    }

    void noDialogSaysAnythingInEnglish() {
        m_window->showPage(QStringLiteral("relations"));
        QTRY_VERIFY(!test::isBusy(*m_window));
        for (const char* command : {"figure.export", "help.keys", "help.about"}) {
            m_window->findChild<QAction*>(QLatin1String(command))->trigger();
            auto* dialog = QApplication::activeModalWidget();
            QVERIFY2(dialog, command);
            check(test::ShownTexts(*dialog).placeOf());
            dialog->close();
        }
    }

    void noErrorSaysAnythingInEnglish() {
        std::map<QString, QString> texts;
        for (int code = 0; code <= static_cast<int>(base::ErrorCode::cancelled); ++code) {
            const base::Error error{static_cast<base::ErrorCode>(code), {}, {}};
            texts.emplace(errorText(error), QString::number(code));
            texts.emplace(errorRemedy(error), QString::number(code));
        }
        check(texts);
    }

    void pluralsOfEnglishAreWords() {
        QVERIFY(!widgets::useTranslation({}));
        QCOMPARE(widgets::Words::tr("%n leaves", nullptr, 1), QStringLiteral("1 leaf"));
        QCOMPARE(widgets::Words::tr("%n leaves", nullptr, 2), QStringLiteral("2 leaves"));
    }

    void cleanupTestCase() {
        m_window->store().undoStack().setClean();
        m_window.reset();
    }

private:
    /// Words of the data, and names that are the same in every language.
    [[nodiscard]] std::set<QString> known() const {
        std::set<QString> words;
        const auto add = [&](const std::string& text) {
            for (const QString& word : wordsIn(QString::fromStdString(text))) {
                words.insert(word);
            }
        };
        add(QDir::homePath().toStdString());           // where a figure would go
        for (const GlossaryTerm& term : glossary()) {  // has another language beside its own
            add(term.others.join(QLatin1Char(' ')).toStdString() + " " + term.textBeside.toStdString());
        }
        for (const QString& family : QFontDatabase::families()) {
            add(family.toStdString());
        }
        for (const Preset& preset : readPresets().list) {
            add(preset.title.toStdString());  // a file has it in its languages
        }
        for (const StudyTable& table : m_window->store().study().tables) {
            add(table.name);
            add(table.path);
            const Study& study = m_window->store().study();
            add(shellCommand(table, study.selection, study.relations));
            for (const data::Column& column : table.dataset->columns()) {
                add(column.name);
                add(data::displayName(column.name));
                add(column.unit);
                if (!column.isNumeric()) {
                    for (const std::string& level : column.texts().levels) {
                        add(level);
                    }
                }
            }
        }
        for (const io::Reader& reader : io::readers()) {
            add(std::string(reader.name));
        }
        for (const std::string_view encoding : io::offeredEncodings) {
            add(std::string(encoding));
        }
        // Names of policies, patterns and commands.
        for (const char* word : {"min", "max", "CRR", "DSFQ", "FIFO", "ORR", "SFQ", "TBF", "TRR", "MPI", "Tile", "SMP",
                                 "TMP", "YAML", "lfs", "setstripe", "dat"}) {
            words.insert(QLatin1String(word));
        }
        // Among them are names of cells in the published data, and what Qt words itself.
        for (const char* word :
             {"Greyscope", "Ctrl",      "Space",    "Backspace",  "Shift", "Esc",   "Alt",  "English", "OSS",   "OSSes",
              "UTF",       "MAPE",      "PDF",      "PNG",        "SVG",   "NDGM",  "low",  "high",    "bytes", "Close",
              "pdf",       "Benjamini", "Hochberg", "Bonferroni", "Holm",  "Welch", "Mann", "Whitney", "BCa"}) {
            words.insert(QLatin1String(word));
        }
        return words;
    }

    void check(const std::map<QString, QString>& texts) {
        if (m_known.empty()) {
            m_known = known();
        }
        const std::set<QString>& allowed = m_known;
        QStringList english;
        for (const auto& [text, place] : texts) {
            QStringList words = wordsIn(text);
            const bool cut = text.contains(QChar(0x2026));
            words.removeIf([&](const QString& word) {  // of a name that was cut the beginning or the end is left
                return allowed.contains(word) ||
                       (cut && std::any_of(allowed.begin(), allowed.end(), [&](const QString& name) {
                            return name.startsWith(word) || name.endsWith(word);
                        }));
            });
            if (!words.isEmpty()) {
                english << QStringLiteral("%1 in: %2 (%3)").arg(words.join(QLatin1Char(' ')), text.left(200), place);
            }
        }
        for (const QString& text : english) {
            qWarning().noquote() << text;
        }
        QCOMPARE(english.size(), 0);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    std::set<QString> m_known;
};

GREYSCOPE_TEST(tst_language)

}  // namespace tests_of_language

#include "tst_language.moc"
