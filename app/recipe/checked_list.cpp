#include "app/recipe/checked_list.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/common/plain_text.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kSearchedFrom = 9;
constexpr int kRowsShown = 6;

}  // namespace

CheckedList::CheckedList(const QString& what, QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit), m_list(new QListWidget), m_buttons(new QWidget) {
    m_search->setPlaceholderText(tr("Find"));
    m_search->setAccessibleName(tr("Find among: %1").arg(what));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(what);
    m_list->setUniformItemSizes(true);
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(m_search, 1);
    for (const bool check : {true, false}) {
        auto* button = new QToolButton;
        button->setText(check ? tr("All") : tr("None"));
        widgets::setTip(button, check ? tr("Choose all that are listed") : tr("Choose none of those that are listed"));
        connect(button, &QToolButton::clicked, this, [this, check] { checkShown(check); });
        buttons->addWidget(button);
    }
    m_buttons->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_buttons);
    column->addWidget(m_list);
    connect(m_search, &QLineEdit::textChanged, this, &CheckedList::find);
    connect(m_list, &QListWidget::itemChanged, this, &CheckedList::edited);
}

void CheckedList::setItems(const std::vector<Item>& items, const std::vector<std::string>& checked) {
    const QSignalBlocker quiet(m_list);
    if (m_items != items) {
        m_items = items;
        m_list->clear();
        QStringList texts;
        for (const Item& item : items) {
            const QString name = item.name.empty() ? tr("(empty)") : widgets::visibleText(item.name);
            texts << (item.more.isEmpty() ? name : name + QStringLiteral("   ") + item.more);
        }
        m_list->addItems(texts);
        for (int row = 0; row < m_list->count(); ++row) {
            m_list->item(row)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        }
        m_buttons->setVisible(items.size() >= kSearchedFrom);
        const int rows = std::clamp(m_list->count(), 2, kRowsShown);
        m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), fontMetrics().height() + 4) + 6);
        find(m_search->text());
    }
    const std::set<std::string> wanted(checked.begin(), checked.end());
    for (int row = 0; row < m_list->count(); ++row) {
        m_list->item(row)->setCheckState(wanted.contains(m_items[static_cast<std::size_t>(row)].name) ? Qt::Checked
                                                                                                      : Qt::Unchecked);
    }
}

std::vector<std::string> CheckedList::checked() const {
    std::vector<std::string> names;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked) {
            names.push_back(m_items[static_cast<std::size_t>(row)].name);
        }
    }
    return names;
}

void CheckedList::checkShown(bool check) {
    {
        const QSignalBlocker quiet(m_list);
        for (int row = 0; row < m_list->count(); ++row) {
            if (!m_list->item(row)->isHidden()) {
                m_list->item(row)->setCheckState(check ? Qt::Checked : Qt::Unchecked);
            }
        }
    }
    m_list->viewport()->update();
    emit edited();
}

void CheckedList::find(const QString& text) {
    for (int row = 0; row < m_list->count(); ++row) {
        m_list->item(row)->setHidden(!m_list->item(row)->text().contains(text, Qt::CaseInsensitive));
    }
}

}  // namespace greyscope::app
