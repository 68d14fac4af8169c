#include "widgets/panels/accuracy_panel.h"

#include <QPainter>

#include "widgets/common/style.h"
#include "widgets/present/joined_words.h"
#include "widgets/present/words.h"

namespace greyscope::widgets {

namespace {

constexpr int kPanelMargin = 12;
constexpr int kPanelPad = 8;
constexpr double kNumberPt = 12.0;

}  // namespace

AccuracyPanel::AccuracyPanel(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    describe();
}

void AccuracyPanel::setCard(const AccuracyCard& card) {
    m_card = card;
    describe();
    updateGeometry();
    update();
}

std::vector<AccuracyPanel::Row> AccuracyPanel::rows() const {
    const QString inSample = tr("In sample");
    std::vector<Row> rows{Row{
        inSample,
        inSample,
        m_card.grade,
        m_card.goodGrade,
        {{tr("C = S₂/S₁"), m_card.varianceRatio}, {tr("P"), m_card.smallErrorShare}, {tr("MAPE"), m_card.fitError}}}};
    if (m_card.heldOutTitle.isEmpty()) {
        rows.push_back({tr("Held out"), tr("Held out"), tr("nothing"), false, {}});
        return rows;
    }
    Row held{m_card.heldOutTitle, tr("Held out"), m_card.comparison, !m_card.worse, {}};
    for (const auto& [name, value] : m_card.points) {
        held.figures.push_back({name, value});
    }
    held.figures.push_back({tr("MAPE"), m_card.heldOutError, m_card.worse});
    rows.push_back(std::move(held));
    return rows;
}

int AccuracyPanel::rowHeight() const {
    const Style style = Style::screen(Theme::of(palette()));
    const QFontMetrics small(style.text());
    const QFontMetrics large(style.font(kNumberPt, true));
    return small.height() * 2 + large.height() + 2 * kPanelPad + 8;
}

QSize AccuracyPanel::sizeHint() const {
    const Style style = Style::screen(Theme::of(palette()));
    const int empty = m_card.heldOutTitle.isEmpty() ? QFontMetrics(style.text()).height() + 2 * kPanelPad : rowHeight();
    return {220, rowHeight() + empty + kPanelMargin};
}

void AccuracyPanel::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(kPanelMargin + 0.5, 4.5, -kPanelMargin - 0.5, -7.5);
    painter.setPen(theme.line);
    painter.setBrush(theme.alternate);
    painter.drawRoundedRect(card, 4, 4);
    double top = card.top();
    bool first = true;
    for (const Row& row : rows()) {
        const double height = row.figures.empty() ? card.bottom() - top : rowHeight();
        if (!first) {
            painter.setPen(theme.line);
            painter.drawLine(QPointF(card.left(), top), QPointF(card.right(), top));
        }
        paintRow(painter,
                 QRectF(card.left() + kPanelPad, top + kPanelPad, card.width() - 2 * kPanelPad, height - 2 * kPanelPad),
                 row);
        top += height;
        first = false;
    }
}

void AccuracyPanel::paintRow(QPainter& painter, const QRectF& box, const Row& row) const {
    const Theme& theme = Theme::of(palette());
    const Style style = Style::screen(theme);
    const double line = QFontMetricsF(style.text()).height();
    double room = box.width();
    if (!row.badge.isEmpty()) {
        painter.setFont(style.text());
        const double width = QFontMetricsF(style.text()).horizontalAdvance(row.badge) + 12;
        const QRectF badge(box.right() - width, box.top() - 1, width, line + 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(row.good ? theme.goodOn : theme.badOn);
        painter.drawRoundedRect(badge, 3, 3);
        painter.setPen(row.good ? theme.good : theme.bad);
        painter.drawText(badge, Qt::AlignCenter, row.badge);
        room -= width + 6;
    }
    painter.setFont(style.text(true));
    painter.setPen(theme.text);
    const bool fits = QFontMetricsF(painter.font()).horizontalAdvance(row.title) <= room;
    painter.drawText(QRectF(box.left(), box.top(), room, line), Qt::AlignLeft | Qt::AlignVCenter,
                     fits ? row.title : row.shortTitle);
    const double width = box.width() / static_cast<double>(std::max<std::size_t>(row.figures.size(), 1));
    for (std::size_t i = 0; i < row.figures.size(); ++i) {
        const Figure& figure = row.figures[i];
        const QRectF cell(box.left() + static_cast<double>(i) * width, box.top() + line + 6, width, box.height());
        painter.setFont(style.text());
        painter.setPen(theme.text2);
        painter.drawText(cell, Qt::AlignLeft | Qt::AlignTop, figure.name);
        painter.setFont(style.font(row.figures.size() > 3 ? style.textPt : kNumberPt, true));
        painter.setPen(figure.bad ? theme.bad : theme.text);
        painter.drawText(cell.adjusted(0, line + 1, 0, 0), Qt::AlignLeft | Qt::AlignTop, figure.value);
    }
}

void AccuracyPanel::describe() {
    QStringList parts;
    for (const Row& row : rows()) {
        parts << withColon(row.title, row.badge);
        for (const Figure& figure : row.figures) {
            parts << figure.name + QStringLiteral(" ") + figure.value;
        }
    }
    setAccessibleName(tr("Accuracy"));
    setAccessibleDescription(listed(parts));
}

}  // namespace greyscope::widgets

#include "moc_accuracy_panel.cpp"
