#pragma once

#include "app/pages/option_controls.h"
#include "app/study/series_catalog.h"
#include "widgets/controls/section.h"
#include "widgets/controls/slider_with_spin.h"

namespace greyscope::app {

/// The inspector of the Relations page: the degree, its images and coefficient, and the order and look of the matrix.
class RelationsInspector : public widgets::InspectorPanel {
    Q_OBJECT

public:
    RelationsInspector(StudyStore& store, SeriesCatalog& catalog, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }

    /// Returns the slider of rho, whose value follows the study. The page makes the edits of rho, because the handle of
    /// the chart and keys change it too.
    [[nodiscard]] widgets::SliderWithSpin* rho() const { return m_rho; }

signals:
    /// The user wants to set a weight for each point (true), or to remove the weights. The page makes the edit, because
    /// it knows the number of points.
    void weightsRequested(bool byPoint);

private:
    using When = std::function<bool(const RelationsChoices&)>;

    void buildPreparation();
    void buildWeights(widgets::Section* section);
    void buildCoefficient();
    void buildLags();
    /// Adds a row with a label and a control to a section. The row is visible only while `when` returns true.
    void addRow(widgets::Section* section, const QString& label, QWidget* control, When when);
    void addWidget(widgets::Section* section, QWidget* widget, When when);

    Bindings m_bindings;
    OptionControls<grey::RelationOptions, RelationsChoices Study::*, grey::RelationOptions RelationsChoices::*>
        m_degree;
    OptionControls<RelationsChoices, RelationsChoices Study::*> m_table;
    widgets::SliderWithSpin* m_rho = nullptr;
};

}  // namespace greyscope::app
