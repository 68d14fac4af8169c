#include "app/pages/forecast/searched_value.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include "widgets/controls/slider_with_spin.h"

namespace greyscope::app {

namespace {
constexpr double kStep = 0.01;
constexpr int kSearchedDecimals = 3;
}  // namespace

SearchedValue::SearchedValue(const QString& name, double low, double high, double start, QWidget* parent)
    : QWidget(parent),
      m_searched(new QCheckBox(tr("search"))),
      m_number(new widgets::SliderWithSpin(low, high, kStep, kSearchedDecimals)),
      m_start(start) {
    m_number->setName(name);
    m_searched->setAccessibleName(tr("Search %1").arg(name));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_number);
    column->addWidget(m_searched);
    connect(m_searched, &QCheckBox::clicked, this,
            [this](bool on) { emit edited(on ? std::nullopt : std::optional(m_start)); });
    connect(m_number, &widgets::SliderWithSpin::edited, this, [this](double value) { emit edited(value); });
    setValue(std::nullopt);
}

void SearchedValue::setValue(const std::optional<double>& value) {
    m_searched->setChecked(!value);
    m_number->setEnabled(value.has_value());
    if (value) {
        m_number->setValue(*value);
    }
}

void SearchedValue::setFound(const std::optional<double>& value) {
    if (m_searched->isChecked() && value) {
        m_number->setValue(*value);
        m_start = *value;
    }
}

}  // namespace greyscope::app
