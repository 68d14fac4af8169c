#include "widgets/controls/context_bar.h"

#include <QAbstractSpinBox>
#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

#include "widgets/controls/rule_line.h"

namespace greyscope::widgets {

ContextBar::ContextBar(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(12, 4, 12, 4);
    m_row->setSpacing(8);
    m_row->addStretch(1);
}

void ContextBar::addWord(const QString& word, bool droppable) {
    auto* label = new PlainLabel(word);
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
            setTip(control, word);
        }
    }
    m_row->insertWidget(m_row->count() - 1, control);
}

void ContextBar::setControlWord(QWidget* control, const QString& word) {
    const auto own =
        std::find_if(m_words.begin(), m_words.end(), [&](const Word& each) { return each.second == control; });
    if (own != m_words.end()) {
        own->first->setText(word);
        control->setAccessibleName(word);
        setTip(control, word);
    }
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

bool ContextBar::event(QEvent* event) {
    const bool known = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) {  // a control became wider, or narrower
        showWords();
    }
    return known;
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

}  // namespace greyscope::widgets

#include "moc_context_bar.cpp"
