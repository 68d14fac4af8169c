#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/export/export_dialog.h"
#include "app/window/dialogs/settings_dialog.h"
#include "app/window/main_window.h"
#include "tests/support/nameless_controls.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_window.h"
#include "widgets/common/theme/theme.h"
#include "widgets/controls/segmented.h"

namespace tests_of_settings {

using namespace greyscope;
using namespace greyscope::app;

class tst_settings : public QObject {
    Q_OBJECT

private slots:
    void everyControlOfWindowAndDialogHasAName() {
        const QStringList missed = test::namelessControls(*m_window);
        QVERIFY2(missed.empty(), qPrintable(missed.join(QLatin1Char('\n'))));
    }

    void init() {
        m_settings = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
        m_window = test::firstWindow(*m_settings);
        QVERIFY(m_window);
        QTest::keyClick(m_window.get(), Qt::Key_Comma, Qt::ControlModifier);
        QVERIFY(dialog());
    }
    void cleanup() {
        if (m_window) {
            action("view.language.en")->trigger();
            action("view.theme.light")->trigger();
        }
        m_window.reset();
    }

    void oneDialogOpensOnce() {
        action("edit.settings")->trigger();
        QCOMPARE(m_window->findChildren<SettingsDialog*>().size(), 1);
    }

    void theThemeIsOneWithTheMenu() {
        auto* theme = control<widgets::Segmented>("settings.theme");
        theme->button(2)->click();
        QVERIFY(widgets::Theme::of(QApplication::palette()).dark);
        QVERIFY(action("view.theme.dark")->isChecked());
        theme->button(3)->click();
        QCOMPARE(widgets::Theme::of(QApplication::palette()).text, widgets::Theme::highContrast().text);
        QVERIFY(action("view.theme.highContrast")->isChecked());
        QCOMPARE(m_settings->value("appearance/theme").toString(), QStringLiteral("high_contrast"));
        action("view.theme.light")->trigger();
        QCOMPARE(theme->current(), 1);
        QCOMPARE(m_settings->value("appearance/theme").toString(), QStringLiteral("light"));
    }

    void largerTypeIsOneWithTheMenu() {
        const double before = QApplication::font().pointSizeF();
        control<QCheckBox>("settings.larger")->click();
        QVERIFY(QApplication::font().pointSizeF() > before);
        QVERIFY(action("view.larger")->isChecked());
        action("view.larger")->trigger();
        QVERIFY(!control<QCheckBox>("settings.larger")->isChecked());
        QCOMPARE(QApplication::font().pointSizeF(), before);
    }

    /// The window and the dialog speak another language at once; the keyboard stays where it was.
    void theLanguageIsSpokenAtOnce() {
        const QString before = dialog()->windowTitle();
        auto* language = control<QComboBox>("settings.language");
        language->setFocus();
        language->setCurrentIndex(language->findData(QStringLiteral("zh_CN")));
        emit language->activated(language->currentIndex());
        QTRY_VERIFY(dialog()->windowTitle() != before);
        QTRY_VERIFY(action("view.language.zh_CN")->isChecked());
        QCOMPARE(dialog()->focusWidget(), control<QComboBox>("settings.language"));
        QCOMPARE(control<QComboBox>("settings.language")->currentData().toString(), QStringLiteral("zh_CN"));
    }

    void newStudiesBeginWithTheDecimals() {
        control<QSpinBox>("settings.decimals")->setValue(5);
        action("file.sample")->trigger();
        QCOMPARE(m_window->store().study().relations.decimals, 5);
        QVERIFY(!m_window->isWindowModified());
        control<QSpinBox>("settings.decimals")->setValue(2);
        QCOMPARE(m_window->store().study().relations.decimals, 5);  // an open study keeps its own
        m_window.reset();
        m_window = std::make_unique<MainWindow>(*m_settings);
        action("file.sample")->trigger();
        QCOMPARE(m_window->store().study().relations.decimals, 2);
    }

    void theToleranceReachesThePageAtOnce() {
        action("page.replication")->trigger();
        const auto* there = m_window->page(QStringLiteral("replication"))
                                ->contextBar()
                                ->findChild<QComboBox*>(QStringLiteral("replication.tolerance"));
        QVERIFY(there);
        const int before = there->currentIndex();
        auto* tolerance = control<QComboBox>("settings.tolerance");
        QCOMPARE(tolerance->currentIndex(), before);
        emit tolerance->activated(2);
        QCOMPARE(there->currentIndex(), 2);
        QCOMPARE(tolerance->currentIndex(), 2);
    }

    /// A folder that is not there is an error beside the field, and dialogs begin elsewhere.
    void dialogsBeginInTheFolder() {
        auto* folder = control<QLineEdit>("settings.folder");
        const auto* problem = control<QWidget>("settings.noFolder");
        QVERIFY(problem->isHidden());
        QTest::keyClicks(folder, m_folder.path());
        QVERIFY(problem->isHidden());
        widgets::MatrixSpec spec;
        spec.title = QStringLiteral("Figure");
        const auto suggested = [&] {
            ExportDialog dialog({StudyFigure{spec}}, 0, *m_settings);
            dialog.setAttribute(Qt::WA_DeleteOnClose, false);
            return QFileInfo(dialog.path()).absolutePath();
        };
        QCOMPARE(suggested(), m_folder.path());
        QCOMPARE(startFolder(*m_settings, QStringLiteral("files/folder")), m_folder.path());
        QTest::keyClicks(folder, QStringLiteral("/gone"));
        QVERIFY(!problem->isHidden());
        const QColor bad = widgets::Theme::of(QApplication::palette()).bad;
        QCOMPARE(problem->palette().color(QPalette::WindowText), bad);
        QCOMPARE(folder->palette().color(QPalette::Text), bad);
        QVERIFY(suggested() != folder->text());
    }

private:
    [[nodiscard]] QAction* action(const char* name) const { return m_window->findChild<QAction*>(QLatin1String(name)); }
    [[nodiscard]] SettingsDialog* dialog() const { return m_window->findChild<SettingsDialog*>(); }
    template <class T>
    [[nodiscard]] T* control(const char* name) const {
        return dialog()->findChild<T*>(QLatin1String(name));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

GREYSCOPE_TEST(tst_settings)

}  // namespace tests_of_settings

#include "tst_settings.moc"
