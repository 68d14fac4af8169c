#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/analyses/forecast/forecast_analysis.h"
#include "app/pages/binding.h"
#include "app/study/series_catalog.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/note.h"
#include "widgets/controls/section.h"
#include "widgets/controls/slider_with_spin.h"

class QComboBox;
class QPushButton;

namespace greyscope::widgets {
class AccuracyPanel;
}

namespace greyscope::app {

class SearchedValue;

/// Returns the member of the study that says whether a model or baseline is drawn besides the chosen model, which is
/// always drawn.
[[nodiscard]] Member<bool> shownModel(const std::string& name);

/// The inspector of the Forecast page: the accuracy of the model, its options, how it is evaluated, and which other
/// models and baselines are drawn.
class ForecastInspector : public widgets::InspectorPanel {
    Q_OBJECT

public:
    ForecastInspector(StudyStore& store, SeriesCatalog& catalog, QWidget* parent = nullptr);

    /// Updates the controls from the study. `related` names the compared series that GM(1,N) and GM(0,N) use.
    void showStudy(const Study& study, const std::vector<std::string>& related);
    void setResult(const ForecastAnalysis::Shown& shown);
    /// Clears the accuracy, because there is no model; the controls keep their values.
    void clearResult();

signals:
    /// The user has moved the slider of the first fitted value.
    void firstValueChosen(double value);
    /// The user has selected a number of the accuracy, given by its step and point in the derivation.
    void numberChosen(const QString& step, int point);
    /// The user wants to open the derivation of the selected number.
    void numberOpened();

private:
    void buildAccuracy();
    void buildModel();
    void buildPreparation();
    void buildJudgement();
    void buildRelated();
    void buildBoxes(const QString& title, const std::vector<std::string>& models);
    void showRemarks(const ForecastAnalysis::Shown& shown);
    void showFound(const grey::ForecastResult& result);
    void showFirst(const std::vector<double>& fitted);

    Bindings m_bindings;
    QWidget* m_report = nullptr;
    widgets::PlainLabel* m_heading = nullptr;
    widgets::AccuracyPanel* m_accuracy = nullptr;
    widgets::PlainLabel* m_grades = nullptr;
    std::map<std::string, widgets::Note*> m_notes;  ///< notes of the inspector, by the name of their remark
    QPushButton* m_shiftOffer = nullptr;
    widgets::PlainLabel* m_suitability = nullptr;
    widgets::SliderWithSpin* m_weight = nullptr;
    SearchedValue* m_power = nullptr;
    SearchedValue* m_order = nullptr;
    widgets::SliderWithSpin* m_first = nullptr;
    widgets::NumberBox* m_shift = nullptr;
    widgets::PlainLabel* m_related = nullptr;
};

}  // namespace greyscope::app
