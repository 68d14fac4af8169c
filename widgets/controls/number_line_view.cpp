#include "widgets/controls/number_line_view.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <utility>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

namespace {

constexpr int kPointDot = 9;
constexpr double kBeyond = 0.12;  ///< length of the line beyond the given numbers, as a share of their distance

/// The ends of the line: a little beyond the given numbers.
std::pair<double, double> endsOf(const NumberLineSpec& spec) {
    double low = 0.0;
    double high = 0.0;
    bool any = false;
    for (const NumberLineMark& mark : spec.marks) {
        if (mark.role != NumberLineMark::Role::given && mark.role != NumberLineMark::Role::aim) {
            continue;
        }
        low = any ? std::min(low, mark.value) : mark.value;
        high = any ? std::max(high, mark.value) : mark.value;
        any = true;
    }
    const double beyond = std::max((high - low) * kBeyond, 1e-12);
    return {low - beyond, high + beyond};
}

}  // namespace

NumberLineView::NumberLineView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::NoFocus);
}

void NumberLineView::setSpec(NumberLineSpec spec) {
    m_spec = std::move(spec);
    setAccessibleName(m_spec.spoken);
    updateGeometry();
    update();
}

QSize NumberLineView::sizeHint() const {
    const QFontMetrics metrics(font());
    return {160, static_cast<int>(3.6 * metrics.height()) + 2 * kPointDot};
}

double NumberLineView::middleLine() const {
    return height() - kPointDot - 1.3 * QFontMetrics(font()).height();
}

double NumberLineView::xOf(double value) const {
    const auto [low, high] = endsOf(m_spec);
    const int margin = QFontMetrics(font()).horizontalAdvance(QStringLiteral("0.0000"));
    const double share = std::clamp((value - low) / (high - low), 0.0, 1.0);
    return margin + share * (width() - 2 * margin);
}

void NumberLineView::paintMark(QPainter& painter, const NumberLineMark& mark) const {
    using Role = NumberLineMark::Role;
    const Theme& theme = Theme::of(palette());
    const QColor colour = mark.role == Role::wrong ? theme.bad : mark.role == Role::given ? theme.text : theme.good;
    const QFontMetrics metrics(font());
    const double middle = middleLine();
    const double x = xOf(mark.value);
    const bool answered = mark.role == Role::wrong || mark.role == Role::right;
    painter.setPen(
        QPen(colour, mark.role == Role::aim ? 2.0 : 1.0, mark.role == Role::aim ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(colour);
    if (mark.role == Role::aim) {
        painter.drawLine(QPointF(x, middle - kPointDot), QPointF(x, middle + kPointDot));
    } else if (const auto [low, high] = endsOf(m_spec); mark.value < low || mark.value > high) {
        const double out = mark.value < low ? -kPointDot : kPointDot;  // an arrow, because the value is beyond the end
        painter.drawPolygon(QPolygonF{{x + out, middle}, {x, middle - kPointDot / 2.0}, {x, middle + kPointDot / 2.0}});
    } else {
        painter.drawEllipse(QPointF(x, middle), kPointDot / 2.0, kPointDot / 2.0);
    }
    QFont bold = font();
    bold.setBold(answered);
    painter.setFont(bold);
    const double wide = width();
    // The words of the answer are on the other side of the line, so that they do not overlap.
    const QString above = answered ? mark.number : mark.name;
    const QString below = answered ? QString() : mark.number;
    const double up = answered ? metrics.height() : 0.0;
    const auto write = [&](const QString& text, double y) {
        const double half = QFontMetrics(bold).horizontalAdvance(text) / 2.0;
        const double left = std::clamp(x - half, 0.0, std::max(0.0, wide - 2.0 * half));
        painter.drawText(QPointF(left, y), text);
    };
    write(above, middle - kPointDot - metrics.descent() - up);
    write(below, middle + kPointDot + metrics.ascent());
}

void NumberLineView::paintEvent(QPaintEvent* /*event*/) {
    if (m_spec.marks.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const double middle = middleLine();
    if (m_spec.band) {
        const double from = xOf(m_spec.band->first);
        painter.fillRect(QRectF(from, middle - kPointDot, xOf(m_spec.band->second) - from, 2.0 * kPointDot),
                         theme.goodOn);
    }
    painter.setPen(theme.axis);
    painter.drawLine(QPointF(0.0, middle), QPointF(width(), middle));
    for (const NumberLineMark& mark : m_spec.marks) {
        paintMark(painter, mark);
    }
}

}  // namespace greyscope::widgets
