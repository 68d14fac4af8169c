#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/text/error_text.h"
#include "app/window/main_window.h"
#include "tests/support/english_words.h"
#include "tests/support/shown_texts.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"
#include "widgets/common/language.h"
#include "widgets/present/words/words.h"

namespace tests_of_language {

using namespace greyscope;
using namespace greyscope::app;

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

    void noDialogSaysAnythingInEnglish() {
        m_window->showPage(QStringLiteral("relations"));
        QTRY_VERIFY(!test::isBusy(*m_window) && !m_window->currentPage()->figures().empty());
        for (const char* command : {"figure.export", "help.keys", "help.about"}) {
            m_window->findChild<QAction*>(QLatin1String(command))->trigger();
            auto* dialog = QApplication::activeModalWidget();
            QVERIFY2(dialog, command);
            check(test::ShownTexts(*dialog).placeOf());
            dialog->close();
        }
    }

    void noErrorSaysAnythingInEnglish() {
        QHash<QString, QString> texts;
        for (int code = 0; code <= static_cast<int>(base::ErrorCode::cancelled); ++code) {
            const base::Error error{static_cast<base::ErrorCode>(code), {}, {}};
            texts.insert(errorText(error), QString::number(code));
            texts.insert(errorRemedy(error), QString::number(code));
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
    void check(const QHash<QString, QString>& placeOf) const {
        const QStringList english = test::EnglishWords(m_window->store().study()).foundIn(placeOf);
        QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('\n'))));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

GREYSCOPE_TEST(tst_language)

}  // namespace tests_of_language

#include "tst_language.moc"
