#include "app/recipe/range_box.h"

#include <QHBoxLayout>

#include <algorithm>

#include "app/recipe/level_box.h"
#include "core/base/error.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

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
