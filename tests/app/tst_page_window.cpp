#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolBar>

#include <memory>

#include "tests/support/english_words.h"
#include "tests/support/opened_window.h"
#include "tests/support/shown_texts.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"
#include "widgets/common/language.h"
#include "widgets/common/scrolled_room.h"

namespace tests_of_page_window {

using namespace greyscope;
using namespace greyscope::app;

/// What holds for every page in its window: it fits wherever the window does, speaks the language in use, and lets go
/// of what is closed.
class tst_page_window : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_opened = std::make_unique<test::OpenedWindow>();
        QVERIFY(m_opened->window);
        m_opened->action("file.sample")->trigger();
    }
    void cleanupTestCase() { m_opened.reset(); }

    void fitsTheSmallestWindow_data() { test::addPageRows(); }
    void fitsTheSmallestWindow();
    void fitsWhereTypeIsTwiceTheSize_data();
    void fitsWhereTypeIsTwiceTheSize();
    void saysNothingInEnglish_data() { test::addPageRows(); }
    void saysNothingInEnglish();
    void holdsNoClosedStudy_data() { test::addPageRows(); }
    void holdsNoClosedStudy();

private:
    [[nodiscard]] MainWindow& window() const { return *m_opened->window; }
    [[nodiscard]] bool railShowsEveryPage() const {
        const auto* rail = window().findChild<QToolBar*>(QStringLiteral("rail"));
        std::size_t shown = 0;
        for (const QAction* action : rail->actions()) {
            const QWidget* button = rail->widgetForAction(const_cast<QAction*>(action));
            shown += !action->text().isEmpty() && button->isVisible() ? 1 : 0;
        }
        const auto& entries = pageEntries();
        const auto onRail = std::count_if(entries.begin(), entries.end(),
                                          [](const PageEntry& entry) { return entry.shortcut != kNotOnRail; });
        return shown == static_cast<std::size_t>(onRail);
    }
    /// They stand in several lines, and neither scroll nor are cut.
    [[nodiscard]] bool choicesAreWhole() const {
        const auto* strip = window().findChild<QToolBar*>(QStringLiteral("contextStrip"));
        const auto* room = strip->findChild<widgets::ScrolledRoom*>();
        return strip->isHidden() ||
               (room->horizontalScrollBar()->maximum() == 0 && room->verticalScrollBar()->maximum() == 0);
    }
    static void check(const QHash<QString, QString>& placeOf, const test::EnglishWords& words) {
        const QStringList english = words.foundIn(placeOf);
        QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('\n'))));
    }
    std::unique_ptr<test::OpenedWindow> m_opened;
};

void tst_page_window::fitsTheSmallestWindow() {
    QFETCH(QString, key);
    window().resize(1024, 700);
    window().showPage(key);
    QCoreApplication::processEvents();
    const Page* page = window().currentPage();
    QVERIFY(window().rect().contains(QRect(page->mapTo(&window(), QPoint(0, 0)), page->size())));
    QCOMPARE(window().size(), QSize(1024, 700));
}

void tst_page_window::fitsWhereTypeIsTwiceTheSize_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("key");
    for (const char* language : {"en", "zh_CN"}) {
        for (const PageEntry& entry : pageEntries()) {
            if (const QString key = entry.facts().key; test::isAsked(key)) {
                QTest::addRow("%s %s", language, qPrintable(key)) << QString::fromLatin1(language) << key;
            }
        }
    }
}

/// 1440 x 900 dots with everything twice the size: what needs more room than there is scrolls.
void tst_page_window::fitsWhereTypeIsTwiceTheSize() {
    QFETCH(QString, language);
    QFETCH(QString, key);
    const QSize room(720, 420);
    widgets::useLanguage(QLocale(language));
    window().resize(room);
    window().showPage(key);
    QCoreApplication::processEvents();
    QCOMPARE(window().size(), room);
    QTRY_VERIFY(railShowsEveryPage());
    const auto shrinks = [this, room] {
        const QSize least = window().minimumSizeHint();
        return least.width() <= room.width() && least.height() <= room.height();
    };
    QTRY_VERIFY2(shrinks(), qPrintable(QDebug::toString(window().minimumSizeHint())));
    const Page* page = window().currentPage();
    const auto fits = [page] {
        const QSize needed = page->minimumSizeHint();
        return page->width() >= needed.width() && page->height() >= needed.height();
    };
    QTRY_VERIFY(fits());
    QTRY_VERIFY(choicesAreWhole());
}

/// In a language that nobody speaks, made of what lupdate finds in the sources.
void tst_page_window::saysNothingInEnglish() {
    QFETCH(QString, key);
    QVERIFY(widgets::useTranslation(QStringLiteral(GREYSCOPE_PSEUDO_LANGUAGE)));
    window().resize(1440, 900);
    m_opened->action("file.sample")->trigger();  // its parts are called as it was opened
    window().showPage(key);
    QCoreApplication::processEvents();
    QTRY_VERIFY(!test::isBusy(window()));
    QCoreApplication::processEvents();
    const test::EnglishWords words(m_opened->study());
    check(test::ShownTexts(window()).placeOf(), words);
    QHash<QString, QString> ofFigures;
    for (const PageFigure& figure : window().currentPage()->figures()) {
        test::TextRecorder recorder;
        QPainter painter(&recorder);
        widgets::paintFigure(painter, QRectF(0, 0, 900, 600), figure.figure, widgets::Style::paper(1.0));
        painter.end();
        for (const QString& text : recorder.texts) {
            ofFigures.insert(text, QStringLiteral("figure"));
        }
        ofFigures.insert(widgets::figureText(figure.figure), QStringLiteral("copied"));
    }
    check(ofFigures, words);
}

void tst_page_window::holdsNoClosedStudy() {
    QFETCH(QString, key);
    const QSignalSpy opened(&window().document(), &StudyDocument::opened);
    window().document().open(m_opened->write("mine.csv", test::kTable));
    QTRY_COMPARE(opened.count(), 1);
    const std::weak_ptr<const data::Dataset> dataset = m_opened->study().tables.front().dataset;
    window().showPage(key);
    QCoreApplication::processEvents();
    window().document().closeStudy();
    QTRY_VERIFY(dataset.expired());
}

GREYSCOPE_TEST(tst_page_window)

}  // namespace tests_of_page_window

#include "tst_page_window.moc"
