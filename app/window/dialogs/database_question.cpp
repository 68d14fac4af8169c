#include "app/window/dialogs/database_question.h"

#include <QPushButton>

#include "app/database/database_dialog.h"
#include "app/database/password_dialog.h"
#include "app/sources/database_errors.h"
#include "app/sources/read_source.h"
#include "app/sources/server_access.h"
#include "app/study/file/server_approvals.h"
#include "app/text/error_text.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

DatabaseQuestion::DatabaseQuestion(const StudyStore& store, QSettings& settings, QWidget* window)
    : QObject(window), m_store(store), m_settings(settings), m_window(window) {
    connect(&m_tables, &JobBase::stateChanged, this, &DatabaseQuestion::offerTables);
}

bool DatabaseQuestion::choosesTable(const QString& path) {
    const auto source =
        isDatabase(path.toStdString()) ? databaseOf(path.toStdString()) : base::fail(base::ErrorCode::internal);
    if (!source || !source->query.table.empty() || !source->query.sql.empty()) {
        return false;
    }
    m_database = path;
    m_tables.start(
        [connection = source->connection](base::Progress& progress) { return databaseTables(connection, progress); });
    return true;
}

/// Opens a single table like a file, and reports errors in the same way.
void DatabaseQuestion::offerTables() {
    const auto tables = m_tables.ready();
    if (tables && tables->size() > 1) {
        ask(databaseOf(m_database.toStdString()).value());
    } else if (tables || std::holds_alternative<widgets::Failed>(m_tables.state())) {
        emit chosen(m_database);
    }
}

void DatabaseQuestion::ask(const std::optional<DatabaseSource>& source) {
    auto* dialog = new DatabaseDialog(!m_store.study().tables.empty(), m_window);
    connect(dialog, &DatabaseDialog::chosen, this,
            [this](const QString& url, bool added) { added ? emit chosenToAdd(url) : emit chosen(url); });
    dialog->open();
    if (source) {
        dialog->begin(*source);
        return;
    }
    for (const StudyTable& table : m_store.study().tables) {  // starts with the study's database
        const auto own = isDatabaseUrl(table.path) ? databaseSource(table.path) : base::fail(base::ErrorCode::internal);
        if (own) {
            dialog->begin(*own);
            return;
        }
    }
}

bool DatabaseQuestion::letIn(const base::Error& error, const std::function<void()>& again,
                             const std::function<void()>& refused) {
    if (!serverToApprove(error).empty()) {
        askToConnect(error, again);
        return true;
    }
    const auto source = isPasswordRefused(error) && !error.arguments.front().empty()
                            ? databaseSource(error.arguments.front())
                            : base::fail(base::ErrorCode::internal);
    if (source) {
        askForPassword(source->connection, m_window, again, refused);
    }
    return source.has_value();
}

void DatabaseQuestion::askToConnect(const base::Error& error, const std::function<void()>& again) {
    auto* box = widgets::messageBox(QMessageBox::Question, tr("Greyscope"), errorMessage(error),
                                    tr("All studies in this folder may then connect to the server."),
                                    QMessageBox::Cancel, m_window);
    auto* connects = box->addButton(tr("Connect"), QMessageBox::AcceptRole);
    connects->setObjectName(QStringLiteral("connectServer"));
    connect(connects, &QPushButton::clicked, this, [this, again, server = serverToApprove(error)] {
        approveServer(m_settings, QString::fromStdString(m_store.study().path), server);
        again();
    });
    box->open();
}

}  // namespace greyscope::app
