#include <QLabel>
#include <QMenu>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

#include "app/window/main_window.h"
#include "app/window/strips/alternatives_menu.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_window.h"
#include "tests/support/window_pages.h"

namespace tests_of_alternatives {

using namespace greyscope;
using namespace greyscope::app;

/// The chips at the foot of the window: what they offer, and what would follow from it.
class tst_alternatives : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_settings = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
        m_window = test::firstWindow(*m_settings);
        QVERIFY(m_window);
        m_window->findChild<QAction*>(QStringLiteral("file.sample"))->trigger();
    }
    void cleanup() {
        m_window->store().undoStack().setIndex(0);
        m_window->highlight().clear();
    }
    void cleanupTestCase() { m_window.reset(); }

    /// Every chip of every page opens a menu with the value in force checked.
    void everyChipOpensItsMenu_data() { test::addPageRows(); }
    void everyChipOpensItsMenu() {
        QFETCH(const QString, key);
        show(key);
        for (const Convention& convention : m_window->currentPage()->conventions()) {
            QMenu* menu = open(convention.name);
            QVERIFY2(menu, qPrintable(convention.name));
            QStringList checked;
            for (const QAction* action : menu->actions()) {
                checked << (action->isChecked() ? QStringList{action->text()} : QStringList());
            }
            QCOMPARE(checked.size(), convention.alternatives.empty() ? 0 : 1);
            menu->close();
        }
    }

    /// Beside each alternative stands what the page shows once it is chosen; choosing is one step of undo.
    void thePreviewIsWhatFollows() {
        show(QStringLiteral("relations"));
        QMenu* menu = open(QStringLiteral("Image"));
        QVERIFY(menu);
        QVERIFY(effects(*menu).contains(QStringLiteral("…")));
        QTRY_VERIFY(!effects(*menu).contains(QStringLiteral("…")) && !effects(*menu).contains(QString()));
        QAction* other = nullptr;
        for (QAction* action : menu->actions()) {
            other = action->text().startsWith(QLatin1String("initial")) ? action : other;
        }
        QVERIFY(other);
        const QString promised = other->text().section(QLatin1Char('\t'), 1);
        QVERIFY2(promised.toDouble() > 0.0, qPrintable(promised));
        const int steps = m_window->store().undoStack().count();
        m_window->highlight().choose(
            {widgets::Target::pair(idText(m_window->store().study().selection.reference), idText(explained()))});
        other->trigger();
        menu->close();
        QCOMPARE(m_window->store().undoStack().count(), steps + 1);
        QTRY_VERIFY(!test::isBusy(*m_window->currentPage()));
        const auto figures = m_window->currentPage()->figures();
        const QString said = figures.front().view->findChild<QLabel*>("viewSubtitle")->text();
        QVERIFY2(said.contains(promised), qPrintable(said + " " + promised));
    }

    void forecastsTellTheirError() {
        show(QStringLiteral("forecast"));
        QMenu* menu = open(QStringLiteral("Background weight"));
        QVERIFY(menu);
        QTRY_VERIFY(!effects(*menu).contains(QStringLiteral("…")) && !effects(*menu).contains(QString()));
        for (const QString& effect : effects(*menu)) {
            QVERIFY2(effect.endsWith(QLatin1String(" %")), qPrintable(effect));
        }
        menu->close();
    }

    /// The chip that was used keeps the keyboard while the bar follows the study.
    void theChipKeepsTheKeyboard() {
        show(QStringLiteral("relations"));
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QToolButton* button = chip(QStringLiteral("ρ"));
        button->setFocus();
        m_window->store().edit(QStringLiteral("test"),
                               [](Study& study) { study.relations.options.distinguishingCoefficient = 0.7; });
        QCOMPARE(QApplication::focusWidget(), button);
        QCOMPARE(button->accessibleName(), QStringLiteral("ρ 0.70"));
    }

private:
    void show(const QString& key) {
        m_window->showPage(key);
        QTRY_VERIFY(!test::isBusy(*m_window->currentPage()));
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QToolButton* chip(const QString& name) const {
        for (auto* button : m_window->statusBar()->findChildren<QToolButton*>()) {
            if (button->accessibleName().startsWith(name + QLatin1Char(' '))) {
                return button;
            }
        }
        return nullptr;
    }
    QMenu* open(const QString& name) const {
        QToolButton* button = chip(name);
        if (!button) {
            return nullptr;
        }
        button->click();
        return qobject_cast<AlternativesMenu*>(QApplication::activePopupWidget());
    }
    /// The series that the lower left view explains with the reference: that of the lowest degree.
    [[nodiscard]] SeriesId explained() const {
        const QString what = m_window->currentPage()->previewed();
        for (const SeriesId& id : m_window->store().study().selection.compared) {
            if (what.endsWith(QString::fromStdString(id.name))) {
                return id;
            }
        }
        return {};
    }
    static QStringList effects(const QMenu& menu) {
        QStringList effects;
        for (const QAction* action : menu.actions()) {
            if (action->isCheckable()) {
                effects << action->text().section(QLatin1Char('\t'), 1);
            }
        }
        return effects;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

GREYSCOPE_TEST(tst_alternatives)

}  // namespace tests_of_alternatives

#include "tst_alternatives.moc"
