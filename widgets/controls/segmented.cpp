#include "widgets/controls/segmented.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

namespace {

/// One of the buttons of a Segmented; its neighbours share their borders.
class SegmentButton final : public QAbstractButton {
public:
    SegmentButton(const QString& text, bool first, bool last) : m_first(first), m_last(last) {
        setText(text);
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override {
        const QFontMetrics metrics(boldFont());
        return {metrics.horizontalAdvance(text()) + 22, std::max(28, metrics.height() + 10)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        const QFontMetrics metrics(boldFont());
        return {metrics.horizontalAdvance(text()) + 10, sizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Theme& theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(rect()).adjusted(m_first ? 0.5 : -0.5, 0.5, -0.5, -0.5);
        const QColor fill = isChecked() ? theme.accent : (underMouse() ? theme.alternate : theme.field);
        painter.setPen(isChecked() ? theme.accent : theme.strongLine);
        painter.setBrush(fill);
        painter.drawPath(outline(box));
        painter.setPen(!isEnabled() ? theme.text3 : (isChecked() ? theme.onAccent : theme.text));
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus()) {
            painter.setPen(QPen(isChecked() ? theme.onAccent : theme.accent, 1.0, Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box.adjusted(3, 3, -3, -3));
        }
    }
    void enterEvent(QEnterEvent* /*event*/) override { update(); }
    void leaveEvent(QEvent* /*event*/) override { update(); }

private:
    [[nodiscard]] QFont boldFont() const {
        QFont bold = font();
        bold.setBold(true);
        return bold;
    }
    [[nodiscard]] QPainterPath outline(const QRectF& box) const {
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        path.addRoundedRect(box, 4, 4);
        if (!m_first) {
            path.addRect(QRectF(box.topLeft(), QSizeF(6, box.height())));
        }
        if (!m_last) {
            path.addRect(QRectF(box.right() - 6, box.top(), 6, box.height()));
        }
        return path.simplified();
    }

    bool m_first;
    bool m_last;
};

}  // namespace

Segmented::Segmented(const std::vector<QString>& labels, QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        auto* button = new SegmentButton(labels[i], i == 0, i + 1 == labels.size());
        m_group->addButton(button, static_cast<int>(i));
        row->addWidget(button);
    }
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, &Segmented::chosen);
}

int Segmented::current() const {
    return m_group->checkedId();
}

void Segmented::setCurrent(int index) {
    if (auto* target = m_group->button(index)) {
        target->setChecked(true);
    }
}

QAbstractButton* Segmented::button(int index) const {
    return m_group->button(index);
}

}  // namespace greyscope::widgets
