#pragma once

#include <functional>

#include "app/pages/page_parts.h"
#include "app/study/study.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/forecast_present.h"

class QCheckBox;
class QDoubleSpinBox;
class QPushButton;
class QSpinBox;

namespace greyscope::widgets {
class AccuracyPanel;
}

namespace greyscope::app {

class SearchedValue;

/// Accuracy of the model, its options, how it is judged, and the models and baselines that are drawn beside it.
class ForecastInspector : public InspectorPanel {
    Q_OBJECT

public:
    explicit ForecastInspector(QWidget* parent = nullptr);

    /// `related` names the compared series that GM(1,N) takes.
    void setChoices(const ForecastChoices& choices, const QStringList& related);
    void setResult(const grey::ForecastResult& result, const widgets::ForecastNames& names);
    /// Nothing to say about a model: the accuracy goes, the choices stay.
    void clearResult();

signals:
    void backgroundWeightEdited(double weight);
    /// Any other choice: what to call it and how it changes them.
    void edited(const QString& what, const std::function<void(ForecastChoices&)>& change);
    void shownEdited(const QString& model, bool shown);

private:
    void buildAccuracy();
    void buildModel();
    void buildTranslation();
    void buildJudgement();
    void buildRelated();
    void buildBoxes(const QString& title, const std::vector<std::string>& models);
    void showRemarks(const grey::ForecastResult& result, const widgets::ForecastNames& names);
    void showFound(const grey::ForecastResult& result);

    QWidget* m_report = nullptr;
    widgets::PlainLabel* m_heading = nullptr;
    widgets::AccuracyPanel* m_accuracy = nullptr;
    widgets::PlainLabel* m_grades = nullptr;
    Note* m_honest = nullptr;
    Note* m_classRatio = nullptr;
    QPushButton* m_shiftOffer = nullptr;
    Note* m_smoothness = nullptr;
    Note* m_axis = nullptr;
    widgets::PlainLabel* m_suitability = nullptr;
    SliderWithSpin* m_weight = nullptr;
    QCheckBox* m_searchWeight = nullptr;
    SearchedValue* m_power = nullptr;
    SearchedValue* m_order = nullptr;
    QComboBox* m_translation = nullptr;
    QDoubleSpinBox* m_shift = nullptr;
    Segmented* m_judge = nullptr;
    QComboBox* m_interval = nullptr;
    QSpinBox* m_seed = nullptr;
    Note* m_intervalNote = nullptr;
    widgets::PlainLabel* m_related = nullptr;
    QComboBox* m_future = nullptr;
    std::vector<std::pair<std::string, QCheckBox*>> m_boxes;
    bool m_searching = false;
};

}  // namespace greyscope::app
