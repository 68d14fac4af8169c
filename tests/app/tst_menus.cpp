#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include <set>

#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"
#include "widgets/common/language.h"

namespace tests_of_menus {

using namespace greyscope;
using namespace greyscope::app;

class tst_menus : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { widgets::useLanguage(QLocale(QStringLiteral("en"))); }
    void aLetterChoosesOneItem_data();
    void aLetterChoosesOneItem();
};

void tst_menus::aLetterChoosesOneItem_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << "en";
    QTest::newRow("Chinese") << "zh_CN";
}

void tst_menus::aLetterChoosesOneItem() {
    QFETCH(const QString, language);
    widgets::useLanguage(QLocale(language));
    const test::OpenedWindow opened;
    QVERIFY(opened.window);
    int letters = 0;
    const auto look = [&letters](const QString& menu, const QList<QAction*>& actions) {
        std::set<QString> taken;
        for (const QAction* action : actions) {
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            if (!letter.isEmpty()) {
                QVERIFY2(taken.insert(letter).second, qPrintable(menu + QStringLiteral(": ") + action->text()));
                ++letters;
            }
        }
    };
    look(QStringLiteral("bar"), opened.window->menuBar()->actions());
    for (const QMenu* menu : opened.window->findChildren<QMenu*>()) {
        look(menu->title(), menu->actions());
    }
    QVERIFY(letters > 50);
}

GREYSCOPE_TEST(tst_menus)

}  // namespace tests_of_menus

#include "tst_menus.moc"
