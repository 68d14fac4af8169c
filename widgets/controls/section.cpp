#include "widgets/controls/section.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/controls/rule_line.h"
#include "widgets/controls/slider_with_spin.h"

namespace greyscope::widgets {

namespace {

constexpr int kLeastColumn = 232;
constexpr int kMostColumnInLines = 24;  // a column is never wider than so many times the height of its type

/// The heading of a section: a chevron and a bold title.
class FoldButton final : public QAbstractButton {
public:
    explicit FoldButton(const QString& title) {
        setText(title);
        setCheckable(true);
        setChecked(true);
        setFocusPolicy(Qt::TabFocus);
        QFont bold = font();
        bold.setBold(true);
        setFont(bold);
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {fontMetrics().horizontalAdvance(text()) + 24, fontMetrics().height() + 8};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Theme& theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.text2, 1.4));
        const QPointF middle(5, height() / 2.0);
        const QPointF arms[] = {{-3.0, -1.5}, {0.0, 1.5}, {3.0, -1.5}};
        QPolygonF chevron;
        for (const QPointF& arm : arms) {
            chevron << (isChecked() ? middle + arm : middle + QPointF(arm.y(), arm.x()));
        }
        painter.drawPolyline(chevron);
        painter.setPen(theme.text);
        painter.drawText(rect().adjusted(16, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
        if (hasFocus()) {
            painter.setPen(QPen(theme.accent, 1.0, Qt::DotLine));
            painter.drawRect(rect().adjusted(0, 0, -1, -1));
        }
    }
};

PlainLabel* quietLabel(const QString& text, QWidget* buddy) {
    auto* label = new PlainLabel(text);
    label->setBuddy(buddy);
    label->setForegroundRole(QPalette::WindowText);
    if (!buddy->accessibleName().isEmpty()) {
        return label;
    }
    if (auto* both = qobject_cast<SliderWithSpin*>(buddy)) {
        both->setName(text);
    } else {
        buddy->setAccessibleName(text);
    }
    return label;
}

}  // namespace

Section::Section(const QString& title, QWidget* parent)
    : QWidget(parent), m_heading(new FoldButton(title)), m_body(new QWidget), m_rows(new QVBoxLayout(m_body)) {
    m_rows->setContentsMargins(0, 2, 0, 6);
    m_rows->setSpacing(6);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 0);
    column->setSpacing(4);
    column->addWidget(m_heading);
    column->addWidget(m_body);
    column->addWidget(new RuleLine(false));
    connect(m_heading, &QAbstractButton::toggled, m_body, &QWidget::setVisible);
}

void Section::addRow(const QString& label, QWidget* control) {
    addWidget(labelled(label, control));
}

void Section::addWidget(QWidget* widget) {
    m_rows->addWidget(widget);
}

void Section::setFolded(bool folded) {
    m_heading->setChecked(!folded);
}

ScrolledColumn::ScrolledColumn(QWidget* parent) : QScrollArea(parent), m_column(new QVBoxLayout) {
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    content->setLayout(m_column);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize ScrolledColumn::minimumSizeHint() const {
    const int content = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    const int most = std::max(kLeastColumn, kMostColumnInLines * fontMetrics().height());
    return {std::clamp(content, kLeastColumn, most), QScrollArea::minimumSizeHint().height()};
}

bool ScrolledColumn::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

InspectorPanel::InspectorPanel(QWidget* parent) : ScrolledColumn(parent) {
    column()->setContentsMargins(0, 0, 0, 8);
    column()->setSpacing(0);
    column()->addStretch(1);
}

Section* InspectorPanel::addSection(const QString& title) {
    auto* section = new Section(title);
    setFocusPolicy(Qt::NoFocus);  // its headings take the keyboard, and show that they have it
    addWidget(section);
    return section;
}

void InspectorPanel::addWidget(QWidget* widget) {
    column()->insertWidget(column()->count() - 1, widget);
}

QWidget* labelled(const QString& text, QWidget* control) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(quietLabel(text, control), 1);
    row->addWidget(control);
    return box;
}

}  // namespace greyscope::widgets
