#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/sidebar/series_tree.h"
#include "app/study/sample_study.h"
#include "app/window/main_window.h"
#include "app/window/strips/explanation_popup.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_window.h"
#include "tests/support/window_pages.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/panels/view_frame.h"
#include "widgets/plot/plot_view.h"

namespace tests_of_panes {

using namespace greyscope;
using namespace greyscope::app;
using widgets::ViewFrame;

/// What every pane of the window can do: be explained, and be asked for its commands.
class tst_panes : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_settings = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
        m_window = test::firstWindow(*m_settings);
        QVERIFY(m_window);
        action("file.sample")->trigger();
        m_window->showPage(QStringLiteral("relations"));
        QTRY_VERIFY(!m_window->currentPage()->figures().empty());
    }
    void cleanup() { m_window.reset(); }

    void f1ExplainsThePaneInFocus() {
        auto* matrix = m_window->findChild<widgets::MatrixView*>(QStringLiteral("relations.matrix"));
        QCOMPARE(action("help.explain")->shortcut(), QKeySequence(Qt::Key_F1));
        matrix->setFocus();
        QCOMPARE(explained(), frameOf(matrix)->explainedTitle());
        QTest::keyClick(m_window->findChild<ExplanationPopup*>(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<ExplanationPopup*>());
        QCOMPARE(m_window->focusWidget(), matrix);
        m_window->findChild<SeriesTree*>()->setFocus();
        QCOMPARE(explained(), QStringLiteral("Series"));
    }

    /// Where the keyboard is in no pane, the page's first view is meant; Start explains itself.
    void f1ExplainsThePageOtherwise() {
        m_window->currentPage()->setFocus();
        QCOMPARE(explained(), QStringLiteral("Relational degree of the chosen series"));
        m_window->findChild<ExplanationPopup*>()->close();
        m_window->showPage(QStringLiteral("start"));
        QTRY_VERIFY(!m_window->findChild<ExplanationPopup*>());
        QCOMPARE(explained(), QStringLiteral("Start"));
    }

    void theMenuOfAViewHasItsCommandsAndThoseOfTheSeries() {
        auto* matrix = m_window->findChild<widgets::MatrixView*>(QStringLiteral("relations.matrix"));
        const SeriesId other{kSampleTable, "1.2-R"};
        const QStringList plain = menuOf(matrix);
        QVERIFY(plain.contains("view.copyNumbers"));
        QVERIFY(plain.contains("view.copyCsv"));
        QVERIFY(plain.contains("view.export"));
        QVERIFY(plain.contains("help.explain"));
        QVERIFY(!plain.contains("series.reference"));
        m_window->highlight().hover(seriesLink(other).lights);
        QVERIFY(menuOf(matrix).contains("series.reference"));
        m_window->highlight().hover({});
        action("series.reference")->trigger();  // of the series that was pointed at
        QCOMPARE(m_window->store().study().selection.reference, other);
    }

    void theNumbersOfAViewAreCopied() {
        auto* matrix = m_window->findChild<widgets::MatrixView*>(QStringLiteral("relations.matrix"));
        const auto* frame = frameOf(matrix);
        frame->findChild<QAction*>(QStringLiteral("view.copyNumbers"))->trigger();
        const QString tabs = QGuiApplication::clipboard()->text();
        QVERIFY(tabs.contains(QLatin1Char('\t')));
        frame->findChild<QAction*>(QStringLiteral("view.copyCsv"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char(',')), tabs.count(QLatin1Char('\t')));
    }

    void aChartCanResetItsZoom() {
        const auto plots = m_window->currentPage()->findChildren<widgets::PlotView*>();
        QVERIFY(!plots.empty());
        QVERIFY(menuOf(plots.front()).contains("plot.resetZoom"));
        auto* canvas = plots.front()->findChild<QWidget*>(QStringLiteral("canvas"));
        QVERIFY(menuOf(canvas, QContextMenuEvent::Mouse).contains("plot.resetZoom"));
    }

    void theMenuOfASeriesInTheSidebarIsTheSame() {
        auto* tree = m_window->findChild<SeriesTree*>();
        tree->setCurrentIndex(tree->indexOf({kSampleTable, "2.1-W"}));
        const QStringList names = menuOf(tree);
        QVERIFY(names.contains("series.reference"));
        QVERIFY(names.contains("series.compare"));
        action("series.compare")->trigger();
        QCOMPARE(m_window->store().study().selection.compared.back(), (SeriesId{kSampleTable, "2.1-W"}));
    }

private:
    [[nodiscard]] QAction* action(const char* name) const { return m_window->findChild<QAction*>(QLatin1String(name)); }
    static ViewFrame* frameOf(QWidget* view) {
        while (view && !qobject_cast<ViewFrame*>(view)) {
            view = view->parentWidget();
        }
        return static_cast<ViewFrame*>(view);
    }
    /// The title that F1 shows.
    [[nodiscard]] QString explained() const {
        action("help.explain")->trigger();
        const auto* popup = m_window->findChild<ExplanationPopup*>();
        return popup ? popup->findChild<QLabel*>(QStringLiteral("sectionTitle"))->text() : QString();
    }
    /// The names of what the menu key brings.
    static QStringList menuOf(QWidget* widget, QContextMenuEvent::Reason reason = QContextMenuEvent::Keyboard) {
        widget->setFocus();
        QContextMenuEvent asked(reason, QPoint(4, 4), widget->mapToGlobal(QPoint(4, 4)));
        QCoreApplication::sendEvent(widget, &asked);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QStringList names;
        if (menu) {
            for (const QAction* each : menu->actions()) {
                if (each->isVisible() && !each->isSeparator()) {
                    names << each->objectName();
                }
            }
            menu->close();
        }
        return names;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

GREYSCOPE_TEST(tst_panes)

}  // namespace tests_of_panes

#include "tst_panes.moc"
