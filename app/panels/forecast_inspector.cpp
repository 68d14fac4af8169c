#include "app/panels/forecast_inspector.h"

#include <QCheckBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/panels/accuracy_panel.h"
#include "widgets/present/forecast_rows.h"
#include "widgets/present/model_look.h"

namespace greyscope::app {

namespace {

std::vector<std::string> baselines() {
    using Kind = grey::BaselineKind;
    std::vector<std::string> names;
    for (const Kind kind :
         {Kind::lastValue, Kind::saturation, Kind::linear, Kind::power, Kind::exponential, Kind::mean}) {
        names.push_back(grey::baselineName(kind));
    }
    return names;
}

std::vector<std::string> greyModels() {
    std::vector<std::string> names;
    for (const auto& [model, name] : grey::greyModelNames()) {
        if (model != grey::GreyModel::gm11) {
            names.push_back(name);
        }
    }
    return names;
}

}  // namespace

ForecastInspector::ForecastInspector(QWidget* parent) : InspectorPanel(parent) {
    buildAccuracy();
    buildModel();
    buildBoxes(tr("Baselines"), baselines());
    buildBoxes(tr("Other grey models"), greyModels());
    clearResult();
}

void ForecastInspector::buildAccuracy() {
    m_report = new QWidget;
    m_accuracy = new widgets::AccuracyPanel;
    m_honest = new Note;
    m_classRatio = new Note;
    m_axis = new Note;
    auto* heading = new QLabel(tr("Accuracy of GM(1,1)"));
    heading->setContentsMargins(12, 10, 12, 2);
    auto* notes = new QVBoxLayout;
    notes->setContentsMargins(12, 0, 12, 8);
    notes->setSpacing(8);
    for (Note* note : {m_honest, m_classRatio, m_axis}) {
        notes->addWidget(note);
    }
    auto* column = new QVBoxLayout(m_report);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(heading);
    column->addWidget(m_accuracy);
    column->addLayout(notes);
    addWidget(m_report);
}

void ForecastInspector::buildModel() {
    Section* section = addSection(tr("Model"));
    m_weight = new SliderWithSpin(0.0, 1.0, 0.01, 2);
    m_weight->setToolTip(tr("Weight of the newer value in the background z(k) = α·x¹(k) + (1−α)·x¹(k−1)"));
    section->addRow(tr("z weight α"), m_weight);
    m_suitability = new QLabel;
    m_suitability->setToolTip(tr("How far ahead the growth of the series allows a forecast"));
    section->addWidget(m_suitability);
    connect(m_weight, &SliderWithSpin::edited, this, &ForecastInspector::backgroundWeightEdited);
}

void ForecastInspector::buildBoxes(const QString& title, const std::vector<std::string>& models) {
    Section* section = addSection(title);
    for (const std::string& name : models) {
        auto* box = new QCheckBox(widgets::modelLook(name).title);
        section->addWidget(box);
        connect(box, &QCheckBox::toggled, this,
                [this, name](bool on) { emit shownEdited(QString::fromStdString(name), on); });
        m_boxes.emplace_back(name, box);
    }
}

void ForecastInspector::setChoices(const ForecastChoices& choices) {
    m_weight->setValue(choices.backgroundWeight);
    for (const auto& [name, box] : m_boxes) {
        const QSignalBlocker quiet(box);
        const auto& shown = choices.shownBaselines;
        box->setChecked(std::find(shown.begin(), shown.end(), name) != shown.end());
    }
}

void ForecastInspector::setResult(const grey::ForecastResult& result, const widgets::ForecastNames& names) {
    m_accuracy->setCard(widgets::accuracyCard(result));
    const widgets::Remark honest = widgets::honestRemark(result);
    m_honest->setNote(honest.doubt ? Note::Kind::look : Note::Kind::good, honest.text);
    m_classRatio->setNote(Note::Kind::look, widgets::classRatioRemark(result));
    m_axis->setNote(Note::Kind::look, widgets::axisRemark(result, names));
    m_suitability->setText(widgets::suitabilityText(result));
    m_suitability->show();
    m_report->show();
}

void ForecastInspector::clearResult() {
    m_report->hide();
    m_suitability->hide();
}

}  // namespace greyscope::app
