#include "app/database/query_form.h"

#include <QCheckBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/database/column_uses.h"
#include "core/base/contains.h"
#include "core/data/recipe/recipe_text.h"
#include "widgets/common/flow_layout.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/aggregation_words.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

/// Returns the usual statistics first; percentiles are typed.
std::vector<data::Aggregation> offered() {
    std::vector<data::Aggregation> all = usualStatistics();
    std::copy_if(data::kAggregations.begin(), data::kAggregations.end(), std::back_inserter(all),
                 [](const data::Aggregation& each) { return !base::contains(usualStatistics(), each); });
    return all;
}

}  // namespace

QueryForm::QueryForm(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    buildSource();
    m_columns = new ColumnUses;
    column->addWidget(m_columns, 1);
    column->addWidget(buildRows());
    connect(m_columns, &ColumnUses::edited, this, [this] {
        showStatistics();
        emit edited();
    });
    showStatistics();
}

QWidget* QueryForm::source() const {
    return m_source;
}

void QueryForm::buildSource() {
    m_source = new QTabWidget;
    m_tables = new QListWidget;
    m_tables->setObjectName(QStringLiteral("databaseTables"));
    m_tables->setAccessibleName(tr("Tables of the database"));
    m_source->addTab(m_tables, tr("&Tables"));
    m_sql = new QPlainTextEdit;
    m_sql->setObjectName(QStringLiteral("databaseSql"));
    m_sql->setAccessibleName(tr("Custom query"));
    m_sql->setPlaceholderText(QStringLiteral("SELECT …"));
    m_sql->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_sql->setTabChangesFocus(true);
    m_source->addTab(m_sql, tr("Cust&om query"));
    connect(m_tables, &QListWidget::currentItemChanged, this, &QueryForm::sourceEdited);
    connect(m_sql, &QPlainTextEdit::textChanged, this, &QueryForm::sourceEdited);
    connect(m_source, &QTabWidget::currentChanged, this, &QueryForm::sourceEdited);
}

QWidget* QueryForm::buildRows() {
    auto* rows = new QWidget;
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    m_where = new QLineEdit;
    m_where->setObjectName(QStringLiteral("databaseWhere"));
    m_where->setPlaceholderText(tr("all rows; for example tasks>1; op=read|write"));
    auto* whereLabel = new widgets::PlainLabel(tr("Co&nditions"));
    whereLabel->setBuddy(m_where);
    grid->addWidget(whereLabel, 0, 0);
    grid->addWidget(m_where, 0, 1);
    m_statisticsRow = new QWidget;
    auto* flow = new widgets::FlowLayout(10, m_statisticsRow);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const data::Aggregation& each : offered()) {
        auto* box = new QCheckBox(widgets::aggregationWord(each));
        box->setObjectName(QStringLiteral("statistic-") + QString::fromStdString(statisticText(each)));
        box->setChecked(base::contains(usualStatistics(), each));
        connect(box, &QCheckBox::toggled, this, &QueryForm::edited);
        flow->addWidget(box);
        m_statistics.emplace_back(each, box);
    }
    m_percentiles = new QLineEdit;
    m_percentiles->setObjectName(QStringLiteral("databasePercentiles"));
    m_percentiles->setAccessibleName(tr("Percentiles"));
    m_percentiles->setPlaceholderText(tr("percentiles; for example 5, 95, 99.5"));
    connect(m_percentiles, &QLineEdit::textEdited, this, &QueryForm::edited);
    flow->addWidget(m_percentiles);
    grid->addWidget(new widgets::PlainLabel(tr("For each group")), 1, 0);
    grid->addWidget(m_statisticsRow, 1, 1);
    m_limit = new QSpinBox;
    m_limit->setObjectName(QStringLiteral("databaseLimit"));
    m_limit->setRange(0, 2'000'000'000);
    m_limit->setSpecialValueText(tr("no limit"));
    m_limit->setGroupSeparatorShown(true);
    m_limit->setSingleStep(100'000);
    auto* limitLabel = new widgets::PlainLabel(tr("&At most, rows"));
    limitLabel->setBuddy(m_limit);
    grid->addWidget(limitLabel, 2, 0);
    grid->addWidget(m_limit, 2, 1, Qt::AlignLeft);
    connect(m_where, &QLineEdit::textEdited, this, &QueryForm::edited);
    connect(m_limit, &QSpinBox::valueChanged, this, &QueryForm::edited);
    return rows;
}

void QueryForm::showStatistics() {
    m_statisticsRow->setEnabled(m_columns->groups());
}

void QueryForm::setTables(const std::vector<DatabaseTable>& tables) {
    const std::string before = query().table.empty() ? m_given.table : query().table;
    {
        const QSignalBlocker quiet(m_tables);
        m_tables->clear();
        for (const DatabaseTable& table : tables) {
            const QString name = widgets::visibleText(QString::fromStdString(table.shownName()));
            const QString rows = QLocale::c().toString(table.rows, 'f', 0);
            auto* item =
                new QListWidgetItem(table.rows < 0.0 ? name : tr("%1 — about %2 rows").arg(name, rows), m_tables);
            item->setData(Qt::UserRole, QString::fromStdString(table.shownName()));
            if (table.shownName() == before) {
                m_tables->setCurrentItem(item);
            }
        }
        if (!m_tables->currentItem()) {  // the largest table usually contains the measurements
            const auto most = std::max_element(tables.begin(), tables.end(),
                                               [](const auto& a, const auto& b) { return a.rows < b.rows; });
            m_tables->setCurrentRow(tables.empty() ? -1 : int(most - tables.begin()));
        }
    }
    emit sourceEdited();
}

void QueryForm::setColumns(const std::vector<DatabaseColumn>& columns) {
    m_columns->setColumns(columns);
    if (!m_given.table.empty() || !m_given.sql.empty()) {
        m_columns->take(std::exchange(m_given, {}));
    }
    showStatistics();
}

void QueryForm::setQuery(const DatabaseQuery& query) {
    m_given = query;
    m_sql->setPlainText(QString::fromStdString(query.sql));
    m_source->setCurrentIndex(query.sql.empty() ? 0 : 1);
    QStringList conditions;
    for (const data::Filter& filter : query.where) {
        conditions << QString::fromStdString(data::filterText(filter));
    }
    m_where->setText(conditions.join(QStringLiteral("; ")));
    const auto& asked = query.statistics.empty() ? usualStatistics() : query.statistics;
    for (const auto& [statistic, box] : m_statistics) {
        box->setChecked(base::contains(asked, statistic));
    }
    QStringList percentiles;
    for (const data::Aggregation& each : asked) {
        if (each.kind == data::Aggregation::Kind::percentile) {
            percentiles << QString::fromStdString(base::toText(each.percent));
        }
    }
    m_percentiles->setText(percentiles.join(QStringLiteral(", ")));
    m_limit->setValue(int(query.limit.value_or(0)));
}

QString QueryForm::wrongPercentile() const {
    for (const QString& text : m_percentiles->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (m_columns->groups() && !data::aggregationNamed('p' + text.trimmed().toStdString())) {
            return text.trimmed();
        }
    }
    return {};
}

QString QueryForm::wrongCondition() const {
    for (const QString& text : m_where->text().split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        if (!data::filterFrom(text.trimmed().toStdString(), "where")) {
            return text.trimmed();
        }
    }
    return {};
}

DatabaseQuery QueryForm::query() const {
    DatabaseQuery query;
    if (m_source->currentIndex() == 0) {
        const QListWidgetItem* table = m_tables->currentItem();
        query.table = table ? table->data(Qt::UserRole).toString().toStdString() : std::string();
    } else {
        query.sql = m_sql->toPlainText().trimmed().toStdString();
    }
    for (const QString& text : m_where->text().split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        if (auto filter = data::filterFrom(text.trimmed().toStdString(), "where")) {
            query.where.push_back(std::move(*filter));
        }
    }
    m_columns->give(query);
    if (!query.group.empty()) {
        for (const auto& [statistic, box] : m_statistics) {
            if (box->isChecked()) {
                query.statistics.push_back(statistic);
            }
        }
        for (const QString& text : m_percentiles->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            if (const auto percentile = data::aggregationNamed('p' + text.trimmed().toStdString())) {
                query.statistics.push_back(*percentile);
            }
        }
        if (query.statistics == usualStatistics()) {
            query.statistics.clear();
        }
    }
    if (m_limit->value() > 0) {
        query.limit = std::uint64_t(m_limit->value());
    }
    return query;
}

}  // namespace greyscope::app
