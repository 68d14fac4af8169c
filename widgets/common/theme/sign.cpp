#include "widgets/common/theme/sign.h"

#include <QPainter>

namespace greyscope::widgets {

void Sign::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    m_icon.paint(&painter, rect());
}

}  // namespace greyscope::widgets
