#include "app/window/panes/work_area.h"

#include <QAction>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

#include "app/sidebar/series_panel.h"
#include "app/window/lecture/lesson_panel.h"
#include "app/window/panes/derivation_panel.h"
#include "app/window/panes/first_look_pane.h"
#include "app/window/panes/history_panel.h"
#include "app/window/panes/side_dock.h"
#include "app/window/strips/context_strip.h"
#include "app/window/strips/load_strip.h"
#include "app/window/strips/notice_strip.h"
#include "widgets/common/theme/icon.h"
#include "widgets/panels/view_frame.h"

namespace greyscope::app {

namespace {

constexpr int kDocksApartFrom = 1280;
constexpr int kSidesFoldBelow = 720;
constexpr int kSeriesWidth = 272;
constexpr int kTabbedWidth = 248;
constexpr int kLowArea = 400;
constexpr int kDerivationHeight = 360;
constexpr double kMostDerivation = 0.45;  // of the height, initially

}  // namespace

WorkArea::WorkArea(const PageContext& context, const Appearance& appearance, QWidget* window)
    : QMainWindow(window), m_appearance(appearance) {
    setWindowFlags(Qt::Widget);
    setDockOptions(QMainWindow::AllowTabbedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setContextMenuPolicy(Qt::PreventContextMenu);
    build(context);
}

void WorkArea::build(const PageContext& context) {
    m_sidesAction = new QAction(widgets::icon(QStringLiteral("sides")), tr("Panes at the side of the page"), this);
    m_sidesAction->setObjectName(QStringLiteral("sides"));
    m_sidesAction->setCheckable(true);
    connect(m_sidesAction, &QAction::toggled, this, &WorkArea::foldSides);
    m_choices = new ContextStrip(*m_sidesAction, this);
    addToolBar(Qt::TopToolBarArea, m_choices);

    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_notices = new NoticeStrip(centre);
    m_loading = new LoadStrip(centre);
    m_pages = new PageStack(context, centre);
    column->addWidget(m_notices);
    column->addWidget(m_loading);
    m_firstLook = new FirstLookPane(centre);
    column->addWidget(m_firstLook, 1);
    auto* room = new widgets::ScrolledRoom(m_pages);
    column->addWidget(room, 1);
    connect(m_firstLook, &FirstLookPane::shown, room, &QWidget::setHidden);
    setCentralWidget(centre);

    m_series = new SeriesPanel(context.store, context.catalog, context.highlight);
    m_seriesDock = new SideDock(QStringLiteral("seriesDock"), tr("Series"), this);
    m_sides = new widgets::FrontStack;
    m_sides->addWidget(m_series);
    m_seriesDock->setWidget(new widgets::ScrolledRoom(m_sides));
    m_inspectors = new widgets::FrontStack;
    m_inspectors->setObjectName(QStringLiteral("inspectorArea"));
    m_inspectorDock = new SideDock(QStringLiteral("inspectorDock"), tr("Options"), this);
    m_inspectorDock->setWidget(m_inspectors);
    m_historyDock = new SideDock(QStringLiteral("historyDock"), tr("History"), this);
    m_historyDock->setWidget(new HistoryPanel(context.store));
    m_historyDock->setWanted(false);
    addDockWidget(Qt::LeftDockWidgetArea, m_seriesDock);
    tabifyDockWidget(m_seriesDock, m_historyDock);
    addDockWidget(Qt::RightDockWidgetArea, m_inspectorDock);
    connect(m_historyDock, &SideDock::wantedChanged, this, [this](bool wanted) {
        setTabbed();
        (wanted ? m_historyDock : m_seriesDock)->raise();
    });
    for (SideDock* dock : {m_seriesDock, m_inspectorDock}) {
        connect(dock, &SideDock::wantedChanged, this, &WorkArea::foldSides);
    }
    resizeDocks({m_seriesDock, m_inspectorDock}, {kSeriesWidth, m_inspectorWidth}, Qt::Horizontal);
    buildDerivation(context);
    buildLesson(context);
}

void WorkArea::buildDerivation(const PageContext& context) {
    m_derivation = new DerivationPanel(context.highlight, context.store);
    m_derivation->setDefaults(context.defaults);
    m_derivationDock = new SideDock(QStringLiteral("workingDock"), tr("Working"), this);
    m_derivationDock->setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    m_derivationDock->setWidget(m_derivation);
    m_derivationDock->setWanted(false);
    addDockWidget(Qt::BottomDockWidgetArea, m_derivationDock);
    resizeDocks({m_derivationDock}, {kDerivationHeight}, Qt::Vertical);
    connect(m_derivationDock, &SideDock::wantedChanged, this, [this](bool wanted) {
        const int most = static_cast<int>(kMostDerivation * height());
        if (wanted && most < kDerivationHeight) {
            resizeDocks({m_derivationDock}, {most}, Qt::Vertical);
        }
    });
}

void WorkArea::buildLesson(const PageContext& context) {
    m_lesson = new LessonPanel;
    m_lesson->setAccessibleName(tr("Lesson"));
    m_lessonDock = new SideDock(QStringLiteral("lessonDock"), tr("Lesson"), this);
    m_lessonDock->setWidget(m_lesson);
    m_lessonDock->setUseful(false);
    addDockWidget(Qt::RightDockWidgetArea, m_lessonDock);
    tabifyDockWidget(m_inspectorDock, m_lessonDock);
    resizeDocks({m_seriesDock, m_inspectorDock}, {kSeriesWidth, m_inspectorWidth}, Qt::Horizontal);
    connect(&context.store, &StudyStore::changed, this,
            [this](const Study& /*before*/, const Study& after) { showLesson(after); });
    showLesson(context.store.study());
    for (SideDock* dock : sides()) {
        connect(dock, &SideDock::unfoldRequested, m_sidesAction, [this] { m_sidesAction->setChecked(true); });
    }
    foldSides();
}

/// For a lesson's study, shows its text, in front of the options.
void WorkArea::showLesson(const Study& study) {
    const bool before = m_lesson->hasLesson();
    m_lesson->showLesson(study.lesson);
    m_lessonDock->setUseful(m_lesson->hasLesson() && !m_full);
    setTabbed();
    if (m_lesson->hasLesson() && !before) {
        m_sidesAction->setChecked(true);
        m_lessonDock->raise();
    }
}

std::vector<QWidget*> WorkArea::panes() const {
    Page* page = m_pages->current();
    QWidget* side = page->sidePanel();
    std::vector<QWidget*> panes{side ? side : m_series};
    for (auto* frame : page->findChildren<widgets::ViewFrame*>()) {
        panes.push_back(frame->view());
    }
    if (panes.size() == 1) {
        panes.push_back(page);
    }
    panes.push_back(m_inspectors);
    panes.push_back(m_lesson);
    panes.push_back(m_derivation->view());
    return panes;
}

void WorkArea::showParts(bool full) {
    m_full = full;
    Page* page = m_pages->current();
    const bool seriesWereShown = !m_seriesDock->isHidden();
    QWidget* inspector = page->inspector();
    if (inspector) {
        if (m_inspectors->indexOf(inspector) < 0) {
            m_inspectors->addWidget(inspector);
        }
        inspector->setAccessibleName(page->inspectorTitle());
        m_inspectors->setCurrentWidget(inspector);
        m_inspectorDock->setTitle(page->inspectorTitle());
    }
    m_inspectorDock->setUseful(inspector && !full);
    fitInspector();
    QWidget* side = page->sidePanel();
    if (side && m_sides->indexOf(side) < 0) {
        m_sides->addWidget(side);
    }
    if (side) {
        side->setAccessibleName(page->sideTitle());
    }
    m_sides->setCurrentWidget(side ? side : m_series);
    m_seriesDock->setTitle(side ? page->sideTitle() : tr("Series"));
    m_seriesDock->setUseful((side || page->usesSeries()) && !full);
    m_historyDock->setUseful(!full);
    m_derivationDock->setUseful(!full);
    m_lessonDock->setUseful(m_lesson->hasLesson() && !full);
    setTabbed();
    m_derivation->setPage(page);
    if (m_tabbed && !seriesWereShown) {
        raiseFirst();
    }
    m_choices->showChoices(full ? nullptr : page->contextBar());
    foldSides();
}

/// Brings the text of a lesson to the front, if there is one; else the series.
void WorkArea::raiseFirst() {
    (m_lessonDock->isHidden() ? m_seriesDock : m_lessonDock)->raise();
}

/// Folded docks are shown again by the button before the choices, and by any command that shows one of them.
void WorkArea::foldSides() {
    bool useful = false;
    for (SideDock* dock : sides()) {
        dock->setFolded(m_narrow && !m_sidesAction->isChecked() && !dock->isFloating());
        useful = useful || (dock->useful() && dock->wanted() && dock != m_historyDock);
    }
    m_sidesAction->setVisible(m_narrow && useful);
    setTabbed();
}

void WorkArea::fitInspector() {
    // Only if the pages differ, so that a width dragged by the user stays.
    const int width = inType(m_pages->current()->inspectorWidth());
    if (!m_tabbed && width != m_inspectorWidth) {
        m_inspectorWidth = width;
        resizeDocks({m_inspectorDock}, {width}, Qt::Horizontal);
    }
}

int WorkArea::inType(int width) const {
    return static_cast<int>(std::lround(width * m_appearance.typeTimes()));
}

void WorkArea::showSeries() {
    m_seriesDock->setWanted(true);
    m_series->focusFilter();
}

void WorkArea::titleDerivation() {
    m_derivationDock->setTabbed(height() < inType(kLowArea));
}

void WorkArea::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    const bool low = height() < inType(kLowArea);
    if (std::exchange(m_low, low) != low) {  // a lecture arranges this itself
        titleDerivation();
    }
}

void WorkArea::arrange(int width) {
    const bool narrow = width < inType(kSidesFoldBelow);
    if (std::exchange(m_narrow, narrow) != narrow) {
        foldSides();
    }
    const bool tabbed = width < kDocksApartFrom;
    if (tabbed == m_tabbed) {
        return;
    }
    m_tabbed = tabbed;
    addDockWidget(tabbed ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, m_inspectorDock);
    if (tabbed) {
        tabifyDockWidget(m_seriesDock, m_inspectorDock);
    }
    tabifyDockWidget(m_inspectorDock, m_lessonDock);  // last, because moving a dock separates it from its tabs
    if (tabbed) {
        raiseFirst();
    }
    setTabbed();
    if (m_pages->current()) {
        showParts(m_full);
    }
    resizeDocks({m_seriesDock, m_inspectorDock},
                {inType(tabbed ? kTabbedWidth : kSeriesWidth), tabbed ? inType(kTabbedWidth) : m_inspectorWidth},
                Qt::Horizontal);
}

/// The history shares the place of the series; if it is shown, its tab is its title.
void WorkArea::setTabbed() {
    m_seriesDock->setTabbed(m_tabbed || m_historyDock->wanted());
    m_historyDock->setTabbed(!m_seriesDock->isHidden() || (m_tabbed && !m_inspectorDock->isHidden()));
    const bool lesson = m_lesson != nullptr && m_lesson->hasLesson() && m_lessonDock->wanted();
    m_inspectorDock->setTabbed(m_tabbed || lesson);
    if (m_lessonDock != nullptr) {
        m_lessonDock->setTabbed(m_tabbed || !m_inspectorDock->isHidden());
    }
}

void WorkArea::reset(int width) {
    for (SideDock* dock : docks()) {
        dock->setFloating(false);
        dock->setWanted(dock != m_historyDock && dock != m_derivationDock);
    }
    addDockWidget(Qt::BottomDockWidgetArea, m_derivationDock);
    addDockWidget(Qt::LeftDockWidgetArea, m_seriesDock);
    tabifyDockWidget(m_seriesDock, m_historyDock);
    m_tabbed = width >= kDocksApartFrom;
    arrange(width);
}

}  // namespace greyscope::app
