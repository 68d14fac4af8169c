#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

#include "app/pages/page_parts.h"
#include "app/study/study_store.h"

namespace greyscope::app {

/// How an image and an extrema scope are called on the page and in the conventions.
[[nodiscard]] QString imageText(data::Image image);
[[nodiscard]] QString scopeText(grey::ExtremaScope scope);

/// Preparation, coefficient and the look of the cells.
class RelationsInspector : public InspectorPanel {
    Q_OBJECT

public:
    explicit RelationsInspector(StudyStore& store, QWidget* parent = nullptr);

signals:
    /// rho is set by the page, which also hears of the chart's handle.
    void rhoEdited(double rho);
    void rhoReleased();

private:
    void buildPreparation();
    void buildCoefficient();
    void buildCells();
    void show(const RelationsChoices& choices);

    StudyStore& m_store;
    QComboBox* m_image = nullptr;
    QWidget* m_targetRow = nullptr;
    QDoubleSpinBox* m_target = nullptr;
    QComboBox* m_scope = nullptr;
    QCheckBox* m_common = nullptr;
    SliderWithSpin* m_rho = nullptr;
    QSpinBox* m_decimals = nullptr;
    QCheckBox* m_numbers = nullptr;
    QCheckBox* m_cases = nullptr;
};

}  // namespace greyscope::app
