#include "app/tables/column_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include "widgets/controls/search_line.h"
#include "widgets/present/words/role_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

ColumnBar::ColumnBar(QWidget* parent)
    : QWidget(parent),
      m_count(new widgets::PlainLabel),
      m_role(new QComboBox),
      m_unit(new QComboBox),
      m_others(new QPushButton(tr("All others: Ignore"))),
      m_search(new QLineEdit) {
    setObjectName(QStringLiteral("columnBar"));
    m_role->setAccessibleName(tr("Role of the selected columns"));
    m_role->setPlaceholderText(tr("role"));
    m_role->setMinimumContentsLength(10);
    m_unit->setAccessibleName(tr("Unit of the selected columns"));
    m_unit->setPlaceholderText(tr("unit"));
    m_unit->setMinimumContentsLength(6);
    m_unit->setObjectName(QStringLiteral("columnUnit"));
    widgets::setTip(m_unit, tr("Numbers are converted; numbers without a unit are assumed to have this unit"));
    m_search->setPlaceholderText(tr("Find a column"));
    m_search->setAccessibleName(tr("Find a column"));
    widgets::setTip(m_search, tr("Enter selects every column whose name contains this text"));
    widgets::addClearButton(*m_search);
    m_search->setMaximumWidth(180);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 12, 4);
    row->addWidget(m_count);
    row->addWidget(m_role);
    row->addWidget(m_unit);
    row->addWidget(m_others);
    row->addStretch(1);
    row->addWidget(m_search);
    connect(m_role, &QComboBox::activated, this,
            [this](int place) { emit roleChosen(m_roles[static_cast<std::size_t>(place)]); });
    connect(m_unit, &QComboBox::activated, this, [this](int place) { emit unitChosen(m_unit->itemText(place)); });
    connect(m_others, &QPushButton::clicked, this, &ColumnBar::othersIgnored);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) { emit sought(text, false); });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { emit sought(m_search->text(), true); });
    setChosen(0, {}, false, {});
}

void ColumnBar::setChosen(std::size_t columns, const std::vector<ColumnRole>& roles, bool wide,
                          const QStringList& units) {
    m_count->setText(columns == 0 ? tr("Click a name to select its column")
                                  : tr("%n columns selected", nullptr, widgets::counted(columns)));
    QStringList names;
    for (const ColumnRole role : roles) {
        names << widgets::roleText(role, wide);
    }
    if (m_roles != roles || m_role->count() != names.size() || (!names.isEmpty() && m_role->itemText(0) != names[0])) {
        m_roles = roles;
        m_role->clear();
        m_role->addItems(names);
    }
    m_role->setCurrentIndex(-1);
    m_unit->clear();
    m_unit->addItems(units);
    m_unit->setCurrentIndex(-1);
    m_unit->setVisible(columns > 0 && !units.isEmpty());
    m_role->setVisible(columns > 0 && !roles.empty());
    m_others->setVisible(columns > 0 && !roles.empty());
}

}  // namespace greyscope::app
