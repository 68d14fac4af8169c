#include "app/recipe/range_box.h"

#include <QDoubleValidator>
#include <QHBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

LevelBox::LevelBox(QWidget* parent) : NumberBox(parent) {
    setDecimals(std::numeric_limits<double>::max_digits10);  // otherwise the box would round its value
    setRange(std::numeric_limits<double>::lowest(), std::numeric_limits<double>::max());
    setMinimumWidth(52);
}

void LevelBox::setLevels(const data::NumericValues& levels) {
    m_levels.assign(levels.begin(), levels.end());
    std::erase_if(m_levels, [](double level) { return std::isnan(level); });
}

void LevelBox::stepBy(int steps) {
    double next = value();
    for (int step = 0; step < std::abs(steps); ++step) {
        if (steps > 0) {
            const auto above = std::upper_bound(m_levels.begin(), m_levels.end(), next);
            next = above == m_levels.end() ? next + 1.0 : *above;
        } else {
            const auto from = std::lower_bound(m_levels.begin(), m_levels.end(), next);
            next = from == m_levels.begin() ? next - 1.0 : from[-1];
        }
    }
    setValue(next);
    selectAll();
}

QString LevelBox::textFromValue(double value) const {
    return QString::fromStdString(base::toText(value));
}

double LevelBox::valueFromText(const QString& text) const {
    return QLocale::c().toDouble(text.trimmed());
}

QValidator::State LevelBox::validate(QString& text, int& place) const {
    QDoubleValidator numbers;
    numbers.setLocale(QLocale::c());
    return numbers.validate(text, place);
}

RangeBox::RangeBox(QWidget* parent)
    : QWidget(parent), m_low(new LevelBox), m_to(new widgets::PlainLabel(tr("to"))), m_high(new LevelBox) {
    m_low->setAccessibleName(tr("Number of the condition"));
    m_high->setAccessibleName(tr("Largest number of the condition"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(m_low, 1);
    row->addWidget(m_to);
    row->addWidget(m_high, 1);
    for (const LevelBox* box : {m_low, m_high}) {
        connect(box, &LevelBox::edited, this, &RangeBox::edited);
    }
}

std::optional<std::pair<double, double>> RangeBox::ends(const std::string& value) {
    const QString words = QString::fromStdString(value);
    const int dots = static_cast<int>(words.indexOf(QLatin1String("..")));
    bool lowIs = false;
    bool highIs = false;
    const double low = (dots < 0 ? words : words.left(dots)).toDouble(&lowIs);
    const double high = (dots < 0 ? words : words.mid(dots + 2)).toDouble(&highIs);
    return lowIs && highIs ? std::optional(std::pair(low, high)) : std::nullopt;
}

std::string RangeBox::text(double low, double high) {
    return base::toText(low) + ".." + base::toText(high);
}

void RangeBox::setLevels(const data::NumericValues& levels) {
    m_low->setLevels(levels);
    m_high->setLevels(levels);
}

void RangeBox::display(const std::string& value, bool range) {
    m_range = range;
    m_to->setVisible(range);
    m_high->setVisible(range);
    if (const auto numbers = ends(value)) {
        m_low->display(numbers->first);
        m_high->display(numbers->second);
    }
}

std::string RangeBox::value() const {
    const auto [low, high] = std::minmax({m_low->value(), m_high->value()});
    return m_range ? text(low, high) : base::toText(m_low->value());
}

}  // namespace greyscope::app
