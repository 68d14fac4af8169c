#include "app/reading/reading_popup.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "widgets/common/names/name_delegate.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

namespace {

constexpr int kLeastListed = 280;
constexpr int kListedRows = 10;

}  // namespace

ReadingPopup::ReadingPopup(const QString& what, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_column(new QVBoxLayout(this)), m_list(new QListWidget) {
    setObjectName(QStringLiteral("readingPopup"));
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(what);
    m_list->setObjectName(QStringLiteral("readingColumns"));
    m_list->setAccessibleName(tr("%1: every column").arg(what));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new widgets::NameDelegate(m_list));
    m_list->setMinimumWidth(kLeastListed);
    m_column->setContentsMargins(8, 8, 8, 8);
    m_column->setSpacing(8);
    m_column->addWidget(m_list);
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { choose(m_list->row(item)); });
}

void ReadingPopup::setEntries(std::vector<Entry> entries, bool several) {
    m_entries = std::move(entries);
    m_list->clear();
    int current = 0;
    for (const Entry& entry : m_entries) {
        auto* item = new QListWidgetItem(entry.text, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        if (several) {
            item->setCheckState(entry.ticked ? Qt::Checked : Qt::Unchecked);
        }
        widgets::setTip(item, entry.tip);
        current = entry.ticked ? m_list->row(item) : current;
    }
    m_list->setCurrentRow(current);
    const int rows = std::min(m_list->count(), kListedRows);
    m_list->setFixedHeight(std::max(1, rows) * m_list->sizeHintForRow(0) + 4);
}

void ReadingPopup::takeCards(QWidget* cards) {
    m_column->insertWidget(0, cards);
    cards->show();
}

void ReadingPopup::openBelow(const QWidget& part) {
    adjustSize();
    const QRect room = part.screen()->availableGeometry();
    QPoint at = part.mapToGlobal(QPoint(0, part.height() + 2));
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
    at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(at);
    show();
    enterList();
}

void ReadingPopup::enterList() {
    m_list->setFocus(Qt::PopupFocusReason);
    m_list->scrollToItem(m_list->currentItem());
}

void ReadingPopup::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Escape:
            close();
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            choose(m_list->currentRow());
            break;
        default:
            QFrame::keyPressEvent(event);
    }
}

void ReadingPopup::choose(int row) {
    if (row >= 0 && static_cast<std::size_t>(row) < m_entries.size()) {
        const std::vector<std::string> columns = m_entries[static_cast<std::size_t>(row)].columns;
        close();
        emit chosen(columns);
    }
}

}  // namespace greyscope::app
