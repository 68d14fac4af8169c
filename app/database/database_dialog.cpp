#include "app/database/database_dialog.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

#include "app/database/connection_form.h"
#include "app/database/query_form.h"
#include "app/run/window_place.h"
#include "app/sources/database_errors.h"
#include "app/sources/keyring.h"
#include "app/sources/server_access.h"
#include "app/sources/session_secrets.h"
#include "app/text/error_text.h"
#include "core/base/try.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/scrolled_room.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"
#include "widgets/table/dataset_model.h"

namespace greyscope::app {

namespace {

constexpr std::uint64_t kPreviewRows = 20;
constexpr int kSettledAfterMs = 150;

/// Returns everything that determines which columns exist.
std::string keyOf(const DatabaseSource& source) {
    return databaseUrl(source.connection) + '\n' + source.query.table + '\n' + source.query.sql;
}

QString about(const std::optional<double>& rows) {
    return rows ? DatabaseDialog::tr("about %1").arg(QLocale::c().toString(*rows, 'f', 0))
                : DatabaseDialog::tr("not known before reading");
}

}  // namespace

DatabaseDialog::DatabaseDialog(bool adds, QWidget* parent)
    : QDialog(parent), m_refused(std::make_shared<std::atomic<bool>>(false)) {
    setWindowTitle(tr("Open a database"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    m_add->setVisible(adds);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSettledAfterMs);
    connect(&m_soon, &QTimer::timeout, this, &DatabaseDialog::look);
    connect(m_connection, &ConnectionForm::connectRequested, this, [this] {
        m_askedKeyring = !m_connection->password().isEmpty();
        allowServer(serverOf(m_connection->connection()));  // the user filled in the form, or sees its contents
        connectNow();
    });
    connect(m_connection, &ConnectionForm::edited, this, [this] {
        m_isOpen = false;
        lookSoon();
    });
    connect(m_query, &QueryForm::sourceEdited, this, &DatabaseDialog::lookSoon);
    connect(m_query, &QueryForm::edited, this, &DatabaseDialog::lookSoon);
    connect(&m_listing, &JobBase::stateChanged, this, &DatabaseDialog::showListing);
    connect(&m_look, &JobBase::stateChanged, this, &DatabaseDialog::showLook);
    tell(tr("Choose a database and connect. Nothing is ever written to it."), false);
    tellBusy();
}

void DatabaseDialog::build() {
    m_connection = new ConnectionForm;
    m_query = new QueryForm;
    auto* left = new QVBoxLayout;
    left->addWidget(m_connection);
    left->addWidget(m_query->source(), 1);
    auto* right = new QVBoxLayout;
    right->addWidget(m_query, 3);
    right->addWidget(buildLook(), 2);
    auto* both = new QWidget;
    auto* sides = new QHBoxLayout(both);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->addLayout(left, 2);
    sides->addLayout(right, 3);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new widgets::ScrolledRoom(both), 1);
    m_status = new widgets::PlainLabel;
    m_status->setObjectName(QStringLiteral("databaseStatus"));
    m_status->setWordWrap(true);
    m_busy = new QProgressBar;
    m_busy->setRange(0, 0);
    m_busy->setFixedWidth(90);
    m_busy->setAccessibleName(tr("Querying the database"));
    m_stop = new QPushButton(tr("Stop"));
    m_stop->setObjectName(QStringLiteral("databaseStop"));
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_listing.cancel();
        m_look.cancel();
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_open = buttons->addButton(tr("Op&en"), QDialogButtonBox::ActionRole);
    m_open->setObjectName(QStringLiteral("databaseOpen"));
    m_add = buttons->addButton(tr("Add to the stud&y"), QDialogButtonBox::ActionRole);
    m_add->setObjectName(QStringLiteral("databaseAdd"));
    allowChoice(false);
    connect(m_open, &QPushButton::clicked, this, [this] { choose(false); });
    connect(m_add, &QPushButton::clicked, this, [this] { choose(true); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_status, 1);
    foot->addWidget(m_busy);
    foot->addWidget(m_stop);
    foot->addWidget(buttons);
    column->addLayout(foot);
    for (QPushButton* button : findChildren<QPushButton*>()) {  // Enter in a text field connects
        button->setAutoDefault(false);
    }
    placeWindow(*this, {}, {980, 620});
}

QWidget* DatabaseDialog::buildLook() {
    auto* tabs = new QTabWidget;
    tabs->setObjectName(QStringLiteral("databaseLook"));
    auto* table = new QTableView;
    table->setObjectName(QStringLiteral("databaseFirst"));
    table->setAccessibleName(tr("First rows"));
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    m_first = new widgets::DatasetModel(this);
    table->setModel(m_first);
    tabs->addTab(table, tr("F&irst rows"));
    m_plan = new QPlainTextEdit;
    m_plan->setObjectName(QStringLiteral("databasePlan"));
    m_plan->setAccessibleName(tr("Query to be sent"));
    m_plan->setReadOnly(true);
    m_plan->setTabChangesFocus(true);
    m_plan->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    tabs->addTab(m_plan, tr("P&lan"));
    return tabs;
}

void DatabaseDialog::begin(const DatabaseSource& source) {
    m_connection->setConnection(source.connection);
    m_query->setQuery(source.query);
    if (mayConnect(source.connection)) {
        connectNow();
    }
}

void DatabaseDialog::connectNow() {
    const DatabaseConnection connection = m_connection->connection();
    if (const QString password = m_connection->password(); !password.isEmpty()) {
        keepSecret(connection, password.toStdString());
    }
    m_look.set(widgets::Empty{});
    m_columnsOf.clear();
    *m_refused = false;
    m_listing.start([connection, refused = m_refused](base::Progress& progress) {
        auto tables = databaseTables(connection, progress);
        *refused = !tables && isPasswordRefused(tables.error());
        return tables;
    });
}

void DatabaseDialog::showListing() {
    tellBusy();
    if (const auto tables = m_listing.ready()) {
        m_isOpen = true;
        tell(tr("%n tables", nullptr, widgets::counted(tables->size())), false);
        if (m_connection->keepsPassword() && !m_connection->password().isEmpty()) {
            storeSecret(m_connection->connection(), m_connection->password(), this, [this](const QString& fault) {
                if (!fault.isEmpty()) {
                    tell(tr("The keyring could not store the password: %1").arg(fault), true);
                }
            });
        }
        m_query->setTables(*tables);
        m_soon.stop();
        look();  // the user is not typing yet
        return;
    }
    if (const auto* failed = std::get_if<widgets::Failed>(&m_listing.state())) {
        if (*m_refused && !m_askedKeyring) {
            askKeyring();
            return;
        }
        tell(widgets::paragraph({failed->message, failed->remedy}), true);
        if (*m_refused) {
            m_connection->focusPassword();
        }
    } else if (std::holds_alternative<widgets::Cancelled>(m_listing.state())) {
        tell(tr("Stopped."), false);
    }
}

/// The client library found no password; the keyring may have one.
void DatabaseDialog::askKeyring() {
    m_askedKeyring = true;
    tell(tr("Requesting the password from the keyring"), false);
    recallSecret(m_connection->connection(), this, [this](const QString& secret) {
        if (!secret.isEmpty()) {
            m_connection->setPassword(secret);
        } else {
            m_connection->focusPassword();
        }
        connectNow();
    });
}

DatabaseSource DatabaseDialog::asked() const {
    return {m_connection->connection(), m_query->query()};
}

void DatabaseDialog::lookSoon() {
    allowChoice(false);
    if (m_isOpen) {
        m_soon.start();
    }
}

void DatabaseDialog::look() {
    DatabaseSource source = asked();
    if (source.query.table.empty() && source.query.sql.empty()) {
        m_look.set(widgets::Empty{});
        return;
    }
    if (const QString wrong = m_query->wrongCondition(); !wrong.isEmpty()) {
        m_look.set(widgets::Empty{});
        tell(tr("“%1” is not a condition. Conditions look like tasks>1 or op=read|write; separate them by semicolons.")
                 .arg(widgets::visibleText(wrong)),
             true);
        return;
    }
    if (const QString wrong = m_query->wrongPercentile(); !wrong.isEmpty()) {
        m_look.set(widgets::Empty{});
        tell(tr("“%1” is not a percentile. Percentiles are numbers from 0 to 100.").arg(widgets::visibleText(wrong)),
             true);
        return;
    }
    if (m_columnsOf != keyOf(source)) {  // their uses belong to other columns
        source.query = {.table = source.query.table, .sql = source.query.sql};
    }
    m_look.start([source](base::Progress& progress) { return lookAt(source, progress); });
}

base::Expected<DatabaseDialog::Look> DatabaseDialog::lookAt(const DatabaseSource& source, base::Progress& progress) {
    Look look{.source = source, .plan = GREYSCOPE_TRY(planDatabase(source, progress)), .first = nullptr};
    DatabaseSource few = source;
    few.query = {.table = source.query.table, .sql = source.query.sql, .where = source.query.where};
    few.query.limit = kPreviewRows;
    auto rows = readDatabase(few, progress);
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    look.first = rows ? rows->imported.dataset : nullptr;
    return look;
}

void DatabaseDialog::showLook() {
    tellBusy();
    const auto ready = m_look.ready();
    allowChoice(ready != nullptr);
    if (ready) {
        m_first->setDataset(ready->first);
        showPlan(ready->plan);
        if (const std::string key = keyOf(ready->source); key == keyOf(asked()) && key != m_columnsOf) {
            m_columnsOf = key;
            m_query->setColumns(ready->plan.columns);
            if (asked() != ready->source) {
                look();
                return;
            }
        }
        tellArriving(*ready);
    } else if (const auto* failed = std::get_if<widgets::Failed>(&m_look.state())) {
        m_first->setDataset(nullptr);
        m_plan->clear();
        tell(widgets::paragraph({failed->message, failed->remedy}), true);
    }
}

void DatabaseDialog::tellArriving(const Look& look) {
    const DatabaseQuery& query = look.source.query;
    const bool all = query.group.empty() && query.where.empty();
    const std::optional<double> rows = look.plan.rowsArriving ? look.plan.rowsArriving
                                       : all                  ? look.plan.rowsLooked
                                                              : std::nullopt;
    if (all && !query.limit && rows.value_or(0.0) > static_cast<double>(kMostDatabaseRows)) {
        allowChoice(false);
        tell(tr("%1 rows are too many. Group them by columns, or set conditions or a limit.").arg(about(rows)), true);
        return;
    }
    tell(tr("Result: %1 rows, %2 columns.").arg(about(rows), QString::number(look.plan.arriving.size())), false);
}

void DatabaseDialog::showPlan(const DatabasePlan& plan) {
    QStringList lines;
    lines << QString::fromStdString(plan.sql);
    for (std::size_t v = 0; v < plan.values.size(); ++v) {
        lines << QStringLiteral("  ?%1 = %2").arg(QString::number(v + 1), QString::fromStdString(plan.values[v]));
    }
    lines << QString() << tr("Rows scanned: %1").arg(about(plan.rowsLooked))
          << tr("Rows returned: %1").arg(about(plan.rowsArriving));
    if (!plan.explained.empty()) {
        lines << QString() << tr("Server message:") << QString::fromStdString(plan.explained);
    }
    m_plan->setPlainText(lines.join(QLatin1Char('\n')));
}

void DatabaseDialog::tell(const QString& text, bool isError) {
    m_status->setText(text);
    widgets::setError(m_status, isError);
}

void DatabaseDialog::tellBusy() {
    const bool busy = m_listing.running() || m_look.running();
    m_busy->setVisible(busy);
    m_stop->setVisible(busy);
}

void DatabaseDialog::allowChoice(bool allowed) {
    m_open->setEnabled(allowed);
    m_add->setEnabled(allowed);
}

void DatabaseDialog::choose(bool added) {
    if (const auto ready = m_look.ready()) {
        emit chosen(QString::fromStdString(databaseUrl(asked())), added);
        accept();
    }
}

}  // namespace greyscope::app
