#include "app/pages/forecast/forecast_bar.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

#include "app/analyses/forecast/forecast_request.h"
#include "app/pages/option_controls.h"
#include "app/pages/point_controls.h"
#include "app/study/choices/forecast_options.h"
#include "app/study/series_edits.h"
#include "core/base/text.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

constexpr int kFewest = static_cast<int>(kFewestFitted);
constexpr int kMostAhead = 99;

QSpinBox* countBox(const QString& name) {
    auto* box = new QSpinBox;
    box->setKeyboardTracking(false);
    box->setAccessibleName(name);
    return box;
}

/// Sets the range of a box only if it changes: setting it, even to the same values, makes the bar lay itself out again.
void allow(QSpinBox* box, int least, int most) {
    if (box->minimum() != least || box->maximum() != most) {
        box->setRange(least, most);
    }
}

}  // namespace

ForecastBar::ForecastBar(const PageContext& context, QWidget* parent)
    : widgets::ContextBar(parent), m_bindings(context.store) {
    addSeries(context);
    new PointControls(this, m_bindings, context.store, member(&Study::forecast, &ForecastChoices::points),
                      PointControls::Cells::alongOne, tr("along"));
    addSeparator();
    addCounts();
    addSeparator();
    addModel();
}

void ForecastBar::addSeries(const PageContext& context) {
    auto* combo = new widgets::ElidedCombo;
    combo->setMinimumContentsLength(8);  // names are shortened so that the numbers' labels fit
    addControl(tr("Series"), combo);
    const SeriesCatalog* catalog = &context.catalog;
    const auto items = [catalog](const Study& study) {
        const auto hasNamesake = [&](const SeriesId& id) {
            return std::ranges::any_of(study.tables, [&](const StudyTable& table) {
                return table.name != id.table && catalog->find({table.name, id.name}) != nullptr;
            });
        };
        const auto textOf = [&](const SeriesId& id) {
            const SeriesEntry& entry = *catalog->find(id);
            const QString name =
                hasNamesake(id) ? tr("%1 (%2)").arg(entry.name, widgets::visibleText(id.table)) : entry.name;
            return entry.unit.isEmpty() ? name : tr("%1, %2").arg(name, entry.unit);
        };
        return listedItems(catalog->entries(), study.selection.reference, textOf, &SeriesEntry::id);
    };
    m_bindings.bindChoice<SeriesId>(
        combo, [](const Study& study) { return study.selection.reference; }, items,
        [store = &context.store](const SeriesId& id) { setReference(*store, id); });
    m_bindings.follow([combo](const Study& /*study*/) { combo->setEnabled(combo->count() > 0); });
}

void ForecastBar::addCounts() {
    auto* fit = countBox(tr("Fit first"));
    auto* holdOut = countBox(tr("Hold out last"));
    auto* ahead = countBox(tr("Forecast horizon"));
    addControl(tr("Fit first"), fit);
    addControl(tr("hold out last"), holdOut);
    addControl(tr("horizon"), ahead);
    ahead->setRange(0, kMostAhead);
    m_bindings.follow([this, fit, holdOut](const Study& /*study*/) {
        const bool known = m_points >= kFewest;
        allow(fit, known ? kFewest : 0, known ? m_points : 0);
        allow(holdOut, 0, known ? m_points - kFewest : 0);
        fit->setEnabled(known);
        holdOut->setEnabled(known);
    });
    // Shows the actual number of test points, because the series may be too short for the chosen one.
    const Member<int> held{[this](const Study& /*study*/) { return m_heldOut; },
                           [](Study& study, const int& count) {
                               setHoldOut(study.forecast, static_cast<std::size_t>(std::max(0, count)));
                           }};
    const Member<int> fitted{[this](const Study& /*study*/) { return m_points - m_heldOut; },
                             [this, held](Study& study, const int& count) { held.set(study, m_points - count); }};
    const EditName step{tr("Hold out points"), QStringLiteral("forecast.holdOut")};
    m_bindings.bind(fit, fitted, step);
    m_bindings.bind(holdOut, held, step);
    const Member<int> steps{[](const Study& study) { return static_cast<int>(study.forecast.ahead); },
                            [](Study& study, const int& count) {
                                study.forecast.ahead = static_cast<std::size_t>(count);
                                study.forecast.options.horizon.reset();
                            }};
    m_bindings.bind(ahead, steps, {tr("Set the forecast horizon"), QStringLiteral("forecast.ahead")});
    addPoints(ahead);
}

/// Adds a field for the points to forecast. It replaces the number of steps if points are given or the axis is uneven.
void ForecastBar::addPoints(QWidget* steps) {
    auto* at = new QLineEdit;
    at->setObjectName(QStringLiteral("forecast.at"));
    at->setAccessibleName(tr("Points to forecast"));
    at->setPlaceholderText(tr("96, 128"));
    widgets::setTip(at, tr("Points beyond the last one, in the format of the axis, separated by commas"));
    addControl(tr("forecast at"), at);
    m_bindings.follow([this, at, steps](const Study& study) {
        const std::vector<std::string>& points = study.forecast.options.at;
        at->setText(QString::fromStdString(base::joined(points, ", ")));
        setControlVisible(at, m_uneven || !points.empty());
        setControlVisible(steps, !m_uneven && points.empty());
    });
    connect(at, &QLineEdit::editingFinished, this, [this, at] {
        std::vector<std::string> points;
        for (const QString& part : at->text().replace(QChar(0xFF0C), QLatin1Char(',')).split(QLatin1Char(','))) {
            if (const QString point = part.trimmed(); !point.isEmpty()) {
                points.push_back(point.toStdString());
            }
        }
        m_bindings.edit(member(&Study::forecast, &ForecastChoices::options, &grey::ForecastOptions::at), points,
                        {tr("Choose the points to forecast")});
    });
}

void ForecastBar::addModel() {
    const auto rows =
        controlsOf<grey::ForecastOptions>(m_bindings, "forecast", &Study::forecast, &ForecastChoices::options);
    auto* combo = static_cast<QComboBox*>(rows.control(&grey::ForecastOptions::model));
    m_bindings.follow([combo](const Study& /*study*/) { widgets::setTip(combo, combo->currentText()); });
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(9);
    m_bindings.show({});
    combo->view()->setMinimumWidth(combo->view()->sizeHintForColumn(0) + 24);
    addControl(tr("Model"), combo);
}

void ForecastBar::setUneven(bool uneven) {
    m_uneven = uneven;
}

void ForecastBar::setCounts(std::size_t points, std::size_t heldOut) {
    m_points = static_cast<int>(points);
    m_heldOut = static_cast<int>(heldOut);
}

}  // namespace greyscope::app
