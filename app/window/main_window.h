#pragma once

#include <QMainWindow>
#include <QSettings>

#include "app/pages/page_registry.h"
#include "app/run/commands.h"
#include "app/study/choices/defaults.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"
#include "app/study/tables/source_watch.h"
#include "app/tables/table_stacking.h"
#include "app/window/appearance.h"
#include "app/window/document/report_writer.h"
#include "app/window/document/study_document.h"
#include "app/window/document/table_following.h"
#include "app/window/last_place.h"
#include "app/window/lecture/full_view.h"
#include "widgets/common/theme/highlight.h"

namespace greyscope::app {

class ConventionBar;
class FigureCommands;
class Lecture;
class StudyNotices;
class PageMenu;
class Rail;
class WorkArea;

/// The main window. The rail of pages is at the left, and the current page with its choices above it in the middle. The
/// series are beside the page, its options at the right, and the conventions at the bottom. The window uses pages only
/// through their interface.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QSettings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] StudyStore& store() { return m_store; }
    [[nodiscard]] SeriesCatalog& catalog() { return m_catalog; }
    [[nodiscard]] widgets::Highlight& highlight() { return m_highlight; }
    [[nodiscard]] StudyDocument& document() { return m_document; }
    /// Returns the page with this key, and creates it when it is first needed; nullptr if there is none.
    [[nodiscard]] Page* page(const QString& key);
    [[nodiscard]] Page* currentPage() const;

public slots:
    /// Shows the page with this key; does nothing if there is none.
    void showPage(const QString& key);
    void setFullView(bool on);
    void resetLayout();
    /// Shows an error that no page can show, in a message box that does not block.
    void tellFailure(const base::Error& error);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// Creates all contents of the window, in the current language.
    void build();
    void clear();
    /// Creates all contents of the window again, in another language. The study, its history and what is shown stay.
    void sayAgain();
    [[nodiscard]] PageContext context() {
        return {m_store, m_catalog, m_highlight, &m_sources, &m_defaults, &m_stacking, &m_commands};
    }
    void connectPage(Page* page);
    void buildViewMenu();
    void connectLesson();
    /// Restores from the settings whether the derivation is shown, and how it is rounded.
    /// Stores in the settings whether the derivation is shown, and how it is rounded.
    void rememberDocks();
    void keepDocks();
    /// Adds the commands of the window for a series, and help, to the context menu of a pane.
    void addCommands(QMenu* menu);
    void reload(const QString& table);
    void arrange();
    void showParts();
    void showConventions();
    void showLeftOut();
    void showFacts();
    void tell(const QString& message);

    QSettings& m_settings;
    Commands m_commands{*this};
    StudyStore m_store;
    SeriesCatalog m_catalog;
    SourceWatch m_sources;
    TableFollowing m_following;
    widgets::Highlight m_highlight;
    Appearance m_appearance;
    Defaults m_defaults;
    StudyDocument m_document;
    TableStacking m_stacking;
    ReportWriter m_report;
    LastPlace m_place;
    FullView m_fullView;
    FigureCommands* m_figures = nullptr;
    StudyNotices* m_notices = nullptr;

    WorkArea* m_area = nullptr;
    Rail* m_rail = nullptr;  ///< rail of pages, beside the work area and as high as the window
    ConventionBar* m_conventions = nullptr;
    PageMenu* m_pages = nullptr;
    Lecture* m_lecture = nullptr;
    QAction* m_fullAction = nullptr;
};

}  // namespace greyscope::app
