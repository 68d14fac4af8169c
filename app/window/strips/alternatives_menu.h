#pragma once

#include <QMenu>

#include "app/pages/page.h"
#include "app/run/job.h"

namespace greyscope::app {

/// A menu of the values that a convention can have. Beside each value it shows what the main number of the page would
/// be, or "…" until that is calculated. The numbers are calculated one after the other, off the GUI thread, while the
/// menu is open.
class AlternativesMenu : public QMenu {
    Q_OBJECT

public:
    AlternativesMenu(Convention convention, const Page& page, StudyStore& store, QWidget* parent);

private:
    void addAlternatives();
    void previewFrom(std::size_t alternative);
    void showPreview();

    Convention m_convention;
    const Page& m_page;
    StudyStore& m_store;
    std::vector<QAction*> m_actions;  ///< the actions of the menu, one for each value
    std::size_t m_next = 0;           ///< index of the value for which the number is being calculated
    Job<QString> m_job{this};
};

}  // namespace greyscope::app
