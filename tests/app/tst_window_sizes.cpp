#include <QScreen>
#include <QToolBar>
#include <QtTest>

#include <optional>

#include "app/window/window_place.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"
#include "widgets/common/language.h"

namespace tests_of_window_sizes {

using namespace greyscope;
using namespace greyscope::app;

/// Every page where type is large for the window.
class tst_window_sizes : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_opened.emplace();
        QVERIFY(m_opened->window);
    }
    void cleanup() { m_opened.reset(); }
    void everyPageFitsWhereTypeIsTwiceTheSize_data();
    void everyPageFitsWhereTypeIsTwiceTheSize();
    void theLeastSizeIsNoMoreThanTheScreen();

private:
    [[nodiscard]] bool railShowsEveryPage() const {
        const auto* rail = m_opened->window->findChild<QToolBar*>(QStringLiteral("rail"));
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
    std::optional<test::OpenedWindow> m_opened;
};

void tst_window_sizes::everyPageFitsWhereTypeIsTwiceTheSize_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << "en";
    QTest::newRow("Chinese") << "zh_CN";
}

/// 1440 x 900 dots with everything twice the size: what needs more room than there is scrolls.
void tst_window_sizes::everyPageFitsWhereTypeIsTwiceTheSize() {
    QFETCH(QString, language);
    auto& window = m_opened->window;
    widgets::useLanguage(QLocale(language));
    m_opened->action("file.sample")->trigger();
    window->resize(720, 420);
    for (const PageEntry& entry : pageEntries()) {
        window->showPage(entry.facts().key);
        QCoreApplication::processEvents();
        QCOMPARE(window->size(), QSize(720, 420));
        QTRY_VERIFY(railShowsEveryPage());
        const QSize least = window->minimumSizeHint();
        QVERIFY2(
            least.width() <= 720 && least.height() <= 420,
            qPrintable(QStringLiteral("%1: %2 x %3").arg(entry.facts().key).arg(least.width()).arg(least.height())));
        const Page* page = window->currentPage();
        const auto fits = [page] {
            const QSize needed = page->minimumSizeHint();
            return page->width() >= needed.width() && page->height() >= needed.height();
        };
        QTRY_VERIFY2(fits(), qPrintable(entry.facts().key));
    }
    widgets::useLanguage(QLocale(QStringLiteral("en")));
}

void tst_window_sizes::theLeastSizeIsNoMoreThanTheScreen() {
    QWidget window;
    window.setMinimumSize(100000, 300);
    placeWindow(window, {}, {200000, 400});
    const QSize room = window.screen()->availableGeometry().size();
    QVERIFY(window.minimumWidth() <= room.width() && window.width() <= room.width());
    QCOMPARE(window.minimumHeight(), 300);
}

GREYSCOPE_TEST(tst_window_sizes)

}  // namespace tests_of_window_sizes

#include "tst_window_sizes.moc"
