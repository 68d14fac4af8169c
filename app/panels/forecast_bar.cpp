#include "app/panels/forecast_bar.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

#include "core/data/column_name.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/model_look.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

namespace {

constexpr int kFewestFitted = 4;
constexpr int kMostAhead = 99;

QSpinBox* countBox(const QString& name) {
    auto* box = new QSpinBox;
    box->setKeyboardTracking(false);
    box->setAccessibleName(name);
    return box;
}

QString displayOf(const std::string& column) {
    return widgets::visibleText(data::displayName(column));
}

std::string levelOf(const PointChoice& points, const std::string& factor, const std::vector<std::string>& levels) {
    for (const data::Filter& filter : points.hold) {
        if (filter.column == factor && !filter.values.empty()) {
            return filter.values.front();
        }
    }
    return levels.empty() ? std::string() : levels.front();
}

void setQuietly(QSpinBox* box, int low, int high, int value) {
    const QSignalBlocker quiet(box);
    box->setRange(low, high);
    box->setValue(value);
}

}  // namespace

ForecastBar::ForecastBar(QWidget* parent)
    : ContextBar(parent),
      m_series(new QComboBox),
      m_axis(new QComboBox),
      m_levels(new QWidget),
      m_levelRow(new QHBoxLayout(m_levels)),
      m_fit(countBox(tr("Fit first"))),
      m_holdOut(countBox(tr("Hold out last"))),
      m_ahead(countBox(tr("Steps ahead"))),
      m_model(new QComboBox) {
    m_levelRow->setContentsMargins(0, 0, 0, 0);
    m_levelRow->setSpacing(8);
    addControl(tr("Series"), m_series);
    addControl(tr("along"), m_axis);
    addControl({}, m_levels);
    addSeparator();
    addControl(tr("Fit first"), m_fit);
    addControl(tr("hold out last"), m_holdOut);
    addControl(tr("go ahead"), m_ahead);
    addSeparator();
    m_model->setAccessibleName(tr("Model"));
    m_model->setObjectName(QStringLiteral("forecast.model"));
    for (const auto& [model, name] : grey::greyModelNames()) {
        m_model->addItem(widgets::modelLook(name).title, static_cast<int>(model));
    }
    m_model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_model->setMinimumContentsLength(9);
    m_model->view()->setMinimumWidth(m_model->view()->sizeHintForColumn(0) + 24);
    addControl(tr("Model"), m_model);
    connect(m_series, &QComboBox::activated, this, [this] { emit seriesChosen(m_series->currentData().toString()); });
    connect(m_axis, &QComboBox::activated, this, [this] { emit axisChosen(m_axis->currentData().toString()); });
    connect(m_fit, &QSpinBox::valueChanged, this,
            [this](int count) { emit holdOutEdited(static_cast<int>(m_points) - count); });
    connect(m_holdOut, &QSpinBox::valueChanged, this, &ForecastBar::holdOutEdited);
    connect(m_ahead, &QSpinBox::valueChanged, this, &ForecastBar::aheadEdited);
    connect(m_model, &QComboBox::activated, this,
            [this] { emit modelChosen(static_cast<grey::GreyModel>(m_model->currentData().toInt())); });
}

void ForecastBar::setModel(grey::GreyModel model) {
    const QSignalBlocker quiet(m_model);
    m_model->setCurrentIndex(m_model->findData(static_cast<int>(model)));
    widgets::setTip(m_model, m_model->currentText());
}

void ForecastBar::setSeries(const std::vector<SeriesEntry>& entries, const SeriesId& current) {
    std::vector<std::pair<QString, QString>> items;
    for (const SeriesEntry& entry : entries) {
        items.emplace_back(entry.unit.isEmpty() ? entry.name : tr("%1, %2").arg(entry.name, entry.unit),
                           idText(entry.id));
    }
    fillCombo(m_series, items, idText(current));
    m_series->setEnabled(!items.empty());
}

void ForecastBar::setPoints(const StudyTable* table, const PointChoice& points) {
    std::vector<std::pair<QString, QString>> items;
    std::string axis;
    if (table != nullptr && !table->roles.factors.empty()) {
        const std::vector<std::string>& factors = table->roles.factors;
        axis = std::find(factors.begin(), factors.end(), points.axis) != factors.end() ? points.axis : factors.front();
        for (const std::string& factor : factors) {
            items.emplace_back(displayOf(factor), QString::fromStdString(factor));
        }
    }
    fillCombo(m_axis, items, QString::fromStdString(axis));
    m_axis->setEnabled(items.size() > 1);
    setLevels(table, points, axis);
}

void ForecastBar::setLevels(const StudyTable* table, const PointChoice& points, const std::string& axis) {
    const auto old = m_levels->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget* widget : old) {
        m_levelRow->removeWidget(widget);
        widget->hide();
        widget->deleteLater();
    }
    bool any = false;
    for (const std::string& factor : table != nullptr ? table->roles.factors : std::vector<std::string>()) {
        const auto column = table->dataset && factor != axis ? table->dataset->find(factor) : std::nullopt;
        if (!column) {
            continue;
        }
        const std::vector<std::string> levels = table->dataset->levels(*column).texts();
        std::vector<std::pair<QString, QString>> items;
        for (const std::string& level : levels) {
            items.emplace_back(tr("%1 %2").arg(displayOf(factor), QString::fromStdString(level)),
                               QString::fromStdString(level));
        }
        auto* combo = new QComboBox(m_levels);
        combo->setAccessibleName(displayOf(factor));
        combo->setObjectName(QStringLiteral("level.") + QString::fromStdString(factor));
        fillCombo(combo, items, QString::fromStdString(levelOf(points, factor, levels)));
        connect(combo, &QComboBox::activated, this, [this, combo, name = QString::fromStdString(factor)] {
            emit levelChosen(name, combo->currentData().toString());
        });
        m_levelRow->addWidget(combo);
        any = true;
    }
    m_levels->setVisible(any);
}

void ForecastBar::setCounts(std::size_t points, std::size_t heldOut, std::size_t ahead) {
    m_points = points;
    const int count = static_cast<int>(points);
    const int held = static_cast<int>(heldOut);
    const bool known = count >= kFewestFitted;
    setQuietly(m_fit, known ? kFewestFitted : 0, known ? count : 0, count - held);
    setQuietly(m_holdOut, 0, known ? count - kFewestFitted : 0, held);
    setQuietly(m_ahead, 0, kMostAhead, static_cast<int>(ahead));
    m_fit->setEnabled(known);
    m_holdOut->setEnabled(known);
}

}  // namespace greyscope::app
