#include "app/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <cmath>

#include "app/resources.h"
#include "app/sidebar/series_panel.h"
#include "app/text/error_text.h"
#include "app/window/context_strip.h"
#include "app/window/convention_bar.h"
#include "app/window/explanation_popup.h"
#include "app/window/figure_commands.h"
#include "app/window/load_strip.h"
#include "app/window/menus.h"
#include "app/window/panes.h"
#include "app/window/rail.h"
#include "app/window/side_dock.h"
#include "app/window/study_facts.h"
#include "app/window/study_notices.h"
#include "app/window/window_place.h"
#include "widgets/common/icon.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/wheel_guard.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

namespace {

constexpr QSize kSmallest(1024, 700);
constexpr QSize kUsual(1440, 900);
constexpr int kRailWithTextFrom = 1360;
constexpr int kDocksApartFrom = 1280;
constexpr int kSeriesWidth = 272;
constexpr int kTabbedWidth = 248;
constexpr int kExplanationWidth = 380;
constexpr const char* kGeometryKey = "window/geometry";
constexpr const char* kDocksKey = "window/docks";

}  // namespace

MainWindow::MainWindow(QSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      m_settings(settings),
      m_catalog(m_store),
      m_sources(m_store),
      m_appearance(settings),
      m_defaults(settings),
      m_document(m_store, m_catalog, settings, this),
      m_stacking(m_store, m_catalog),
      m_place(*this, settings) {
    initResources();
    setWindowIcon(QIcon(QStringLiteral(":/icons/greyscope.svg")));
    setAcceptDrops(true);
    qApp->installEventFilter(new widgets::WheelGuard(this));
    setMinimumSize(kSmallest);
    build();
    connect(&m_document, &StudyDocument::opened, this, [this](const QString& key) {
        m_highlight.clear();
        showPage(page(key) ? key : QStringLiteral("start"));
        m_place.comeBack();
    });
    const auto tellFailed = [this](const QString& message, const QString& remedy) {
        widgets::messageBox(QMessageBox::Warning, tr("Greyscope"), message, remedy, QMessageBox::Ok, this)->open();
    };
    connect(&m_document, &StudyDocument::failed, this, tellFailed);
    connect(&m_stacking, &TableStacking::failed, this, tellFailed);
    connect(&m_appearance, &Appearance::changed, this, &MainWindow::showParts);
    connect(&m_store, &StudyStore::changed, this, &MainWindow::showFacts);
    connect(&m_store.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::showFacts);
    connect(&m_fullView, &FullView::changed, this, [this] { m_fullAction->setChecked(m_fullView.frame() != nullptr); });
    placeWindow(*this, m_settings.value(QLatin1String(kGeometryKey)).toByteArray(), kUsual);
    m_inner->restoreState(m_settings.value(QLatin1String(kDocksKey)).toByteArray());
    showFacts();
    showPage(QStringLiteral("start"));
    QCoreApplication::removePostedEvents(this, QEvent::LanguageChange);  // its own: it speaks that language
}

MainWindow::~MainWindow() {
    // Pages and docks refer to the study, the catalog and the highlight: they go first.
    delete m_inner;
}

void MainWindow::build() {
    m_rail = new Rail(this);
    addToolBar(Qt::LeftToolBarArea, m_rail);
    m_conventions = new ConventionBar(m_store, this);
    setStatusBar(m_conventions);
    buildInner();
    buildFileMenu(*this, m_document, m_store);
    buildEditMenu(*this, m_store, m_appearance, m_defaults);
    m_rail->setSettings(findChild<QAction*>(QStringLiteral("edit.settings")));
    buildViewMenu();
    buildSeriesMenu(*this, m_store, m_catalog, m_highlight, [this] {
        m_seriesDock->setWanted(true);
        m_series->focusFilter();
    });
    m_figures = new FigureCommands(*this, m_settings);
    connect(m_figures, &FigureCommands::told, this, &MainWindow::tell);
    connect(findChild<QAction*>(QStringLiteral("series.clear")), &QAction::triggered, this,
            [this] { setFullView(false); });
    buildWindowMenu();
    buildHelpMenu(*this, [this] { explainFocus(*m_current, inType(kExplanationWidth)); });
    connect(m_series, &SeriesPanel::menuRequested, this, &MainWindow::addCommands);
    connect(&m_document, &StudyDocument::loadingStarted, m_loading, &LoadStrip::begin);
    connect(&m_document, &StudyDocument::loadingProgress, m_loading, &LoadStrip::setFraction);
    connect(&m_document, &StudyDocument::loadingEnded, m_loading, &LoadStrip::end);
    connect(m_loading, &LoadStrip::cancelRequested, &m_document, &StudyDocument::cancelLoading);
    connect(&m_stacking, &TableStacking::started, m_loading, &LoadStrip::begin);
    connect(&m_stacking, &TableStacking::progress, m_loading, &LoadStrip::setFraction);
    connect(&m_stacking, &TableStacking::ended, m_loading, &LoadStrip::end);
    connect(m_loading, &LoadStrip::cancelRequested, &m_stacking, &TableStacking::cancel);
}

void MainWindow::clear() {
    m_pages.clear();
    m_current = nullptr;
    delete m_inner;
    delete m_figures;
    delete m_rail;
    setStatusBar(nullptr);
    setMenuBar(nullptr);
    qDeleteAll(findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    qDeleteAll(findChildren<QActionGroup*>(Qt::FindDirectChildrenOnly));
    qDeleteAll(findChildren<QAction*>(Qt::FindDirectChildrenOnly));
}

void MainWindow::sayAgain() {
    const QVariantMap here = m_place.place();
    const QString shown = m_current->key();
    const QByteArray docks = m_inner->saveState();
    setFullView(false);
    clear();
    build();
    m_tabbed = false;
    arrange();
    m_inner->restoreState(docks);
    showFacts();
    showPage(shown);
    m_place.goTo(here);
}

void MainWindow::buildInner() {
    m_inner = new QMainWindow(this);
    m_inner->setWindowFlags(Qt::Widget);
    m_inner->setDockOptions(QMainWindow::AllowTabbedDocks);
    m_inner->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_inner->setContextMenuPolicy(Qt::PreventContextMenu);
    setCentralWidget(m_inner);
    m_context = new ContextStrip(m_inner);
    m_inner->addToolBar(Qt::TopToolBarArea, m_context);

    auto* centre = new QWidget(m_inner);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_loading = new LoadStrip(centre);
    m_stack = new QStackedWidget(centre);
    auto* notices = new NoticeStrip(centre);
    new StudyNotices(m_store, m_document, m_sources, *notices);
    column->addWidget(notices);
    column->addWidget(m_loading);
    column->addWidget(m_stack, 1);
    m_inner->setCentralWidget(centre);

    m_series = new SeriesPanel(m_store, m_catalog, m_highlight);
    m_seriesDock = new SideDock(QStringLiteral("seriesDock"), tr("Series"), m_inner);
    m_seriesDock->setWidget(m_series);
    m_inspectors = new QStackedWidget;
    m_inspectors->setObjectName(QStringLiteral("inspectorArea"));
    m_inspectorDock = new SideDock(QStringLiteral("inspectorDock"), tr("Options"), m_inner);
    m_inspectorDock->setWidget(m_inspectors);
    m_inner->addDockWidget(Qt::LeftDockWidgetArea, m_seriesDock);
    m_inner->addDockWidget(Qt::RightDockWidgetArea, m_inspectorDock);
    m_inner->resizeDocks({m_seriesDock, m_inspectorDock}, {kSeriesWidth, m_inspectorWidth}, Qt::Horizontal);
}

void MainWindow::buildViewMenu() {
    QMenu& menu = *menuBar()->addMenu(tr("&View"));
    auto* group = new QActionGroup(this);
    for (const PageEntry& entry : pageEntries()) {
        addPage(entry, menu);
        group->addAction(m_pages.back().action);
    }
    menu.addSeparator();
    menu.addMenu(buildAppearanceMenu(*this, m_appearance));
    menu.addSeparator();
    m_fullAction = addCommand(*this, menu, QStringLiteral("view.full"), tr("&Full view"), Qt::Key_F11, {});
    m_fullAction->setCheckable(true);
    connect(m_fullAction, &QAction::toggled, this, &MainWindow::setFullView);
}

void MainWindow::addPage(const PageEntry& entry, QMenu& menu) {
    const PageFacts facts = entry.facts();
    QAction* action = addCommand(*this, menu, QStringLiteral("page.") + facts.key, facts.title,
                                 QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + entry.number)),
                                 [this, key = facts.key] { showPage(key); });
    action->setIcon(widgets::icon(facts.icon, widgets::IconInk::rail));
    action->setIconVisibleInMenu(false);
    action->setCheckable(true);
    widgets::setTip(action,
                    QStringLiteral("%1 (%2)").arg(facts.title, action->shortcut().toString(QKeySequence::NativeText)));
    m_rail->addPage(action);
    m_pages.push_back({&entry, facts, action, nullptr});
}

Page* MainWindow::makePage(const PageEntry& entry) {
    Page* page = entry.make({m_store, m_catalog, m_highlight, &m_sources, &m_defaults, &m_stacking}, m_stack);
    m_stack->addWidget(page);
    m_fullView.watch(page);
    m_place.giveTo(*page);
    for (const auto* frame : page->findChildren<widgets::ViewFrame*>()) {
        connect(frame, &widgets::ViewFrame::menuRequested, this, &MainWindow::addCommands);
    }
    connect(page, &Page::pageRequested, this, &MainWindow::showPage);
    connect(page, &Page::conventionsChanged, this, &MainWindow::showConventions);
    connect(page, &Page::exportRequested, this,
            [this](const widgets::FigureView* view) { m_figures->askExport(view); });
    connect(page, &Page::openRequested, &m_document, &StudyDocument::open);
    connect(page, &Page::reloadRequested, &m_document,
            [this](const QString& table) { m_document.reload(table.toStdString()); });
    connect(page, &Page::commandRequested, this, [this](const QString& name) {
        if (auto* command = findChild<QAction*>(name)) {
            command->trigger();
        }
    });
    return page;
}

void MainWindow::buildWindowMenu() {
    QMenu& menu = *menuBar()->addMenu(tr("&Window"));
    const std::pair<SideDock*, QString> docks[] = {{m_seriesDock, tr("&Series")}, {m_inspectorDock, tr("&Inspector")}};
    for (const auto& [dock, text] : docks) {
        QAction* action = addCommand(*this, menu, QStringLiteral("window.") + dock->objectName(), text, {}, {});
        action->setCheckable(true);
        action->setChecked(dock->wanted());
        connect(action, &QAction::toggled, dock, &SideDock::setWanted);
        connect(dock, &SideDock::wantedChanged, action, &QAction::setChecked);
    }
    menu.addSeparator();
    addCommand(*this, menu, QStringLiteral("window.nextPane"), tr("&Next pane"), Qt::Key_F6,
               [this] { focusNextPane(panes(), true); });
    addCommand(*this, menu, QStringLiteral("window.previousPane"), tr("&Previous pane"),
               QKeySequence(Qt::SHIFT | Qt::Key_F6), [this] { focusNextPane(panes(), false); });
    addCommand(*this, menu, QStringLiteral("window.reset"), tr("&Reset layout"), {}, [this] { resetLayout(); });
}

std::vector<QWidget*> MainWindow::panes() const {
    std::vector<QWidget*> panes{m_series};
    for (auto* frame : m_current->findChildren<widgets::ViewFrame*>()) {
        panes.push_back(frame->view());
    }
    if (panes.size() == 1) {
        panes.push_back(m_current);
    }
    panes.push_back(m_inspectors);
    return panes;
}

void MainWindow::addCommands(QMenu* menu) {
    addSeriesCommands(*menu, *this, m_highlight);
    menu->addSeparator();
    menu->addAction(findChild<QAction*>(QStringLiteral("help.explain")));
}

Page* MainWindow::page(const QString& key) {
    for (Listed& listed : m_pages) {
        if (listed.facts.key == key) {
            listed.page = listed.page ? listed.page : makePage(*listed.entry);
            return listed.page;
        }
    }
    return nullptr;
}

void MainWindow::showPage(const QString& key) {
    Page* shown = page(key);
    if (!shown) {
        return;
    }
    m_fullView.restore();
    m_current = shown;
    m_stack->setCurrentWidget(shown);
    shown->setFocus();
    m_figures->setPage(shown);
    for (const Listed& listed : m_pages) {
        listed.action->setChecked(listed.page == shown);
    }
    showParts();
    showConventions();
}

void MainWindow::showParts() {
    const bool full = m_fullAction->isChecked();
    const bool seriesWereShown = !m_seriesDock->isHidden();
    QWidget* inspector = m_current->inspector();
    if (inspector) {
        if (m_inspectors->indexOf(inspector) < 0) {
            m_inspectors->addWidget(inspector);
        }
        m_inspectors->setCurrentWidget(inspector);
        m_inspectorDock->setTitle(m_current->inspectorTitle());
    }
    m_inspectorDock->setUseful(inspector && !full);
    fitInspector();
    m_seriesDock->setUseful(m_current->usesSeries() && !full);
    if (m_tabbed && !seriesWereShown) {
        m_seriesDock->raise();
    }
    m_context->showChoices(full ? nullptr : m_current->contextBar());
}

void MainWindow::fitInspector() {
    // Only where pages differ: a width that the user dragged stays.
    const int width = inType(m_current->inspectorWidth());
    if (!m_tabbed && width != m_inspectorWidth) {
        m_inspectorWidth = width;
        m_inner->resizeDocks({m_inspectorDock}, {width}, Qt::Horizontal);
    }
}

int MainWindow::inType(int width) const {
    return static_cast<int>(std::lround(width * m_appearance.typeTimes()));
}

void MainWindow::setFullView(bool on) {
    m_fullAction->setChecked(on);
    if (!on) {
        m_fullView.restore();
    }
    m_rail->setVisible(!on);
    m_conventions->setVisible(!on);
    showParts();
}

void MainWindow::showConventions() {
    std::vector<ConventionChip> chips;
    for (const Listed& listed : m_pages) {
        for (const Convention& convention : listed.page ? listed.page->conventions() : std::vector<Convention>()) {
            const auto same = std::find_if(chips.begin(), chips.end(), [&](const ConventionChip& chip) {
                return chip.convention.name == convention.name;
            });
            if (same == chips.end()) {
                chips.push_back({convention, listed.page, listed.page == m_current});
            } else if (listed.page == m_current) {
                *same = {convention, listed.page, true};
            }
        }
    }
    m_conventions->setChips(std::move(chips));
}

void MainWindow::showFacts() {
    const Study& study = m_store.study();
    const bool open = !study.empty();
    const QFileInfo file(QString::fromStdString(study.path));
    QString name =
        study.path.empty() ? widgets::visibleText(study.name) : widgets::visibleText(file.completeBaseName());
    name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));  // one alone is the place of the mark
    setWindowTitle(open ? QStringLiteral("%1[*] – Greyscope").arg(name) : QStringLiteral("Greyscope"));
    setWindowModified(open && !m_store.undoStack().isClean());
    m_conventions->setFacts(studyFacts(study, m_catalog, m_store.undoStack().isClean()));
    m_conventions->setLeftOut(m_catalog.leftOut(study.activeTable() ? study.activeTable()->name : std::string()));
    for (const Listed& listed : m_pages) {
        listed.action->setEnabled(!study.tables.empty() || !listed.facts.usesSeries);
    }
    if (m_current && study.tables.empty() && m_current->usesSeries()) {
        showPage(QStringLiteral("start"));
    }
}

void MainWindow::tell(const QString& message) {
    constexpr int shownForMs = 5000;
    m_conventions->showMessage(message, shownForMs);
}

void MainWindow::tellFailure(const base::Error& error) {
    if (findChild<QMessageBox*>(QStringLiteral("failure")) != nullptr) {
        return;
    }
    auto* box = widgets::messageBox(QMessageBox::Warning, tr("Greyscope"), errorText(error), errorRemedy(error),
                                    QMessageBox::Ok, this);
    box->setObjectName(QStringLiteral("failure"));
    box->setModal(false);
    box->show();
}

void MainWindow::arrange() {
    m_rail->setCompact(width() < kRailWithTextFrom);
    const bool tabbed = width() < kDocksApartFrom;
    if (tabbed == m_tabbed) {
        return;
    }
    m_tabbed = tabbed;
    m_inner->addDockWidget(tabbed ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea, m_inspectorDock);
    if (tabbed) {
        m_inner->tabifyDockWidget(m_seriesDock, m_inspectorDock);
        m_seriesDock->raise();
    }
    m_seriesDock->setTabbed(tabbed);
    m_inspectorDock->setTabbed(tabbed);
    showParts();
    m_inner->resizeDocks(
        {m_seriesDock, m_inspectorDock},
        {inType(tabbed ? kTabbedWidth : kSeriesWidth), tabbed ? inType(kTabbedWidth) : m_inspectorWidth},
        Qt::Horizontal);
}

void MainWindow::resetLayout() {
    for (SideDock* dock : {m_seriesDock, m_inspectorDock}) {
        dock->setFloating(false);
        dock->setWanted(true);
    }
    m_inner->addDockWidget(Qt::LeftDockWidgetArea, m_seriesDock);
    m_tabbed = !(width() < kDocksApartFrom);
    arrange();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    arrange();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_document.unsaved()) {
        event->ignore();
        m_document.unlessUnsaved([this] {
            m_store.reset({});
            close();
        });
        return;
    }
    m_place.leave();
    m_settings.setValue(QLatin1String(kGeometryKey), saveGeometry());
    m_settings.setValue(QLatin1String(kDocksKey), m_inner->saveState());
    event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ThemeChange) {
        m_appearance.followSystem();
    } else if (event->type() == QEvent::LanguageChange) {
        sayAgain();
    } else if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        m_sources.check();
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (StudyDocument::canOpen(event->mimeData())) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    m_document.openMime(event->mimeData());
    event->acceptProposedAction();
}

}  // namespace greyscope::app
