#include "app/recipe/level_box.h"

#include <QDoubleValidator>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/error.h"

namespace greyscope::app {

LevelBox::LevelBox(QWidget* parent) : NumberBox(parent) {
    setDecimals(std::numeric_limits<double>::max_digits10);  // otherwise the box would round what it is given
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

}  // namespace greyscope::app
