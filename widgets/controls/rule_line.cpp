#include "widgets/controls/rule_line.h"

#include <QPainter>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

RuleLine::RuleLine(bool vertical) {
    vertical ? setFixedWidth(1) : setFixedHeight(1);
    if (vertical) {
        setMinimumHeight(24);
    }
}

void RuleLine::paintEvent(QPaintEvent* /*event*/) {
    QPainter(this).fillRect(rect(), Theme::of(palette()).line);
}

}  // namespace greyscope::widgets
