#include "app/pages/relations/ranking_bar.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include "widgets/common/plain_text.h"
#include "widgets/controls/search_line.h"

namespace greyscope::app {

namespace {

constexpr int kMostRows = 200;

QSpinBox* rowsBox(const QString& name, int value) {
    auto* box = new QSpinBox;
    box->setRange(0, kMostRows);
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

}  // namespace

RankingBar::RankingBar(QWidget* parent)
    : QWidget(parent),
      m_search(new QLineEdit),
      m_top(rowsBox(tr("Number of rows from the top"), widgets::RankingChoice().top)),
      m_bottom(rowsBox(tr("Number of rows from the bottom"), widgets::RankingChoice().bottom)),
      m_compared(new QCheckBox(tr("compared"))) {
    m_search->setObjectName(QStringLiteral("ranking.search"));
    m_search->setPlaceholderText(tr("Find a series"));
    m_search->setAccessibleName(tr("Find a series in the ranking"));
    widgets::makeSearchLine(*m_search);
    m_compared->setChecked(true);
    widgets::setTip(m_compared, tr("The first compared series, whatever their rank"));
    auto* finding = new QHBoxLayout;
    finding->setSpacing(6);
    finding->addWidget(m_search, 1);
    finding->addWidget(m_compared);
    auto* ends = new QHBoxLayout;
    ends->setSpacing(6);
    ends->addWidget(new widgets::PlainLabel(tr("top")));
    ends->addWidget(m_top);
    ends->addWidget(new widgets::PlainLabel(tr("bottom")));
    ends->addWidget(m_bottom);
    ends->addStretch();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 2, 8, 2);
    rows->setSpacing(4);
    rows->addLayout(finding);
    rows->addLayout(ends);
    connect(m_search, &QLineEdit::textChanged, this, &RankingBar::changed);
    connect(m_top, &QSpinBox::valueChanged, this, &RankingBar::changed);
    connect(m_bottom, &QSpinBox::valueChanged, this, &RankingBar::changed);
    connect(m_compared, &QCheckBox::toggled, this, &RankingBar::changed);
}

void RankingBar::focusTop() {
    m_top->setFocus();
    m_top->selectAll();
}

void RankingBar::focusBottom() {
    m_bottom->setFocus();
    m_bottom->selectAll();
}

widgets::RankingChoice RankingBar::choice() const {
    return {m_search->text(), m_top->value(), m_bottom->value(), m_compared->isChecked()};
}

}  // namespace greyscope::app
