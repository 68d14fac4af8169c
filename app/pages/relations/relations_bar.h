#pragma once

#include "app/pages/binding.h"
#include "widgets/controls/context_bar.h"

namespace greyscope::app {

class Page;

/// The bar of the Relations page: "Relate [the chosen series] over [all cells], show [computed]". It sets which series
/// and points the page relates, and whether the matrix shows the computed degrees, the published ones, or the
/// difference.
class RelationsBar : public widgets::ContextBar {
    Q_OBJECT

public:
    /// Creates the bar of this page.
    RelationsBar(StudyStore& store, Page& page);
    void showStudy(const Study& study) { m_bindings.show(study); }

private:
    void addSeries();
    void addShows();

    Bindings m_bindings;
};

}  // namespace greyscope::app
