#include "app/panels/forecast_inspector.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

#include "app/panels/searched_value.h"
#include "app/text/error_text.h"
#include "core/grey/baselines.h"
#include "widgets/common/plain_text.h"
#include "widgets/panels/accuracy_panel.h"
#include "widgets/present/forecast_remarks.h"
#include "widgets/present/forecast_rows.h"
#include "widgets/present/model_look.h"
#include "widgets/present/number_text.h"

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
        names.push_back(name);
    }
    return names;
}

}  // namespace

ForecastInspector::ForecastInspector(QWidget* parent) : InspectorPanel(parent) {
    buildAccuracy();
    buildModel();
    buildTranslation();
    buildJudgement();
    buildRelated();
    buildBoxes(tr("Baselines"), baselines());
    buildBoxes(tr("Grey models"), greyModels());
    clearResult();
}

void ForecastInspector::buildAccuracy() {
    m_report = new QWidget;
    m_accuracy = new widgets::AccuracyPanel;
    m_honest = new Note;
    m_classRatio = new Note;
    m_axis = new Note;
    m_heading = new widgets::PlainLabel;
    m_heading->setWordWrap(true);
    m_heading->setContentsMargins(12, 10, 12, 2);
    m_grades = new widgets::PlainLabel;
    m_grades->setWordWrap(true);
    m_grades->setContentsMargins(12, 0, 12, 6);
    widgets::setTip(
        m_grades,
        tr("Grades 1 to 4, 5 beyond: C ≤ .35 .50 .65 .80; P ≥ .95 .80 .70 .60; mean relative error ≤ 1, 5, 10, 20 %; "
           "absolute degree of x and x̂ ≥ .90 .80 .70 .60"));
    m_smoothness = new Note;
    m_shiftOffer = new QPushButton;
    connect(m_shiftOffer, &QPushButton::clicked, this, [this] {
        emit edited(tr("Shift the series"),
                    [](ForecastChoices& choices) { choices.translation.kind = grey::Translation::Kind::automatic; });
    });
    auto* notes = new QVBoxLayout;
    notes->setContentsMargins(12, 0, 12, 8);
    notes->setSpacing(8);
    for (QWidget* note :
         {static_cast<QWidget*>(m_honest), static_cast<QWidget*>(m_classRatio), static_cast<QWidget*>(m_shiftOffer),
          static_cast<QWidget*>(m_smoothness), static_cast<QWidget*>(m_axis)}) {
        notes->addWidget(note);
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
    Section* section = addSection(tr("Model"));
    m_weight = new SliderWithSpin(0.0, 1.0, 0.01, 2);
    widgets::setTip(m_weight, tr("Weight of the newer value in the background z(k) = α·x¹(k) + (1−α)·x¹(k−1)"));
    section->addRow(tr("z weight α"), m_weight);
    m_searchWeight = new QCheckBox(tr("search α"));
    widgets::setTip(m_searchWeight, tr("Take the α for which the fit's mean relative error is least"));
    section->addWidget(m_searchWeight);
    m_power = new SearchedValue(tr("n of NGBM"), -2.0, 3.0, 0.5);
    section->addRow(tr("NGBM n"), m_power);
    m_order = new SearchedValue(tr("r of FGM"), 0.01, 2.0, 1.0);
    section->addRow(tr("FGM r"), m_order);
    m_suitability = new widgets::PlainLabel;
    m_suitability->setWordWrap(true);
    widgets::setTip(m_suitability,
                    tr("How far ahead the growth of the series allows GM(1,1) to forecast: −a up to 0.3 long "
                       "term, 0.5 medium, 0.8 short, 1 with a residual model"));
    section->addWidget(m_suitability);
    connect(m_weight, &SliderWithSpin::edited, this, &ForecastInspector::backgroundWeightEdited);
    connect(m_searchWeight, &QCheckBox::toggled, this, [this](bool on) {
        emit edited(tr("Search the background weight"),
                    [on](ForecastChoices& choices) { choices.searchBackground = on; });
    });
    connect(m_power, &SearchedValue::edited, this, [this](const std::optional<double>& power) {
        emit edited(tr("Choose the power of NGBM"), [power](ForecastChoices& choices) { choices.power = power; });
    });
    connect(m_order, &SearchedValue::edited, this, [this](const std::optional<double>& order) {
        emit edited(tr("Choose the order of FGM"), [order](ForecastChoices& choices) { choices.order = order; });
    });
}

void ForecastInspector::buildTranslation() {
    using Kind = grey::Translation::Kind;
    Section* section = addSection(tr("Translation"));
    m_translation = new QComboBox;
    m_translation->setObjectName(QStringLiteral("forecast.translation"));
    m_translation->addItem(tr("none"), static_cast<int>(Kind::none));
    m_translation->addItem(tr("admissible"), static_cast<int>(Kind::automatic));
    m_translation->addItem(tr("given"), static_cast<int>(Kind::fixed));
    widgets::setTip(m_translation,
                    tr("C is added to the series before grey models are fitted, and taken off their values"));
    section->addRow(tr("Shift by"), m_translation);
    m_shift = new QDoubleSpinBox;
    m_shift->setRange(-1e12, 1e12);
    m_shift->setDecimals(3);
    m_shift->setKeyboardTracking(false);
    m_shift->setAccessibleName(tr("C"));
    section->addRow(tr("C"), m_shift);
    connect(m_translation, &QComboBox::activated, this, [this] {
        const grey::Translation chosen{static_cast<Kind>(m_translation->currentData().toInt()), m_shift->value()};
        emit edited(tr("Shift the series"), [chosen](ForecastChoices& choices) { choices.translation = chosen; });
    });
    connect(m_shift, &QDoubleSpinBox::valueChanged, this, [this](double by) {
        emit edited(tr("Shift the series"), [by](ForecastChoices& choices) {
            choices.translation = {Kind::fixed, by};
        });
    });
}

void ForecastInspector::buildJudgement() {
    Section* section = addSection(tr("Judged by"));
    m_judge = new Segmented({tr("Hold-out"), tr("Rolling origin")});
    widgets::setTip(m_judge,
                    tr("Rolling origin: from k = 4 on, each model is fitted to the points up to k and forecasts the "
                       "next one; the last 20 origins"));
    section->addWidget(m_judge);
    m_interval = new QComboBox;
    m_interval->setObjectName(QStringLiteral("forecast.interval"));
    m_interval->addItem(tr("none"), 0.0);
    for (const double level : {0.8, 0.9, 0.95}) {
        m_interval->addItem(tr("%1 %").arg(qRound(100.0 * level)), level);
    }
    widgets::setTip(m_interval,
                    tr("Of refits to the model's values with resampled residuals. It takes the model for right."));
    section->addRow(tr("Interval"), m_interval);
    m_seed = new QSpinBox;
    m_seed->setRange(0, 999999);
    m_seed->setKeyboardTracking(false);
    m_seed->setAccessibleName(tr("Seed"));
    section->addRow(tr("Seed"), m_seed);
    m_intervalNote = new Note;
    m_intervalNote->setNote(Note::Kind::look, {});
    section->addWidget(m_intervalNote);
    connect(m_judge, &Segmented::chosen, this, [this](int index) {
        emit edited(tr("Judge the models"), [index](ForecastChoices& choices) { choices.backtest = index == 1; });
    });
    connect(m_interval, &QComboBox::activated, this, [this] {
        const double level = m_interval->currentData().toDouble();
        emit edited(tr("Show an interval"), [level](ForecastChoices& choices) {
            choices.interval = level > 0.0 ? std::optional(level) : std::nullopt;
        });
    });
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
        emit edited(tr("Choose another seed"),
                    [seed](ForecastChoices& choices) { choices.seed = static_cast<std::uint64_t>(seed); });
    });
}

void ForecastInspector::buildRelated() {
    Section* section = addSection(tr("Related series of GM(1,N)"));
    m_related = new widgets::PlainLabel;
    m_related->setWordWrap(true);
    section->addWidget(m_related);
    m_future = new QComboBox;
    m_future->setObjectName(QStringLiteral("forecast.future"));
    m_future->addItem(tr("not known"), static_cast<int>(grey::RelatedFuture::known));
    m_future->addItem(tr("the last value"), static_cast<int>(grey::RelatedFuture::lastValue));
    widgets::setTip(m_future, tr("At held-out points the related series are taken as measured; what is assumed of them "
                                 "beyond the data is said here. Where they are not known, GM(1,N) does not forecast."));
    section->addRow(tr("Beyond the data"), m_future);
    connect(m_future, &QComboBox::activated, this, [this] {
        const auto rule = static_cast<grey::RelatedFuture>(m_future->currentData().toInt());
        emit edited(tr("Continue related series"), [rule](ForecastChoices& choices) { choices.relatedFuture = rule; });
    });
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

void ForecastInspector::setChoices(const ForecastChoices& choices, const QStringList& related) {
    m_searching = choices.searchBackground;
    if (!m_searching) {
        m_weight->setValue(choices.backgroundWeight);
    }
    m_weight->setEnabled(!m_searching);
    const QSignalBlocker quietSearch(m_searchWeight);
    m_searchWeight->setChecked(m_searching);
    m_power->setValue(choices.power);
    m_order->setValue(choices.order);
    m_translation->setCurrentIndex(m_translation->findData(static_cast<int>(choices.translation.kind)));
    const QSignalBlocker quietShift(m_shift);
    const bool given = choices.translation.kind == grey::Translation::Kind::fixed;
    m_shift->setEnabled(given);
    if (given) {
        m_shift->setValue(choices.translation.by);
    }
    m_judge->setCurrent(choices.backtest ? 1 : 0);
    m_interval->setCurrentIndex(std::max(0, m_interval->findData(choices.interval.value_or(0.0))));
    const QSignalBlocker quietSeed(m_seed);
    m_seed->setValue(static_cast<int>(choices.seed));
    m_seed->setEnabled(choices.interval.has_value());
    m_related->setText(related.isEmpty() ? tr("None: compare the series that drive this one.")
                                         : related.join(QStringLiteral(", ")));
    m_future->setCurrentIndex(m_future->findData(static_cast<int>(choices.relatedFuture)));
    for (const auto& [name, box] : m_boxes) {
        const QSignalBlocker quiet(box);
        const auto& shown = choices.shownBaselines;
        const bool main = name == grey::greyModelName(choices.model);
        box->setEnabled(!main);
        box->setChecked(main || std::find(shown.begin(), shown.end(), name) != shown.end());
    }
}

void ForecastInspector::setResult(const grey::ForecastResult& result, const widgets::ForecastNames& names) {
    m_heading->setText(tr("Accuracy of %1").arg(widgets::modelLook(result.model.name).title));
    m_accuracy->setCard(widgets::accuracyCard(result));
    m_accuracy->setVisible(!result.model.failure);
    const QString grades = widgets::gradesText(result);
    m_grades->setText(grades);
    m_grades->setVisible(!grades.isEmpty());
    showRemarks(result, names);
    showFound(result);
    m_report->show();
}

void ForecastInspector::showRemarks(const grey::ForecastResult& result, const widgets::ForecastNames& names) {
    const widgets::Remark honest = widgets::honestRemark(result);
    const QString failure = result.model.failure ? errorLine(*result.model.failure) : QString();
    m_honest->setNote(honest.doubt ? Note::Kind::look : Note::Kind::good, failure.isEmpty() ? honest.text : failure);
    m_classRatio->setNote(Note::Kind::look, widgets::classRatioRemark(result));
    const bool offer = !result.classRatio.admissible && result.admissibleBy;
    m_shiftOffer->setVisible(offer);
    if (offer) {
        m_shiftOffer->setText(tr("Shift by C = %1").arg(widgets::significantText(*result.admissibleBy, 3)));
        widgets::setTip(m_shiftOffer, tr("The least constant that brings every class ratio inside"));
    }
    m_smoothness->setNote(Note::Kind::look, widgets::smoothnessRemark(result));
    m_axis->setNote(Note::Kind::look, widgets::axisRemark(result, names));
    m_intervalNote->setNote(Note::Kind::look,
                            result.band && !*result.band ? errorLine(result.band->error()) : QString());
    const QString suitability = widgets::suitabilityText(result);
    m_suitability->setText(suitability);
    m_suitability->setVisible(!suitability.isEmpty());
}

/// What searches found, in the controls that they were asked with.
void ForecastInspector::showFound(const grey::ForecastResult& result) {
    for (const grey::ModelOutcome* model : grey::modelsOf(result)) {
        for (const auto& [symbol, value] : model->parameters) {
            if (model->name == "ngbm" && symbol == "n") {
                m_power->setFound(value);
            } else if (model->name == "fgm" && symbol == "r") {
                m_order->setFound(value);
            } else if (m_searching && model == &result.model && symbol == "alpha") {
                m_weight->setValue(value);
            }
        }
    }
    if (result.shift && result.options.translation.kind == grey::Translation::Kind::automatic) {
        const QSignalBlocker quiet(m_shift);
        m_shift->setValue(*result.shift);
    }
}

void ForecastInspector::clearResult() {
    m_report->hide();
    m_suitability->hide();
    m_intervalNote->setNote(Note::Kind::look, {});
}

}  // namespace greyscope::app
