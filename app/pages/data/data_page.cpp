#include "app/pages/data/data_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSplitter>

#include <algorithm>
#include <array>

#include "app/pages/page_parts.h"
#include "app/tables/findings_panel.h"
#include "app/tables/report_panel.h"
#include "app/tables/row_of_line.h"
#include "app/tables/source_panel.h"
#include "app/tables/table_list.h"
#include "app/tables/table_stacking.h"
#include "app/tables/values_panel.h"
#include "core/data/column_name.h"
#include "widgets/common/plain_text.h"
#include "widgets/panels/view_deck.h"
#include "widgets/panels/view_frame.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

namespace {

constexpr int kLeastListWidth = 180;

/// Ways to settle several rows on one point, in the order of the combo box.
constexpr std::array kAggregations{data::Aggregation::none, data::Aggregation::mean, data::Aggregation::median,
                                   data::Aggregation::max};

}  // namespace

DataPage::DataPage(PageContext context, QWidget* parent)
    : Page(facts(), context, parent), m_change(new TableChange(context.store, context.catalog, this)) {
    build();
    buildContextBar();
    connectParts();
    connect(&context.store, &StudyStore::changed, this, [this](const Study& before, const Study& after) {
        if (!before.tables.empty() && after.tables.size() == before.tables.size() + 1) {
            choose(QString::fromStdString(after.tables.back().name));  // a table was added: show it
        }
    });
}

void DataPage::build() {
    m_list = new TableList;
    m_source = new SourcePanel;
    m_values = new ValuesPanel;
    m_findings = new FindingsPanel;
    m_report = new ReportPanel;
    const auto pair = [](QWidget* left, const QString& leftName, QWidget* right, const QString& rightName) {
        return new widgets::ViewDeck({{{{{leftName, left}}, {{rightName, right}}}, {38, 62}}});
    };
    m_views =
        widgets::splitterOf(Qt::Vertical,
                            {pair(m_source, tr("Source"), m_values, tr("Values")),
                             pair(m_findings, tr("Before you chart it"), m_report, tr("What happened to the lines"))},
                            {69, 31});
    m_list->setMinimumWidth(kLeastListWidth);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(widgets::splitterOf(Qt::Horizontal, {m_list, m_views}, {16, 84}));
}

void DataPage::buildContextBar() {
    m_bar = new ContextBar;
    m_tableCombo = new QComboBox;
    m_tableCombo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_layout = new Segmented({tr("Long table"), tr("Wide table")});
    m_metric = new QComboBox;
    m_metric->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_aggregation = new QComboBox;
    m_aggregation->addItems({tr("refuse"), tr("mean"), tr("median"), tr("maximum")});
    widgets::setTip(m_aggregation, tr("What to do where several rows fall on one point of one series"));
    m_bar->addControl(tr("Table"), m_tableCombo);
    m_bar->addControl(tr("Layout"), m_layout);
    m_bar->addSeparator();
    m_bar->addControl(tr("Metric"), m_metric);
    m_bar->addControl(tr("Several rows on one point"), m_aggregation);
}

QWidget* DataPage::contextBar() {
    return m_bar;
}

void DataPage::connectParts() {
    connect(m_list, &TableList::tableChosen, this, &DataPage::choose);
    connect(m_list, &TableList::removeRequested, this, &DataPage::remove);
    if (TableStacking* stacking = m_context.stacking) {
        connect(m_list, &TableList::stackRequested, stacking,
                [this, stacking](const std::vector<std::string>& names) { stacking->stack(names, study().selection); });
        connect(m_list, &TableList::takeApartRequested, stacking,
                [stacking](const QString& name) { stacking->takeApart(name.toStdString()); });
        connect(m_list, &TableList::partRenamed, stacking,
                [stacking](const QString& table, int part, const QString& name) {
                    stacking->renamePart(table.toStdString(), static_cast<std::size_t>(part), name.toStdString());
                });
    }
    connect(m_tableCombo, &QComboBox::activated, this,
            [this](int index) { choose(m_tableCombo->itemData(index).toString()); });
    connect(m_layout, &Segmented::chosen, this, [this](int index) {
        change(index == 1 ? tr("Read as a wide table") : tr("Read as a long table"),
               [index](StudyTable& table, base::Progress& progress) { setWide(table, index == 1, progress); });
    });
    connect(m_metric, &QComboBox::activated, this, [this](int index) {
        const std::string metric = m_metric->itemData(index).toString().toStdString();
        change(tr("Metric %1").arg(m_metric->itemText(index)),
               [metric](StudyTable& table, base::Progress& /*progress*/) { table.metric = metric; });
    });
    connect(m_aggregation, &QComboBox::activated, this, [this](int index) {
        change(tr("Rows on one point: %1").arg(m_aggregation->itemText(index)),
               [index](StudyTable& table, base::Progress& /*progress*/) {
                   table.aggregation = kAggregations[static_cast<std::size_t>(index)];
               });
    });
    connect(m_values, &ValuesPanel::roleChosen, this, [this](const QString& column, ColumnRole role) {
        change(tr("Role of %1").arg(column), [column, role](StudyTable& table, base::Progress& /*progress*/) {
            setRole(table, column.toStdString(), role);
        });
    });
    connect(m_change, &TableChange::progress, m_values->frame(), &widgets::ViewFrame::showBusy);
    connect(m_change, &TableChange::ended, m_values->frame(), &widgets::ViewFrame::showView);
    connect(m_values->frame(), &widgets::ViewFrame::cancelRequested, m_change, &TableChange::cancel);
    connect(m_source, &SourcePanel::reloadRequested, this, [this] {
        if (const StudyTable* table = shownTable()) {
            emit reloadRequested(QString::fromStdString(table->name));
        }
    });
    if (m_context.sources) {
        connect(m_context.sources, &SourceWatch::changed, m_source, &SourcePanel::lookAgain);
    }

    const auto lineOf = [this](int row) {
        const StudyTable* table = shownTable();
        return row < 0 || !table ? std::size_t{0} : table->dataset->lineOf(static_cast<std::size_t>(row));
    };
    const auto rowOf = [this](std::size_t line) {
        const StudyTable* table = shownTable();
        const auto row = table ? rowOfLine(*table->dataset, line) : std::nullopt;
        return row ? static_cast<int>(*row) : -1;
    };
    const auto hover = [this](std::size_t line, int row) {
        m_source->setLit(line);
        m_values->setLit(row);
    };
    connect(m_values, &ValuesPanel::rowHovered, this, [=](int row) { hover(lineOf(row), row); });
    connect(m_source, &SourcePanel::lineHovered, this, [=](std::size_t line) { hover(line, rowOf(line)); });
    connect(m_values, &ValuesPanel::rowChosen, this, [=, this](int row) { m_source->showLine(lineOf(row)); });
    connect(m_source, &SourcePanel::lineChosen, this, [=, this](std::size_t line) { m_values->showRow(rowOf(line)); });
    connect(m_report, &ReportPanel::lineChosen, this, [=, this](std::size_t line) {
        m_source->showLine(line);
        m_values->showRow(rowOf(line));
    });
}

const StudyTable* DataPage::shownTable() const {
    const StudyTable* own = study().table(m_tableName);
    return own ? own : study().activeTable();
}

void DataPage::choose(const QString& table) {
    m_tableName = table.toStdString();
    followWhenSeen();
}

void DataPage::addPlace(QVariantMap& place) const {
    place.insert(QStringLiteral("table"), QString::fromStdString(m_tableName));
}

void DataPage::takePlace(const QVariantMap& place) {
    choose(place.value(QStringLiteral("table")).toString());
}

void DataPage::remove(const QString& table) {
    const std::string name = table.toStdString();
    m_context.store.edit(tr("Remove table %1").arg(table), [&](Study& study) {
        auto& tables = study.tables;
        tables.erase(std::remove_if(tables.begin(), tables.end(), [&](const auto& t) { return t.name == name; }),
                     tables.end());
        if (study.selection.reference.table == name) {
            study.selection = {};
        }
    });
}

void DataPage::change(const QString& what, const TableChange::Edit& edit) {
    if (const StudyTable* table = shownTable()) {
        m_change->start(what, table->name, edit);
        refreshContextBar(*table);  // shows what is, until the study says otherwise
    }
}

void DataPage::follow() {
    const StudyTable* table = shownTable();
    const std::string name = table ? table->name : std::string();
    if (m_followed == std::pair(name, study().tables)) {
        return;  // keeps places and findings while series are chosen
    }
    m_followed = {name, study().tables};
    m_list->setTables(study().tables, name);
    m_views->setVisible(table);
    m_bar->setEnabled(table);
    if (!table) {
        m_source->clear();
        m_values->clear();
        m_findings->clear();
        return;
    }
    refreshContextBar(*table);
    m_source->setTable(*table);
    m_values->setTable(*table);
    m_report->setReport(table->report.get(), table->asRead()->columns().size());
    std::vector<SeriesEntry> entries;
    std::copy_if(m_context.catalog.entries().begin(), m_context.catalog.entries().end(), std::back_inserter(entries),
                 [&](const SeriesEntry& entry) { return entry.id.table == table->name; });
    m_findings->setTable(*table, entries);
}

void DataPage::refreshContextBar(const StudyTable& table) {
    std::vector<std::pair<QString, QString>> tables;
    for (const StudyTable& each : study().tables) {
        const QString name = QString::fromStdString(each.name);
        tables.emplace_back(name, name);
    }
    fillCombo(m_tableCombo, tables, QString::fromStdString(table.name));
    m_layout->setCurrent(table.wide ? 1 : 0);
    std::vector<std::pair<QString, QString>> metrics;
    for (const std::string& metric : table.wide ? std::vector<std::string>() : table.roles.metrics) {
        metrics.emplace_back(QString::fromStdString(data::displayName(metric)), QString::fromStdString(metric));
    }
    fillCombo(m_metric, metrics, QString::fromStdString(table.metric));
    m_metric->setEnabled(!metrics.empty());
    const auto chosen = std::find(kAggregations.begin(), kAggregations.end(), table.aggregation);
    m_aggregation->setCurrentIndex(static_cast<int>(chosen - kAggregations.begin()));
}

}  // namespace greyscope::app
