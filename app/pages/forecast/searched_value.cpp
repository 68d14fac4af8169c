#include "app/pages/forecast/searched_value.h"

#include <QCheckBox>
#include <QHBoxLayout>

#include "widgets/controls/number_box.h"

namespace greyscope::app {

SearchedValue::SearchedValue(const QString& name, double low, double high, double start, QWidget* parent)
    : QWidget(parent), m_searched(new QCheckBox(tr("search"))), m_number(new widgets::NumberBox), m_start(start) {
    m_number->setRange(low, high);
    m_number->setDecimals(3);
    m_number->setSingleStep(0.05);
    m_number->setAccessibleName(name);
    m_searched->setAccessibleName(tr("Search %1").arg(name));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_searched);
    row->addWidget(m_number);
    connect(m_searched, &QCheckBox::clicked, this,
            [this](bool on) { emit edited(on ? std::nullopt : std::optional(m_start)); });
    connect(m_number, &widgets::NumberBox::edited, this, [this](double value) { emit edited(value); });
    setValue(std::nullopt);
}

void SearchedValue::setValue(const std::optional<double>& value) {
    m_searched->setChecked(!value);
    m_number->setEnabled(value.has_value());
    if (value) {
        m_number->display(*value);
    }
}

void SearchedValue::setFound(const std::optional<double>& value) {
    if (m_searched->isChecked() && value) {
        m_number->display(*value);
        m_start = *value;
    }
}

}  // namespace greyscope::app
