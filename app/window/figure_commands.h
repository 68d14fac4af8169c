#pragma once

#include <QMainWindow>
#include <QSettings>

#include "app/pages/page.h"
#include "app/run/commands.h"
#include "app/study/tables/source_watch.h"

class QAction;

namespace greyscope::app {

/// The commands of the Figure menu, which export the figures of the current page and copy them to the clipboard.
class FigureCommands : public QObject {
    Q_OBJECT

public:
    FigureCommands(Commands& commands, StudyStore& store, const SourceWatch& sources, QSettings& settings);
    void setPage(const Page* page);
    /// Sets a view that is visible beside every page; its figures are offered for export as well.
    void setBeside(const widgets::FigureView* view);
    /// Opens the export dialog for the figures of the page, with the figure of `view` selected; null: the first one.
    void askExport(const widgets::FigureView* view = nullptr);
    void copyFigure();

signals:
    void reloadRequested(const QString& table);
    void told(const QString& message);
    void sheetRequested();

private:
    void listenTo(const widgets::FigureView* view);
    void addVector();

    QMainWindow& m_window;
    StudyStore& m_store;
    const SourceWatch& m_sources;
    QSettings& m_settings;
    const Page* m_page = nullptr;
    const widgets::FigureView* m_beside = nullptr;
};

}  // namespace greyscope::app
