#pragma once

#include "app/pages/binding.h"
#include "widgets/controls/context_bar.h"

namespace greyscope::app {

/// The bar of the Relations page: "Relate [the chosen series] over [all cells], show [computed]". It sets which series
/// and points the page relates, and whether the matrix shows the computed degrees, the published ones, or the
/// difference.
class RelationsBar : public widgets::ContextBar {
    Q_OBJECT

public:
    explicit RelationsBar(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }

private:
    void addSeries();
    void addShows();

    Bindings m_bindings;
};

}  // namespace greyscope::app
