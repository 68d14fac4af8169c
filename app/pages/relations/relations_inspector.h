#pragma once

#include "app/pages/option_controls.h"
#include "app/study/series_catalog.h"
#include "widgets/controls/section.h"
#include "widgets/controls/slider_with_spin.h"

namespace greyscope::app {

/// The degree, its preparation and coefficient, and order and look of the matrix.
class RelationsInspector : public widgets::InspectorPanel {
    Q_OBJECT

public:
    RelationsInspector(StudyStore& store, SeriesCatalog& catalog, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }

    /// Follows the study; the page edits rho, which also the chart's handle and keys move.
    [[nodiscard]] widgets::SliderWithSpin* rho() const { return m_rho; }

signals:
    /// The page knows how many points there are: weights by point, or none of their own.
    void weightsRequested(bool byPoint);

private:
    using When = std::function<bool(const RelationsChoices&)>;

    void buildPreparation();
    void buildWeights(widgets::Section* section);
    void buildCoefficient();
    void buildLags();
    /// A row that is there for some choices alone.
    void addRow(widgets::Section* section, const QString& label, QWidget* control, When when);
    void addWidget(widgets::Section* section, QWidget* widget, When when);

    Bindings m_bindings;
    OptionControls<grey::RelationOptions, RelationsChoices Study::*, grey::RelationOptions RelationsChoices::*>
        m_degree;
    OptionControls<RelationsChoices, RelationsChoices Study::*> m_table;
    widgets::SliderWithSpin* m_rho = nullptr;
};

}  // namespace greyscope::app
