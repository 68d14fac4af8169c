#include "app/pages/forecast/forecast_inspector.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "app/pages/aggregation_control.h"
#include "app/pages/forecast/searched_value.h"
#include "app/pages/option_controls.h"
#include "app/study/choices/forecast_options.h"
#include "app/text/error_text.h"
#include "core/grey/models/baselines.h"
#include "core/grey/models/scaling_models.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/name_combo.h"
#include "widgets/controls/number_box.h"
#include "widgets/controls/segmented.h"
#include "widgets/panels/accuracy_panel.h"
#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/forecast/forecast_rows.h"
#include "widgets/present/forecast/forecast_verdict.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

std::vector<std::string> baselines() {
    using Kind = grey::BaselineKind;
    std::vector<std::string> names;
    for (const Kind kind :
         {Kind::lastValue, Kind::saturation, Kind::linear, Kind::power, Kind::exponential, Kind::mean}) {
        names.push_back(grey::baselineName(kind));
    }
    for (const grey::Candidate& law : grey::scalingCandidates()) {
        names.push_back(law.name);
    }
    return names;
}

std::vector<std::string> greyModels() {
    std::vector<std::string> names;
    for (const auto& [model, name] : grey::greyModelNames()) {
        names.push_back(name);
    }
    return names;
}

widgets::PlainLabel* paragraph() {
    auto* label = new widgets::PlainLabel;
    label->setWordWrap(true);
    return label;
}

/// Access to a member of the study's options.
template <class T>
Member<T> option(T grey::ForecastOptions::*value) {
    return member(&Study::forecast, &ForecastChoices::options, value);
}

auto controls(Bindings& bindings) {
    return controlsOf<grey::ForecastOptions>(bindings, "forecast", &Study::forecast, &ForecastChoices::options);
}

}  // namespace

Member<bool> shownModel(const std::string& name) {
    return {[name](const Study& study) {
                const auto& shown = study.forecast.shownBaselines;
                return name == grey::greyModelName(study.forecast.options.model) ||
                       std::find(shown.begin(), shown.end(), name) != shown.end();
            },
            [name](Study& study, const bool& shown) {
                std::erase(study.forecast.shownBaselines, name);
                if (shown) {
                    study.forecast.shownBaselines.push_back(name);
                }
            }};
}

ForecastInspector::ForecastInspector(StudyStore& store, SeriesCatalog& catalog, QWidget* parent)
    : widgets::InspectorPanel(parent), m_bindings(store) {
    buildAccuracy();
    buildModel();
    buildPreparation();
    buildJudgement();
    buildRelated();
    buildBoxes(tr("Baselines"), baselines());
    buildBoxes(tr("Grey models"), greyModels());
    addAggregation(*this, store, catalog);
    clearResult();
}

void ForecastInspector::buildAccuracy() {
    m_report = new QWidget;
    m_accuracy = new widgets::AccuracyPanel;
    connect(m_accuracy, &widgets::AccuracyPanel::numberChosen, this, &ForecastInspector::numberChosen);
    connect(m_accuracy, &widgets::AccuracyPanel::numberOpened, this, &ForecastInspector::numberOpened);
    m_heading = paragraph();
    m_heading->setContentsMargins(12, 10, 12, 2);
    m_grades = paragraph();
    m_grades->setContentsMargins(12, 0, 12, 6);
    widgets::setTip(m_grades, tr("Grades 1 to 4 (5: worse than 4): C ≤ .35 .50 .65 .80; P ≥ .95 .80 .70 .60; mean "
                                 "relative error ≤ 1, 5, 10, 20 %; absolute degree of x and x̂ ≥ .90 .80 .70 .60"));
    m_shiftOffer = new QPushButton;
    connect(m_shiftOffer, &QPushButton::clicked, this, [this] {
        m_bindings.edit(option(&grey::ForecastOptions::translation), {grey::Translation::Kind::automatic, 0.0},
                        {tr("Shift the series")});
    });
    auto* notes = new QVBoxLayout;
    notes->setContentsMargins(12, 0, 12, 8);
    notes->setSpacing(8);
    for (const char* name : {"doubt", "accuracy", "noise", "buffer", "class-ratio"}) {
        notes->addWidget(m_notes[name] = new widgets::Note);
    }
    notes->addWidget(m_shiftOffer);
    for (const char* name : {"smoothness", "axis"}) {
        notes->addWidget(m_notes[name] = new widgets::Note);
    }
    auto* column = new QVBoxLayout(m_report);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_heading);
    column->addWidget(m_accuracy);
    column->addWidget(m_grades);
    column->addLayout(notes);
    addWidget(m_report);
}

void ForecastInspector::buildModel() {
    widgets::Section* section = addSection(tr("Model"));
    m_weight = new widgets::SliderWithSpin(0.0, 1.0, 0.01, 2);
    m_weight->setName(tr("Background weight α"));
    widgets::setTip(m_weight, tr("Weight of the newer value in the background z(k) = α·x¹(k) + (1−α)·x¹(k−1)"));
    section->addRow(tr("Background weight α"), m_weight);
    auto* searchWeight = new QCheckBox(tr("search α"));
    widgets::setTip(searchWeight, tr("Use the α with the smallest mean relative error of the fit"));
    section->addWidget(searchWeight);
    m_power = new SearchedValue(tr("n of NGBM"), -2.0, 3.0, 0.5);
    section->addRow(tr("NGBM n"), m_power);
    m_order = new SearchedValue(tr("r of FGM"), 0.01, 2.0, 1.0);
    section->addRow(tr("FGM r"), m_order);
    m_suitability = paragraph();
    widgets::setTip(m_suitability,
                    tr("Forecast horizon that the growth of the series allows for GM(1,1) (Liu and Lin 2006): −a up to "
                       "0.3 medium and long term, 0.5 short term, 0.8 short term with care, 1 with a residual model"));
    section->addWidget(m_suitability);
    // A search shows its result in place of the slider's value.
    const Member<double> weight{[this](const Study& study) {
                                    return study.forecast.options.searchBackground
                                               ? m_weight->value()
                                               : study.forecast.options.backgroundWeight;
                                },
                                option(&grey::ForecastOptions::backgroundWeight).set};
    m_bindings.bind(m_weight, weight, {tr("Set the background weight"), QStringLiteral("forecast.backgroundWeight")});
    m_bindings.bind(searchWeight, option(&grey::ForecastOptions::searchBackground),
                    {tr("Search the background weight")});
    m_bindings.follow([this](const Study& study) { m_weight->setEnabled(!study.forecast.options.searchBackground); });
    m_bindings.bind(m_power, &SearchedValue::setValue, &SearchedValue::edited, option(&grey::ForecastOptions::power),
                    {tr("Choose the power of NGBM"), QStringLiteral("forecast.power")});
    m_bindings.bind(m_order, &SearchedValue::setValue, &SearchedValue::edited, option(&grey::ForecastOptions::order),
                    {tr("Choose the order of FGM"), QStringLiteral("forecast.order")});
}

void ForecastInspector::buildPreparation() {
    using Kind = grey::Translation::Kind;
    widgets::Section* section = addSection(tr("Before the fit"));
    m_first = new widgets::SliderWithSpin(0.0, 1.0, 0.01, 2);
    m_first->setObjectName(QStringLiteral("forecast.first"));
    m_first->setName(tr("x⁰(1)"));
    widgets::setTip(m_first, tr("The first fitted value. Moving it changes its cell, like dragging its point."));
    section->addRow(tr("x⁰(1)"), m_first);
    connect(m_first, &widgets::SliderWithSpin::edited, this, &ForecastInspector::firstValueChosen);
    controls(m_bindings).add(section, &grey::ForecastOptions::buffer);
    controls(m_bindings).add(section, &grey::ForecastOptions::accumulated);
    auto* kind = new widgets::ElidedCombo;
    kind->setObjectName(QStringLiteral("forecast.translation"));
    widgets::setTip(kind,
                    tr("C is added to the series before grey models are fitted, and subtracted from their values"));
    section->addRow(tr("Shift by"), kind);
    m_shift = new widgets::NumberBox;
    m_shift->setRange(-1e12, 1e12);
    m_shift->setDecimals(3);
    m_shift->setAccessibleName(tr("C"));
    section->addRow(tr("C"), m_shift);
    const EditName step{tr("Shift the series")};
    m_bindings.bind<Kind>(kind,
                          {[](const Study& study) { return study.forecast.options.translation.kind; },
                           [this](Study& study, const Kind& chosen) {
                               study.forecast.options.translation = {chosen, m_shift->value()};
                           }},
                          {{tr("none"), Kind::none}, {tr("admissible"), Kind::automatic}, {tr("given"), Kind::fixed}},
                          step);
    m_bindings.bind(m_shift,
                    {[this](const Study& study) {
                         const grey::Translation& chosen = study.forecast.options.translation;
                         return chosen.kind == Kind::fixed ? chosen.by : m_shift->value();
                     },
                     [](Study& study, const double& by) {
                         study.forecast.options.translation = {Kind::fixed, by};
                     }},
                    step);
    m_bindings.follow(
        [this](const Study& study) { m_shift->setEnabled(study.forecast.options.translation.kind == Kind::fixed); });
}

void ForecastInspector::buildJudgement() {
    widgets::Section* section = addSection(tr("Judged by"));
    auto* judge = new widgets::Segmented({tr("Hold-out"), tr("Rolling origin")});
    m_bindings.follow([judge](const Study& study) {
        const std::size_t origins = study.forecast.rolling.origins;
        widgets::setTip(judge, tr("Rolling origin: from k = 4 on, each model is fitted to the points up to k and "
                                  "forecasts the following ones. Last origins: %1; forecast horizon: %2")
                                   .arg(origins == 0 ? tr("all") : QString::number(origins),
                                        QString::number(study.forecast.rolling.steps)));
    });
    section->addWidget(judge);
    m_bindings.bind(judge, member(&Study::forecast, &ForecastChoices::backtest), {false, true},
                    {tr("Judge the models")});
    auto* interval = new widgets::ElidedCombo;
    interval->setObjectName(QStringLiteral("forecast.interval"));
    Items<std::optional<double>> levels{{tr("none"), std::nullopt}};
    for (const double level : {0.8, 0.9, 0.95}) {
        levels.push_back({tr("%1 %").arg(qRound(100.0 * level)), level});
    }
    widgets::setTip(interval, tr("Calculated from refits to the model values with resampled residuals, corrected for "
                                 "their bias. Assumes that the series follows the model."));
    section->addRow(tr("Interval"), interval);
    m_bindings.bind(interval, member(&Study::forecast, &ForecastChoices::interval), levels, {tr("Show an interval")});
    const auto band = controlsOf<grey::BandOptions>(m_bindings, "forecast", &Study::forecast, &ForecastChoices::band);
    QWidget* seed = band.control(&grey::BandOptions::seed);
    section->addRow(optionOf(&grey::BandOptions::seed).name(), seed);
    m_bindings.follow([seed](const Study& study) { seed->setEnabled(study.forecast.interval.has_value()); });
    section->addWidget(m_notes["interval"] = new widgets::Note);
}

void ForecastInspector::buildRelated() {
    widgets::Section* section = addSection(tr("Related series"));
    m_related = paragraph();
    section->addWidget(m_related);
    controls(m_bindings).add(section, &grey::ForecastOptions::relatedFuture);
}

void ForecastInspector::buildBoxes(const QString& title, const std::vector<std::string>& models) {
    widgets::Section* section = addSection(title);
    for (const std::string& name : models) {
        auto* box = new QCheckBox(widgets::modelLook(name).title);
        section->addWidget(box);
        m_bindings.bind(box, shownModel(name), {tr("Show or hide a model")});
        m_bindings.follow([box, name](const Study& study) {
            box->setEnabled(name != grey::greyModelName(study.forecast.options.model));
        });
    }
}

void ForecastInspector::showStudy(const Study& study, const std::vector<std::string>& related) {
    m_bindings.show(study);
    constexpr std::size_t most = 20;
    QStringList names;
    for (std::size_t n = 0; n < std::min(related.size(), most); ++n) {
        names << widgets::visibleText(related[n]);
    }
    m_related->setText(names.isEmpty() ? tr("None: choose the related series as compared series.")
                                       : widgets::listed(names, related.size()));
}

void ForecastInspector::setResult(const ForecastAnalysis::Shown& shown) {
    const grey::ForecastResult& result = *shown.result;
    m_heading->setText(widgets::filled(tr("Accuracy of %1"), {widgets::modelLook(result.model.name).title}));
    m_accuracy->setCard(widgets::accuracyCard(result));
    m_accuracy->setVisible(!result.model.failure);
    const QString grades = widgets::gradesText(result);
    m_grades->setText(grades);
    m_grades->setVisible(!grades.isEmpty());
    showRemarks(shown);
    showFound(result);
    showFirst(result.actual);
    m_report->show();
}

void ForecastInspector::showRemarks(const ForecastAnalysis::Shown& shown) {
    widgets::showRemarks(m_notes, ForecastAnalysis::remarks(shown));
    const grey::ForecastResult& result = *shown.result;
    const bool offer = !result.classRatio.admissible && result.admissibleBy;
    m_shiftOffer->setVisible(offer);
    if (offer) {
        m_shiftOffer->setText(tr("Shift by C = %1").arg(widgets::significantText(*result.admissibleBy, 3)));
        widgets::setTip(m_shiftOffer, tr("The smallest constant that brings every class ratio inside the band"));
    }
    const QString suitability = widgets::suitabilityText(result);
    m_suitability->setText(suitability);
    m_suitability->setVisible(!suitability.isEmpty());
}

/// Shows the results of searches in their controls.
void ForecastInspector::showFound(const grey::ForecastResult& result) {
    for (const grey::ModelOutcome* model : grey::modelsOf(result)) {
        for (const auto& [symbol, value] : model->parameters) {
            if (model->name == "ngbm" && symbol == "n") {
                m_power->setFound(value);
            } else if (model->name == "fgm" && symbol == "r") {
                m_order->setFound(value);
            } else if (result.options.searchBackground && model == &result.model && symbol == "alpha") {
                m_weight->setValue(value);
            }
        }
    }
    if (result.shift && result.options.translation.kind == grey::Translation::Kind::automatic) {
        m_shift->display(*result.shift);
    }
}

/// Sets the slider's range from well below the other values to well above them, in proportion to their range; it stays
/// while the slider moves.
void ForecastInspector::showFirst(const std::vector<double>& fitted) {
    m_first->setEnabled(fitted.size() > 1);
    if (!m_first->isEnabled()) {
        return;
    }
    constexpr double kBeyond = 5.0;   // times the range of the other values
    constexpr double kSteps = 100.0;  // at least, for any range
    constexpr int kMoreDigits = 2;
    constexpr int kMostDigits = 9;
    const auto [least, greatest] = std::minmax_element(std::next(fitted.begin()), fitted.end());
    const double scale = std::max(std::abs(*least), std::abs(*greatest));
    const double reach = *greatest > *least ? *greatest - *least : scale > 0.0 ? scale : 1.0;
    const double below = *least - kBeyond * reach;
    const double low = std::min(*least > 0.0 ? std::max(below, 0.0) : below, fitted.front());
    const double high = std::max(*greatest + kBeyond * reach, fitted.front());
    const double digits = std::floor(std::log10((high - low) / kSteps));
    m_first->setRange(low, high, std::pow(10.0, digits),
                      std::clamp(kMoreDigits - static_cast<int>(digits), 0, kMostDigits));
    m_first->setValue(fitted.front());
}

void ForecastInspector::clearResult() {
    m_report->hide();
    m_first->setEnabled(false);
    m_suitability->hide();
    m_notes.at("interval")->setNote(widgets::Note::Kind::info, {});
}

}  // namespace greyscope::app
