#include "widgets/controls/section.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/controls/name_combo.h"
#include "widgets/controls/rule_line.h"
#include "widgets/controls/slider_with_spin.h"

namespace greyscope::widgets {

namespace {

constexpr int kLeastColumn = 232;
constexpr int kMostColumnInLines = 24;  // a column is at most this many text heights wide

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

/// A label before its control, or above it if both do not fit side by side with the longest text of the control.
class LabelledRow final : public QWidget {
public:
    LabelledRow(QWidget* label, QWidget* control) : m_label(label), m_control(control) {
        m_label->setParent(this);
        m_control->setParent(this);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {m_label->sizeHint().width() + kGap + m_control->sizeHint().width(), beside()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        const QSize control = m_control->minimumSizeHint().expandedTo(m_control->minimumSize());
        return {m_label->minimumSizeHint().width() + kGap + control.width(), beside()};
    }
    [[nodiscard]] int heightForWidth(int width) const override {
        return isStacked(width) ? m_label->sizeHint().height() + kLineGap + m_control->sizeHint().height() : beside();
    }

protected:
    void resizeEvent(QResizeEvent* /*event*/) override { place(); }
    bool event(QEvent* event) override {
        // A hidden control does not signal a change of its texts.
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
            updateGeometry();
            place();
        }
        return QWidget::event(event);
    }

private:
    static constexpr int kGap = 8;
    static constexpr int kLineGap = 2;

    [[nodiscard]] int beside() const { return std::max(m_label->sizeHint().height(), m_control->sizeHint().height()); }
    /// Names may have any length and are shortened; words of the program are not.
    [[nodiscard]] int wantedWidth() const {
        m_control->ensurePolished();
        const auto* combo = qobject_cast<const ElidedCombo*>(m_control);
        const bool words = combo != nullptr && qobject_cast<const NameCombo*>(combo) == nullptr;
        return words ? std::max(combo->wholeWidth(), combo->sizeHint().width()) : m_control->sizeHint().width();
    }
    [[nodiscard]] bool isStacked(int width) const { return m_label->sizeHint().width() + kGap + wantedWidth() > width; }
    void place() {
        const QSize label = m_label->sizeHint();
        const QSize control = m_control->sizeHint();
        if (isStacked(width())) {
            const bool grows = qobject_cast<QComboBox*>(m_control) != nullptr;
            const int most = grows ? width() : std::min(width(), control.width());
            m_label->setGeometry({0, 0, width(), label.height()});
            m_control->setGeometry({0, label.height() + kLineGap, most, control.height()});
            return;
        }
        m_control->setGeometry(
            {width() - wantedWidth(), (height() - control.height()) / 2, wantedWidth(), control.height()});
        m_label->setGeometry({0, (height() - label.height()) / 2, width() - wantedWidth() - kGap, label.height()});
    }

    QWidget* m_label;
    QWidget* m_control;
};

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
    setFocusPolicy(Qt::NoFocus);  // the headings get the keyboard focus instead, and show it
    addWidget(section);
    return section;
}

void InspectorPanel::addWidget(QWidget* widget) {
    column()->insertWidget(column()->count() - 1, widget);
}

QWidget* labelled(const QString& text, QWidget* control) {
    return new LabelledRow(quietLabel(text, control), control);
}

}  // namespace greyscope::widgets
