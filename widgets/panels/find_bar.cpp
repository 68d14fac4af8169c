#include "widgets/panels/find_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

#include "widgets/common/plain_text.h"
#include "widgets/controls/search_line.h"

namespace greyscope::widgets {

FindBar::FindBar(QWidget* parent) : QWidget(parent), m_line(new QLineEdit), m_count(new PlainLabel) {
    hide();
    m_line->setPlaceholderText(tr("Factor, level or leaf"));
    m_line->setAccessibleName(tr("Find"));
    makeSearchLine(*m_line);
    m_line->setMaximumWidth(260);
    m_line->installEventFilter(this);
    m_count->setMinimumWidth(70);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 0, 10, 4);
    row->setSpacing(4);
    row->addWidget(m_line, 1);
    const auto addButton = [this, row](Qt::ArrowType arrow, const QString& tip, int step) {
        auto* button = new QToolButton;
        button->setArrowType(arrow);
        button->setAutoRaise(true);
        setTip(button, tip);
        button->setAccessibleName(tip);
        connect(button, &QToolButton::clicked, this, [this, step] { emit sought(m_line->text(), step); });
        row->addWidget(button);
    };
    addButton(Qt::UpArrow, tr("Previous (Shift+Enter)"), -1);
    addButton(Qt::DownArrow, tr("Next (Enter)"), 1);
    row->addWidget(m_count);
    row->addStretch(1);
    connect(m_line, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_count->clear();
        if (!text.isEmpty()) {
            emit sought(text, 0);
        }
    });
}

void FindBar::open() {
    show();
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void FindBar::showCount(std::size_t place, std::size_t count) {
    m_count->setText(count == 0 ? tr("not found") : tr("%1 of %2").arg(QString::number(place), QString::number(count)));
}

QString FindBar::countText() const {
    return m_count->text();
}

bool FindBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        emit sought(m_line->text(), key->modifiers() & Qt::ShiftModifier ? -1 : 1);
        return true;
    }
    if (key->key() == Qt::Key_Escape) {
        hide();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace greyscope::widgets
