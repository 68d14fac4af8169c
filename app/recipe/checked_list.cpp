#include "app/recipe/checked_list.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>

#include "widgets/common/plain_text.h"
#include "widgets/controls/no_match.h"
#include "widgets/controls/search_line.h"
#include "widgets/controls/tick_list.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kSearchedFrom = 9;
constexpr int kRowsShown = 6;

}  // namespace

CheckedList::CheckedList(const QString& what, QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit), m_list(new widgets::TickList(what)), m_buttons(new QWidget) {
    m_search->setPlaceholderText(tr("Find"));
    m_search->setAccessibleName(tr("Search in: %1").arg(what));
    widgets::addClearButton(*m_search);
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(m_search, 1);
    for (const bool check : {true, false}) {
        auto* button = new QToolButton;
        button->setText(check ? tr("All") : tr("None"));
        widgets::setTip(button, check ? tr("Select all listed items") : tr("Clear all listed items"));
        connect(button, &QToolButton::clicked, this, [this, check] { m_list->tickShown(check); });
        buttons->addWidget(button);
    }
    m_buttons->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_buttons);
    column->addWidget(m_list);
    connect(m_search, &QLineEdit::textChanged, this, &CheckedList::find);
    new widgets::NoMatch(*m_list, *m_search);
    connect(m_list, &widgets::TickList::edited, this, &CheckedList::edited);
}

void CheckedList::setItems(const std::vector<Item>& items, const std::vector<std::string>& checked) {
    const std::set<std::string> wanted(checked.begin(), checked.end());
    std::vector<widgets::TickList::Entry> entries;
    for (const Item& item : items) {
        const QString name = item.name.empty() ? tr("(empty)") : widgets::visibleText(item.name);
        entries.push_back({item.name, item.more.isEmpty() ? name : name + QStringLiteral("   ") + item.more,
                           wanted.contains(item.name)});
    }
    m_list->setEntries(entries);
    m_list->fitRows(2, kRowsShown);
    m_buttons->setVisible(items.size() >= kSearchedFrom);
    find(m_search->text());
}

std::vector<std::string> CheckedList::checked() const {
    return m_list->ticked();
}

void CheckedList::find(const QString& text) {
    for (int row = 0; row < m_list->count(); ++row) {
        m_list->item(row)->setHidden(!m_list->item(row)->text().contains(text, Qt::CaseInsensitive));
    }
}

}  // namespace greyscope::app
