#pragma once

#include "app/pages/page_parts.h"
#include "app/study/study.h"
#include "widgets/present/forecast_present.h"

class QCheckBox;

namespace greyscope::widgets {
class AccuracyPanel;
}

namespace greyscope::app {

/// Accuracy of the model, its options, and the models and baselines that are drawn beside it.
class ForecastInspector : public InspectorPanel {
    Q_OBJECT

public:
    explicit ForecastInspector(QWidget* parent = nullptr);

    void setChoices(const ForecastChoices& choices);
    void setResult(const grey::ForecastResult& result, const widgets::ForecastNames& names);
    /// Nothing to say about a model: the accuracy goes, the choices stay.
    void clearResult();

signals:
    void backgroundWeightEdited(double weight);
    void shownEdited(const QString& model, bool shown);

private:
    void buildAccuracy();
    void buildModel();
    void buildBoxes(const QString& title, const std::vector<std::string>& models);

    QWidget* m_report = nullptr;
    widgets::AccuracyPanel* m_accuracy = nullptr;
    Note* m_honest = nullptr;
    Note* m_classRatio = nullptr;
    Note* m_axis = nullptr;
    QLabel* m_suitability = nullptr;
    SliderWithSpin* m_weight = nullptr;
    std::vector<std::pair<std::string, QCheckBox*>> m_boxes;
};

}  // namespace greyscope::app
