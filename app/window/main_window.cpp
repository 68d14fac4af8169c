#include "app/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QLayout>
#include <QMenuBar>
#include <QMimeData>

#include "app/export/figure_origin.h"
#include "app/run/resources.h"
#include "app/run/window_place.h"
#include "app/sidebar/series_panel.h"
#include "app/text/error_text.h"
#include "app/window/document/study_facts.h"
#include "app/window/document/study_notices.h"
#include "app/window/figure_commands.h"
#include "app/window/lecture/lecture.h"
#include "app/window/lecture/lesson_panel.h"
#include "app/window/menus.h"
#include "app/window/panes/derivation_panel.h"
#include "app/window/panes/first_look_pane.h"
#include "app/window/panes/page_menu.h"
#include "app/window/panes/rail.h"
#include "app/window/panes/side_dock.h"
#include "app/window/panes/work_area.h"
#include "app/window/strips/convention_bar.h"
#include "app/window/strips/explanation_popup.h"
#include "app/window/strips/load_strip.h"
#include "widgets/common/event_guards.h"
#include "widgets/common/names/whole_text_tips.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

constexpr QSize kSmallest(640, 400);  // pages scroll below 1024 x 700
constexpr QSize kUsualWindow(1440, 900);
constexpr int kRailWithTextFrom = 1360;
constexpr int kExplanationWidth = 380;
constexpr const char* kWindowGeometryKey = "window/geometry";
constexpr const char* kDocksKey = "window/docks";

QString shownKey(const SideDock& dock) {
    return QStringLiteral("window/shown/") + dock.objectName();
}

}  // namespace

MainWindow::MainWindow(QSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      m_settings(settings),
      m_catalog(m_store),
      m_sources(m_store),
      m_following(m_store, m_catalog, m_sources),
      m_appearance(settings, *this),
      m_defaults(settings),
      m_document(m_store, m_catalog, settings, this),
      m_stacking(m_store, m_catalog),
      m_report(*this, m_store, m_document, settings),
      m_place(*this, settings) {
    initResources();
    setWindowIcon(QIcon(QStringLiteral(":/icons/greyscope.svg")));
    setAcceptDrops(true);
    qApp->installEventFilter(new widgets::WheelGuard(this));
    qApp->installEventFilter(new widgets::PasteGuard(this));
    qApp->installEventFilter(new widgets::WholeTextTips(this));
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
    connect(&m_stacking.queue(), &JobQueueBase::failed, this, tellFailed);
    connect(&m_stacking, &TableStacking::told, this, &MainWindow::tell);
    connect(&m_report, &ReportWriter::told, this, &MainWindow::tell);
    connect(&m_appearance, &Appearance::changed, this, &MainWindow::showParts);
    connect(&m_store, &StudyStore::changed, this, &MainWindow::showFacts);
    connect(&m_store.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::showFacts);
    connect(&m_fullView, &FullView::changed, this, [this] { m_fullAction->setChecked(m_fullView.frame() != nullptr); });
    placeWindow(*this, m_settings.value(QLatin1String(kWindowGeometryKey)).toByteArray(), kUsualWindow);
    m_area->restoreState(m_settings.value(QLatin1String(kDocksKey)).toByteArray());
    showFacts();
    showPage(QStringLiteral("start"));
    QCoreApplication::removePostedEvents(this, QEvent::LanguageChange);  // the window is in that language already
}

MainWindow::~MainWindow() {
    // Pages and docks refer to the study, the catalog and the highlight, so they are deleted first.
    delete m_lecture;
    delete m_area;
}

void MainWindow::build() {
    m_rail = new Rail(this);
    addToolBar(Qt::LeftToolBarArea, m_rail);
    m_conventions = new ConventionBar(m_store, this);
    setStatusBar(m_conventions);
    m_area = new WorkArea(context(), m_appearance, this);
    setCentralWidget(m_area);
    connect(&m_area->pages(), &PageStack::made, this, &MainWindow::connectPage);
    m_notices = new StudyNotices(m_store, m_document, m_sources, m_following, m_area->notices());
    buildFileMenu(m_commands, m_document, m_store);
    buildEditMenu(m_commands, m_store, m_appearance, m_defaults);
    m_rail->setSettings(m_commands.named(QStringLiteral("edit.settings")));
    buildViewMenu();
    buildSeriesMenu(m_commands, m_store, m_catalog, m_highlight, [this] { m_area->showSeries(); });
    m_figures = new FigureCommands(m_commands, m_store, m_sources, m_settings);
    connect(m_figures, &FigureCommands::told, this, &MainWindow::tell);
    connect(&m_area->derivation(), &DerivationPanel::told, this, &MainWindow::tell);
    connect(m_figures, &FigureCommands::reloadRequested, this, &MainWindow::reload);
    connect(m_figures, &FigureCommands::sheetRequested, this, [this] { showPage(QLatin1String(kSheetPage)); });
    connect(m_commands.named(QStringLiteral("file.report")), &QAction::triggered, &m_report, &ReportWriter::ask);
    connect(m_commands.named(QStringLiteral("series.clear")), &QAction::triggered, this,
            [this] { setFullView(false); });
    buildWindowMenu(m_commands, *m_area, [this] { resetLayout(); });
    m_figures->setBeside(&m_area->derivation());
    connect(&m_area->derivation(), &widgets::ViewFrame::menuRequested, this, &MainWindow::addCommands);
    rememberDocks();
    buildHelpMenu(
        m_commands, m_document, [this] { explainFocus(*currentPage(), m_area->inType(kExplanationWidth)); },
        [this](const QString& key) {
            showPage(QStringLiteral("glossary"));
            currentPage()->setPlace({{QStringLiteral("term"), key}});
        });
    connect(m_commands.named(QStringLiteral("help.exercises")), &QAction::triggered, this,
            [this] { showPage(QStringLiteral("exercise")); });
    connectLesson();
    connect(&m_area->series(), &SeriesPanel::menuRequested, this, &MainWindow::addCommands);
    m_area->loading().follow(m_document.loads());
    connect(&m_document, &StudyDocument::fileBegun, &m_area->firstLook(), &FirstLookPane::lookAt);
    connect(&m_document.loads(), &JobQueueBase::ended, &m_area->firstLook(), &FirstLookPane::end);
    m_area->loading().follow(m_document.saver().copies());
    m_area->loading().follow(m_stacking.queue());
}

void MainWindow::connectLesson() {
    const LessonPanel& panel = m_area->lesson();
    connect(&panel, &LessonPanel::allRequested, this, [this] { showPage(QStringLiteral("start")); });
    connect(&panel, &LessonPanel::commandRequested, this, [this](const QString& name) { m_commands.run(name); });
    connect(&panel, &LessonPanel::derivationRequested, this, [this](const QString& page, const AskedLine& line) {
        showPage(page);
        m_area->derivationDock().setWanted(true);
        m_area->derivation().showLine(line);
    });
}

void MainWindow::rememberDocks() {
    for (SideDock* dock : m_area->docks()) {
        dock->setWanted(m_settings.value(shownKey(*dock), dock->wanted()).toBool());
    }
    m_area->derivation().remember(m_settings);
}

void MainWindow::keepDocks() {
    for (const SideDock* dock : m_area->docks()) {
        m_settings.setValue(shownKey(*dock), dock->wanted());
    }
}

void MainWindow::clear() {
    delete m_lecture;
    delete m_area;
    delete m_figures;
    delete m_rail;
    setStatusBar(nullptr);
    setMenuBar(nullptr);
    qDeleteAll(findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    qDeleteAll(findChildren<QAction*>(Qt::FindDirectChildrenOnly));
}

void MainWindow::sayAgain() {
    const QVariantMap here = m_place.place();
    const QString shown = currentPage()->key();
    const auto lecture = m_lecture->leave();
    keepDocks();
    const QByteArray docks = m_area->saveState();
    setFullView(false);
    clear();
    build();
    arrange();
    // The new area needs its size before the docks get theirs, which are limited by it.
    layout()->activate();
    m_area->show();
    showFacts();
    showPage(shown);
    m_area->restoreState(docks);
    m_place.goTo(here);
    if (lecture) {
        m_lecture->enter(lecture);
    }
}

void MainWindow::buildViewMenu() {
    QMenu& menu = *menuBar()->addMenu(tr("&View"));
    m_pages = new PageMenu(m_commands, menu, *m_rail);
    connect(m_pages, &PageMenu::chosen, this, &MainWindow::showPage);
    m_commands.add(menu, QStringLiteral("view.tree"), tr("&Tree of a column"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T), [this] { showPage(QStringLiteral("tree")); });
    m_commands.add(menu, QStringLiteral("view.time"), tr("&Logs over time"), {},
                   [this] { showPage(QStringLiteral("time")); });
    m_commands.add(menu, QStringLiteral("view.latency"), tr("Latenc&y"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L),
                   [this] { showPage(QStringLiteral("latency")); });
    menu.addSeparator();
    menu.addMenu(buildAppearanceMenu(m_commands, m_appearance));
    menu.addSeparator();
    m_fullAction = m_commands.add(menu, QStringLiteral("view.full"), tr("&Full view"), Qt::Key_F11, {});
    m_fullAction->setCheckable(true);
    connect(m_fullAction, &QAction::toggled, this, &MainWindow::setFullView);
    m_lecture = new Lecture({m_commands, *m_area, m_appearance, m_highlight, m_settings}, menu);
}

void MainWindow::connectPage(Page* page) {
    m_fullView.watch(page);
    m_place.giveTo(*page);
    for (const auto* frame : page->findChildren<widgets::ViewFrame*>()) {
        connect(frame, &widgets::ViewFrame::menuRequested, this, &MainWindow::addCommands);
    }
    connect(page, &Page::pageRequested, this, &MainWindow::showPage);
    connect(page, &Page::derivationRequested, this, [this] { m_area->derivationDock().setWanted(true); });
    connect(page, &Page::lineRequested, this, [this](const AskedLine& line) { m_area->derivation().showLine(line); });
    connect(page, &Page::conventionsChanged, this, &MainWindow::showConventions);
    connect(page, &Page::exportRequested, m_figures, &FigureCommands::askExport);
    connect(page, &Page::openRequested, &m_document, &StudyDocument::open);
    connect(page, &Page::reloadRequested, this, &MainWindow::reload);
    connect(page, &Page::commandRequested, this, [this](const QString& name) { m_commands.run(name); });
}

void MainWindow::reload(const QString& table) {
    m_document.reading().reload(table.toStdString());
}

void MainWindow::addCommands(QMenu* menu) {
    addSeriesCommands(*menu, m_commands, m_highlight);
    menu->addSeparator();
    menu->addAction(m_commands.named(QStringLiteral("help.explain")));
}

Page* MainWindow::page(const QString& key) {
    return m_area->pages().page(key);
}

Page* MainWindow::currentPage() const {
    return m_area->pages().current();
}

void MainWindow::showPage(const QString& key) {
    Page* shown = page(key);
    if (!shown) {
        return;
    }
    m_fullView.restore();
    m_area->firstLook().end();
    if (const Page* before = currentPage(); before && before != shown) {
        shown->comeFrom(*before);
    }
    m_area->pages().setCurrentWidget(shown);
    shown->setFocus();
    m_figures->setPage(shown);
    m_notices->setPage(shown);
    m_pages->setCurrent(key);
    showParts();
    showConventions();
}

void MainWindow::showParts() {
    m_area->showParts(m_fullAction->isChecked());
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
    m_conventions->setChips(m_area->pages().chips());
    showLeftOut();
}

void MainWindow::showFacts() {
    const Study& study = m_store.study();
    const bool open = !study.empty();
    const QFileInfo file(QString::fromStdString(study.path));
    QString name =
        study.path.empty() ? widgets::visibleText(study.name) : widgets::visibleText(file.completeBaseName());
    name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));  // a single one marks where the asterisk goes
    setWindowTitle(open ? QStringLiteral("%1[*] – Greyscope").arg(name) : QStringLiteral("Greyscope"));
    setWindowModified(open && !m_store.undoStack().isClean());
    m_conventions->setFacts(studyFacts(study, m_catalog, m_store.undoStack().isClean()));
    showLeftOut();
    m_pages->setSeries(!study.tables.empty());
    if (const Page* page = currentPage(); page && study.tables.empty() && page->usesSeries()) {
        showPage(QStringLiteral("start"));
    }
}

/// Shows what the current page leaves out of its table; for a page without a calculation, what no series contains.
void MainWindow::showLeftOut() {
    const Page* const page = currentPage();
    const data::LeftOut* const own = page ? page->leftOut() : nullptr;
    const StudyTable* const table = m_store.study().activeTable();
    m_conventions->setLeftOut(own ? *own : m_catalog.leftOut(table ? table->name : std::string()));
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
    m_area->arrange(width());
}

void MainWindow::resetLayout() {
    m_area->reset(width());
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    arrange();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_document.saver().unsaved()) {
        event->ignore();
        m_document.saver().unlessUnsaved([this] {
            m_store.reset({});
            close();
        });
        return;
    }
    const QByteArray docks = m_lecture->docksBefore().value_or(m_area->saveState());
    m_lecture->leave();
    m_place.leave();
    m_settings.setValue(QLatin1String(kWindowGeometryKey), saveGeometry());
    m_settings.setValue(QLatin1String(kDocksKey), docks);
    keepDocks();
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
