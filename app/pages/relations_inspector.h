#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

#include "app/pages/page_parts.h"
#include "app/study/study_store.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

/// How a degree and an extrema scope are called on the page and in the conventions.
[[nodiscard]] QString methodText(grey::RelationMethod method);
[[nodiscard]] QString scopeText(grey::ExtremaScope scope);

/// The degree, its preparation and coefficient, and order and look of the matrix.
class RelationsInspector : public InspectorPanel {
    Q_OBJECT

public:
    explicit RelationsInspector(StudyStore& store, QWidget* parent = nullptr);

signals:
    /// rho is set by the page, which also hears of the chart's handle.
    void rhoEdited(double rho);
    void rhoReleased();
    /// The page knows how many points there are: weights by point, or none of their own.
    void weightsRequested(bool byPoint);

private:
    void buildDegree();
    void buildPreparation();
    void buildCoefficient();
    void buildOrder();
    void buildCells();
    void show(const RelationsChoices& choices);
    void showDegree(const grey::RelationOptions& options);
    void showOrder(const RelationsChoices& choices);

    StudyStore& m_store;
    QComboBox* m_method = nullptr;
    QComboBox* m_relativeImage = nullptr;
    QWidget* m_relativeRow = nullptr;
    SliderWithSpin* m_theta = nullptr;
    QWidget* m_thetaRow = nullptr;
    QComboBox* m_image = nullptr;
    QWidget* m_imageRow = nullptr;
    QWidget* m_targetRow = nullptr;
    QDoubleSpinBox* m_target = nullptr;
    widgets::PlainLabel* m_criteria = nullptr;
    QComboBox* m_scope = nullptr;
    QWidget* m_scopeRow = nullptr;
    QComboBox* m_weights = nullptr;
    QWidget* m_weightsRow = nullptr;
    QCheckBox* m_common = nullptr;
    Section* m_coefficient = nullptr;
    SliderWithSpin* m_rho = nullptr;
    QComboBox* m_order = nullptr;
    QComboBox* m_linkage = nullptr;
    QWidget* m_linkageRow = nullptr;
    QCheckBox* m_grouped = nullptr;
    SliderWithSpin* m_groupDegree = nullptr;
    QSpinBox* m_decimals = nullptr;
    QCheckBox* m_numbers = nullptr;
    QCheckBox* m_cases = nullptr;
};

}  // namespace greyscope::app
