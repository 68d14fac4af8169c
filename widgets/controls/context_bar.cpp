#include "widgets/controls/context_bar.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

#include <algorithm>

#include "widgets/common/flow_layout.h"
#include "widgets/controls/rule_line.h"

namespace greyscope::widgets {

ContextBar::ContextBar(QWidget* parent) : QWidget(parent), m_row(new FlowLayout(8, this, FlowLayout::Fit::squeezed)) {
    m_row->setContentsMargins(12, 4, 12, 4);
}

void ContextBar::addWord(const QString& word, bool droppable) {
    auto* label = new PlainLabel(word);
    m_row->addWidget(label);
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
    // The width at the first show does not fit the choices of another table.
    if (auto* combo = qobject_cast<QComboBox*>(control);
        combo != nullptr && combo->sizeAdjustPolicy() == QComboBox::AdjustToContentsOnFirstShow) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    }
    m_row->addWidget(control);
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
    m_row->addWidget(new RuleLine(true));
}

const ContextBar::Word* ContextBar::wordAt(const QWidget* widget) const {
    const auto at =
        std::find_if(m_words.begin(), m_words.end(), [widget](const Word& word) { return word.first == widget; });
    return at == m_words.end() ? nullptr : &*at;
}

bool ContextBar::event(QEvent* event) {
    const bool known = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) {  // a control became wider or narrower
        showWords();
    }
    return known;
}

void ContextBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showWords();
}

int ContextBar::lines(bool squeezed, const std::function<bool(const Word&)>& shows) const {
    std::vector<int> widths;
    int words = 0;  // width of the words before the next control
    for (int i = 0; i < m_row->count(); ++i) {
        const QLayoutItem& item = *m_row->itemAt(i);
        const Word* word = wordAt(item.widget());
        const bool isWord = qobject_cast<const PlainLabel*>(item.widget()) != nullptr;
        if (word != nullptr ? !shows(*word) : item.widget()->isHidden()) {
            continue;
        }
        const int width = (word != nullptr ? item.widget()->sizeHint()
                           : squeezed      ? item.minimumSize()
                                           : item.sizeHint())
                              .width();
        if (isWord) {
            words += width + m_row->spacing();
        } else {
            widths.push_back(std::exchange(words, 0) + width);
        }
    }
    if (words > 0) {
        widths.push_back(words - m_row->spacing());
    }
    // A control wider than the bar takes a line by itself, without words.
    const int room = m_row->contentsRect().width();
    const bool tooWide = std::any_of(widths.begin(), widths.end(), [room](int width) { return width > room; });
    return linesOf(widths, m_row->spacing(), room) + (tooWide ? 1 : 0);
}

void ContextBar::showWords() {
    const auto shown = [](const Word& word) { return word.second == nullptr || !word.second->isHidden(); };
    // A choice usually explains itself better than a number, and can be narrowed.
    const auto ofNumber = [&shown](const Word& word) {
        return shown(word) && qobject_cast<QAbstractSpinBox*>(word.second) != nullptr;
    };
    const int least = lines(true, [](const Word& /*word*/) { return false; });
    const bool all = lines(false, shown) <= least;
    const bool numbers = all || lines(true, ofNumber) <= least;
    for (const Word& word : m_words) {
        word.first->setVisible(all ? shown(word) : numbers && ofNumber(word));
    }
}

}  // namespace greyscope::widgets
