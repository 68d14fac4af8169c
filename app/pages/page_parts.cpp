#include "app/pages/page_parts.h"

#include <QAbstractSpinBox>
#include <QButtonGroup>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "app/pages/binding.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Words;

using widgets::Theme;

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

class RuleLine final : public QWidget {
public:
    explicit RuleLine(bool vertical) {
        vertical ? setFixedWidth(1) : setFixedHeight(1);
        if (vertical) {
            setMinimumHeight(24);
        }
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override { QPainter(this).fillRect(rect(), Theme::of(palette()).line); }
};

widgets::PlainLabel* quietLabel(const QString& text, QWidget* buddy) {
    auto* label = new widgets::PlainLabel(text);
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

SliderWithSpin::SliderWithSpin(double low, double high, double step, int decimals, QWidget* parent)
    : QWidget(parent), m_slider(new QSlider(Qt::Horizontal)), m_spin(new QDoubleSpinBox), m_low(low), m_step(step) {
    m_slider->setRange(0, static_cast<int>(std::lround((high - low) / step)));
    m_slider->setMinimumWidth(70);
    m_spin->setRange(low, high);
    m_spin->setSingleStep(step);
    m_spin->setDecimals(decimals);
    m_spin->setKeyboardTracking(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_slider, 1);
    row->addWidget(m_spin);
    setFocusProxy(m_spin);
    setValue(low);
    connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
        const QSignalBlocker quiet(m_spin);
        m_spin->setValue(m_low + place * m_step);
        emit edited(m_spin->value());
    });
    connect(m_spin, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        setValue(value);
        emit edited(value);
    });
}

void SliderWithSpin::setName(const QString& name) {
    setAccessibleName(name);
    m_slider->setAccessibleName(name);
    m_spin->setAccessibleName(name);
}

double SliderWithSpin::value() const {
    return m_spin->value();
}

void SliderWithSpin::setValue(double value) {
    const QSignalBlocker quietSpin(m_spin);
    const QSignalBlocker quietSlider(m_slider);
    m_spin->setValue(value);
    m_slider->setValue(static_cast<int>(std::lround((value - m_low) / m_step)));
}

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

InspectorPanel::InspectorPanel(QWidget* parent) : QScrollArea(parent), m_column(nullptr) {
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 8);
    m_column->setSpacing(0);
    m_column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(232);
}

Section* InspectorPanel::addSection(const QString& title) {
    auto* section = new Section(title);
    addWidget(section);
    return section;
}

void InspectorPanel::addWidget(QWidget* widget) {
    m_column->insertWidget(m_column->count() - 1, widget);
}

ContextBar::ContextBar(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(12, 4, 12, 4);
    m_row->setSpacing(8);
    m_row->addStretch(1);
}

void ContextBar::addWord(const QString& word, bool droppable) {
    auto* label = new widgets::PlainLabel(word);
    m_row->insertWidget(m_row->count() - 1, label);
    if (droppable) {
        m_words.emplace_back(label, nullptr);
    }
}

void ContextBar::addControl(const QString& word, QWidget* control) {
    if (!word.isEmpty()) {
        addWord(word);
        m_words.back().second = control;
        if (control->accessibleName().isEmpty()) {
            control->setAccessibleName(word);
        }
        if (control->toolTip().isEmpty()) {
            widgets::setTip(control, word);
        }
    }
    m_row->insertWidget(m_row->count() - 1, control);
}

void ContextBar::setControlVisible(QWidget* control, bool visible) {
    control->setVisible(visible);
    showWords();
}

void ContextBar::addSeparator() {
    m_row->insertWidget(m_row->count() - 1, new RuleLine(true));
}

QSize ContextBar::minimumSizeHint() const {
    int width = m_row->contentsMargins().left() + m_row->contentsMargins().right();
    int height = 0;
    for (int i = 0; i < m_row->count(); ++i) {
        QWidget* widget = m_row->itemAt(i)->widget();
        if (widget != nullptr && !isWord(widget) && !widget->isHidden()) {
            width += widget->minimumSizeHint().width() + m_row->spacing();
            height = std::max(height, widget->minimumSizeHint().height());
        }
    }
    return {width, height + 8};
}

bool ContextBar::isWord(const QWidget* widget) const {
    return std::any_of(m_words.begin(), m_words.end(), [widget](const Word& word) { return word.first == widget; });
}

void ContextBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showWords();
}

void ContextBar::showWords() {
    const auto shown = [](const Word& word) { return word.second == nullptr || !word.second->isHidden(); };
    const auto ofNumber = [](const Word& word) { return qobject_cast<QAbstractSpinBox*>(word.second) != nullptr; };
    int controls = m_row->contentsMargins().left() + m_row->contentsMargins().right();
    for (int i = 0; i < m_row->count(); ++i) {
        QWidget* widget = m_row->itemAt(i)->widget();
        if (widget != nullptr && !isWord(widget) && !widget->isHidden()) {
            controls += widget->sizeHint().width() + m_row->spacing();
        }
    }
    int words = 0;
    int ofNumbers = 0;
    for (const Word& word : m_words) {
        const int room = shown(word) ? word.first->sizeHint().width() + m_row->spacing() : 0;
        words += room;
        ofNumbers += ofNumber(word) ? room : 0;
    }
    // A choice says what it is of more often than a number does, and can be made narrower.
    const bool all = width() >= controls + words;
    const bool numbers = all || width() >= minimumSizeHint().width() + ofNumbers;
    for (const Word& word : m_words) {
        word.first->setVisible(shown(word) && (all || (numbers && ofNumber(word))));
    }
}

Note::Note(QWidget* parent) : QFrame(parent), m_text(new widgets::PlainLabel) {
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(30, 8, 10, 8);
    row->addWidget(m_text);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    hide();
}

void Note::setNote(Kind kind, const QString& text) {
    m_kind = kind;
    m_text->setText(text);
    widgets::setError(m_text, kind == Kind::error);
    setVisible(!text.isEmpty());
    update();
}

void Note::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    const bool good = m_kind == Kind::good;
    const bool look = m_kind == Kind::look;
    const bool bad = m_kind == Kind::bad || m_kind == Kind::error;
    const QColor ink = good ? theme.good : (look ? theme.look : (bad ? theme.bad : theme.accent));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(good ? theme.goodOn : (look ? theme.lookOn : (bad ? theme.badOn : theme.infoOn)));
    painter.drawRoundedRect(rect(), 4, 4);
    const QPointF centre(16, 17);
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    if (good) {
        painter.drawEllipse(centre, 6, 6);
        painter.drawPolyline(
            QPolygonF({centre + QPointF(-3, 0), centre + QPointF(-1, 2.5), centre + QPointF(3, -2.5)}));
        return;
    }
    if (look || bad) {
        painter.drawPolygon(QPolygonF({centre + QPointF(0, -6), centre + QPointF(6.5, 6), centre + QPointF(-6.5, 6)}));
    } else {
        painter.drawEllipse(centre, 6.5, 6.5);
    }
    painter.drawLine(centre + QPointF(0, -1.5), centre + QPointF(0, 2));
    painter.drawPoint(centre + QPointF(0, look || bad ? 4.2 : -3.6));
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

void fillCombo(QComboBox* combo, const std::vector<std::pair<QString, QString>>& items, const QString& current) {
    const QSignalBlocker quiet(combo);
    combo->clear();
    std::size_t left = 0;
    for (const auto& [text, data] : items) {
        if (static_cast<std::size_t>(combo->count()) < kMostItems || data == current) {
            combo->addItem(widgets::visibleText(text), data);
        } else {
            ++left;
        }
    }
    combo->setCurrentIndex(combo->findData(current));
    if (left > 0) {
        combo->addItem(Words::tr("… and %n more", nullptr, widgets::counted(left)), QVariant());
        combo->setItemData(combo->count() - 1, 0, Qt::UserRole - 1);  // it is told, and cannot be chosen
    }
}

}  // namespace greyscope::app
