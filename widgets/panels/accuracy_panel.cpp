#include "widgets/panels/accuracy_panel.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "widgets/common/theme/style.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr int kPanelMargin = 12;
constexpr int kPanelPad = 8;
constexpr double kAbove = 4.5;
constexpr double kBelow = 7.5;
constexpr double kNumberPt = 12.0;
constexpr double kBadgePad = 12.0;
constexpr double kBadgeGap = 6.0;

}  // namespace

AccuracyPanel::AccuracyPanel(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Accuracy"));
    installAccessibleValues();
    layOut();
}

void AccuracyPanel::setCard(const AccuracyCard& card) {
    m_card = card;
    layOut();
}

std::vector<AccuracyPanel::Row> AccuracyPanel::rows() const {
    std::vector<Row> rows{Row{tr("In sample"),
                              m_card.grade,
                              m_card.goodGrade,
                              {{tr("C = S₂/S₁"), m_card.varianceRatio, QStringLiteral("C-ratio")},
                               {tr("P"), m_card.smallErrorShare, QStringLiteral("P")},
                               {tr("MAPE"), m_card.fitError, QStringLiteral("mape")}}}};
    if (m_card.heldOutTitle.isEmpty()) {
        rows.push_back({tr("Held out"), tr("nothing"), false});
        return rows;
    }
    Row held{m_card.heldOutTitle, m_card.comparison, !m_card.worse};
    int k = m_card.firstPoint;
    for (const auto& [name, value] : m_card.points) {
        held.figures.push_back({name, value, QStringLiteral("held.relative"), k++});
    }
    held.figures.push_back({tr("MAPE"), m_card.heldOutError, QStringLiteral("held.mape"), 0, m_card.worse});
    rows.push_back(std::move(held));
    return rows;
}

/// Places the parts of a row that begins at `top`, within the padding.
void AccuracyPanel::place(Row& row, double top) const {
    const Style style = Style::screen(Theme::of(palette()));
    const double line = QFontMetricsF(style.text()).height();
    const double width = std::max(0, this->width() - 2 * (kPanelMargin + kPanelPad) - 1);
    row.box = QRectF(kPanelMargin + 0.5 + kPanelPad, top, width, line);
    if (!row.badge.isEmpty()) {
        const double badge = QFontMetricsF(style.text()).horizontalAdvance(row.badge) + kBadgePad;
        const double title = QFontMetricsF(style.text(true)).horizontalAdvance(row.title);
        const bool beside = title + kBadgeGap + badge <= width;
        const double shown = std::min(badge, width);
        row.badgeBox = QRectF(beside ? row.box.right() - shown : row.box.left(), beside ? top - 1 : top + line + 2,
                              shown, line + 2);
        row.box.setBottom(std::max(row.box.bottom(), row.badgeBox.bottom() - 1));
    }
    row.numbersAt = row.box.bottom() + 6;
    if (row.figures.empty()) {
        return;
    }
    const double numberHeight = QFontMetricsF(style.font(kNumberPt, true)).height();
    const double each = width / static_cast<double>(row.figures.size());
    for (std::size_t i = 0; i < row.figures.size(); ++i) {
        row.figures[i].place =
            QRectF(row.box.left() + static_cast<double>(i) * each, row.numbersAt, each, line + 1 + numberHeight);
    }
    row.box.setBottom(row.figures.front().place.bottom());
}

void AccuracyPanel::layOut() {
    m_rows = rows();
    m_numbers.clear();
    double top = kAbove + kPanelPad;
    for (Row& row : m_rows) {
        place(row, top);
        top = row.box.bottom() + 2 * kPanelPad;
        for (Figure& figure : row.figures) {
            figure.row = row.title;
            m_numbers.push_back(figure);
        }
    }
    m_cursor = std::clamp(m_cursor, 0, std::max(0, static_cast<int>(m_numbers.size()) - 1));
    if (const double height = top - kPanelPad + kBelow; height != m_height) {
        m_height = height;
        updateGeometry();
    }
    describe();
    update();
}

QSize AccuracyPanel::sizeHint() const {
    return {220, static_cast<int>(std::ceil(m_height))};
}

void AccuracyPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void AccuracyPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        layOut();
    }
}

int AccuracyPanel::at(const QPointF& point) const {
    const auto found = std::find_if(m_numbers.begin(), m_numbers.end(),
                                    [&point](const Figure& number) { return number.place.contains(point); });
    return found == m_numbers.end() ? -1 : static_cast<int>(found - m_numbers.begin());
}

void AccuracyPanel::choose(int number, bool opens) {
    if (number < 0 || number >= static_cast<int>(m_numbers.size())) {
        return;
    }
    m_cursor = number;
    update();
    const Figure chosen = m_numbers[static_cast<std::size_t>(number)];
    emit numberChosen(chosen.step, chosen.point);
    if (opens) {
        emit numberOpened();
    }
}

void AccuracyPanel::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        choose(at(event->position()), false);
    }
}

void AccuracyPanel::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        choose(at(event->position()), true);
    }
}

void AccuracyPanel::mouseMoveEvent(QMouseEvent* event) {
    setCursor(at(event->position()) < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void AccuracyPanel::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(m_numbers.size()) - 1;
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Up:
            m_cursor = std::max(0, m_cursor - 1);
            break;
        case Qt::Key_Right:
        case Qt::Key_Down:
            m_cursor = std::min(std::max(0, last), m_cursor + 1);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            choose(m_cursor, true);
            break;
        default:
            QWidget::keyPressEvent(event);
            return;
    }
    tellCursor();
    update();
}

void AccuracyPanel::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tellCursor();
    update();
}

void AccuracyPanel::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void AccuracyPanel::tellCursor() {
    if (!m_numbers.empty()) {
        QAccessibleEvent focus(this, QAccessible::Focus);
        focus.setChild(m_cursor);
        QAccessible::updateAccessibility(&focus);
    }
}

QString AccuracyPanel::rowName(int row) const {
    const Figure& number = m_numbers[static_cast<std::size_t>(row)];
    return withColon(number.row, number.name);
}

QString AccuracyPanel::columnName(int /*column*/) const {
    return Words::tr("value");
}

QString AccuracyPanel::valueText(int row, int /*column*/) const {
    return m_numbers[static_cast<std::size_t>(row)].value;
}

QRect AccuracyPanel::valueRect(int row, int /*column*/) const {
    return m_numbers[static_cast<std::size_t>(row)].place.toRect();
}

void AccuracyPanel::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(kPanelMargin + 0.5, kAbove, -kPanelMargin - 0.5, -kBelow);
    painter.setPen(theme.line);
    painter.setBrush(theme.alternate);
    painter.drawRoundedRect(card, 4, 4);
    for (const Row& row : m_rows) {
        if (&row != &m_rows.front()) {
            painter.setPen(theme.line);
            painter.drawLine(QPointF(card.left(), row.box.top() - kPanelPad),
                             QPointF(card.right(), row.box.top() - kPanelPad));
        }
        paintRow(painter, row);
    }
    if (hasFocus() && !m_numbers.empty()) {
        painter.setPen(QPen(theme.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(m_numbers[static_cast<std::size_t>(m_cursor)].place.adjusted(-3, -1, -3, 1), 3, 3);
    }
}

void AccuracyPanel::paintRow(QPainter& painter, const Row& row) const {
    const Theme& theme = Theme::of(palette());
    const Style style = Style::screen(theme);
    const double line = QFontMetricsF(style.text()).height();
    if (!row.badge.isEmpty()) {
        painter.setFont(style.text());
        painter.setPen(Qt::NoPen);
        painter.setBrush(row.good ? theme.goodOn : theme.badOn);
        painter.drawRoundedRect(row.badgeBox, 3, 3);
        painter.setPen(row.good ? theme.good : theme.bad);
        painter.drawText(row.badgeBox, Qt::AlignCenter, row.badge);
    }
    painter.setFont(style.text(true));
    painter.setPen(theme.text);
    painter.drawText(QRectF(row.box.left(), row.box.top(), row.box.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                     row.title);
    for (const Figure& figure : row.figures) {
        painter.setFont(style.text());
        painter.setPen(theme.text2);
        painter.drawText(figure.place, Qt::AlignLeft | Qt::AlignTop, figure.name);
        painter.setFont(style.font(row.figures.size() > 3 ? style.textPt : kNumberPt, true));
        painter.setPen(figure.bad ? theme.bad : theme.text);
        painter.drawText(figure.place.adjusted(0, line + 1, 0, 0), Qt::AlignLeft | Qt::AlignTop, figure.value);
    }
}

/// Describes the whole card, including the badges, which are not numbers.
void AccuracyPanel::describe() {
    QStringList parts;
    for (const Row& row : m_rows) {
        parts << withColon(row.title, row.badge);
        for (const Figure& figure : row.figures) {
            parts << figure.name + QStringLiteral(" ") + figure.value;
        }
    }
    setAccessibleDescription(listed(parts));
}

}  // namespace greyscope::widgets
