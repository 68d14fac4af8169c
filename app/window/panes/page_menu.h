#pragma once

#include <QObject>

#include <vector>

#include "app/pages/page_registry.h"
#include "app/run/commands.h"

namespace greyscope::app {

class Rail;

/// The commands that show a page, each in the menu, on the rail, and with its shortcut.
class PageMenu : public QObject {
    Q_OBJECT

public:
    PageMenu(Commands& commands, QMenu& menu, Rail& rail);
    void setCurrent(const QString& key);
    /// Sets whether there are series; without series, the pages that show them are dimmed.
    void setSeries(bool some);

signals:
    void chosen(const QString& key);

private:
    void add(const PageEntry& entry, Commands& commands, QMenu& menu, Rail& rail);

    struct Listed {
        PageFacts facts;
        QAction* action;
    };
    std::vector<Listed> m_pages;
};

}  // namespace greyscope::app
