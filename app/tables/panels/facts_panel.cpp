#include "app/tables/panels/facts_panel.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include "widgets/common/plain_text.h"
#include "widgets/panels/view_frame.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/table/row_table.h"

namespace greyscope::app {

namespace {

QStandardItem* itemOf(const std::string& text) {
    const QString shown = widgets::visibleText(text);
    auto* item = new QStandardItem(shown);
    widgets::setTip(item, shown);
    item->setEditable(false);
    return item;
}

}  // namespace

FactsPanel::FactsPanel(QWidget* parent)
    : QWidget(parent), m_table(new widgets::RowTable), m_frame(new widgets::ViewFrame(m_table)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
    m_frame->setTitle(tr("Facts"), tr("Information about all rows of the file"));
    m_frame->setExplanation({tr("Version and parameters of the program that wrote the file, the host, and the time of "
                                "the run. Values that differ between rows are in columns."),
                             {},
                             {},
                             tr("Point at a value to read it in full.")});
    m_frame->setTools(false, false, false);
    m_table->setModel(&m_model);
    m_table->setObjectName(QStringLiteral("factsTable"));
    m_table->verticalHeader()->hide();
}

void FactsPanel::setFacts(const std::vector<data::TableFact>& facts) {
    m_model.clear();
    if (facts.empty()) {
        m_frame->showEmpty({tr("The file has no information besides its rows."), {}});
        return;
    }
    m_model.setHorizontalHeaderLabels({tr("Fact"), tr("Value")});
    for (const data::TableFact& fact : facts) {
        m_model.appendRow({itemOf(fact.name), itemOf(fact.value)});
    }
    for (const int c : {0, 1}) {
        m_model.horizontalHeaderItem(c)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->resizeColumnToContents(0);
    m_frame->showView();
}

}  // namespace greyscope::app
