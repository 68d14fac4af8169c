#pragma once

#include <QMainWindow>
#include <QSettings>

#include "app/pages/page.h"
#include "app/run/commands.h"
#include "app/study/tables/source_watch.h"

class QAction;

namespace greyscope::app {

/// The Figure menu: exports the figures of the current page and copies them to the clipboard.
class FigureCommands : public QObject {
    Q_OBJECT

public:
    FigureCommands(Commands& commands, StudyStore& store, const SourceWatch& sources, QSettings& settings);
    void setPage(const Page* page);
    /// Sets a view that is visible with every page; its figures are offered as well.
    void setBeside(const widgets::FigureView* view);
    /// Offers the figures of the page, the one of this view first.
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
