#include <QtTest>

#include <optional>

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

private:
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

GREYSCOPE_TEST(tst_window_sizes)

}  // namespace tests_of_window_sizes

#include "tst_window_sizes.moc"
