#include "app/sources/database_connection.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QSqlField>
#include <QSqlRecord>
#include <QStringList>
#include <QUrl>
#include <QVariant>

#include <algorithm>
#include <atomic>
#include <utility>

#include <locale.h>
#include <sqlite3.h>

#include "app/sources/connection_options.h"
#include "app/sources/database_errors.h"
#include "app/sources/odbc/odbc_text.h"
#include "app/sources/server_access.h"
#include "app/sources/session_secrets.h"
#include "app/text/database_faults.h"
#include "core/base/try.h"

namespace greyscope::app {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

QString freeName() {
    static std::atomic<unsigned> count = 0;
    return QStringLiteral("greyscope-%1").arg(++count);
}

/// The values were checked by optionFault().
QString optionText(const DatabaseConnection& connection) {
    QStringList options;
    const int seconds = connectSeconds(connection);
    switch (connection.kind) {
        case DatabaseKind::sqlite:
            options << QStringLiteral("QSQLITE_OPEN_READONLY") << QStringLiteral("QSQLITE_BUSY_TIMEOUT=2000");
            break;
        case DatabaseKind::postgresql:
            options << QStringLiteral("connect_timeout=%1").arg(seconds)
                    << QStringLiteral("application_name=greyscope");
            break;
        case DatabaseKind::mysql:
            options << QStringLiteral("MYSQL_OPT_CONNECT_TIMEOUT=%1").arg(seconds);
            break;
        case DatabaseKind::odbc:
            options << QStringLiteral("SQL_ATTR_ACCESS_MODE=SQL_MODE_READ_ONLY")
                    << QStringLiteral("SQL_ATTR_LOGIN_TIMEOUT=%1").arg(seconds);
            break;
    }
    for (const auto& [key, value] : connection.options) {
        if (key != "connect" && key != "connect_timeout" && key != "row_timeout") {
            options << text(key + "=" + value);
        }
    }
    if (connection.kind == DatabaseKind::mysql) {
        for (QString& option : options) {
            const qsizetype at = option.indexOf(QLatin1Char('='));
            option = option.left(at).toUpper() + option.mid(at);
        }
    }
    return options.join(QLatin1Char(';'));
}

Expected<void> checkFile(const DatabaseConnection& connection) {
    const QFileInfo file(text(connection.database));
    if (!file.exists()) {
        return fail(ErrorCode::fileNotFound, {connection.database}, {connection.database, 0, 0});
    }
    if (file.isDir()) {
        return fail(ErrorCode::fileIsDirectory, {connection.database}, {connection.database, 0, 0});
    }
    return file.size() > 0 ? Expected<void>() : fail(ErrorCode::fileEmpty, {}, {connection.database, 0, 0});
}

/// Whether SQLite would create two files beside this one in order to read it. They exist while another program writes.
bool isRestingWal(const QString& path) {
    constexpr qsizetype kReadVersion = 19;  // byte of the file's header; 2: write-ahead log
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(kReadVersion + 1).endsWith('\x02') &&
           !QFileInfo::exists(path + QLatin1String("-wal"));
}

/// Sets the file by its full path, which SQLite cannot take for a URI; makes a URI for a file that must not be changed.
void nameFile(QSqlDatabase& database, const DatabaseConnection& connection) {
    const QString path = QFileInfo(text(connection.database)).absoluteFilePath();
    QString options = optionText(connection);
    if (isRestingWal(path)) {
        database.setDatabaseName(QStringLiteral("file:%1?immutable=1")
                                     .arg(QString::fromUtf8(QUrl::toPercentEncoding(path, QByteArray("/")))));
        options += QLatin1String(";QSQLITE_OPEN_URI");
    } else {
        database.setDatabaseName(path);
    }
    database.setConnectOptions(options);
}

/// Errors: those of checkedOdbcText().
Expected<void> configure(QSqlDatabase& database, const DatabaseConnection& connection) {
    database.setNumericalPrecisionPolicy(QSql::LowPrecisionDouble);
    if (connection.kind == DatabaseKind::sqlite) {
        nameFile(database, connection);
        return {};
    }
    database.setConnectOptions(optionText(connection));
    if (connection.kind == DatabaseKind::odbc) {  // Qt would add user and password without escaping
        database.setDatabaseName(text(GREYSCOPE_TRY(checkedOdbcText(connection, secretOf(connection)))));
        return {};
    }
    database.setDatabaseName(text(connection.database));
    database.setHostName(text(connection.host));
    if (connection.port > 0) {
        database.setPort(connection.port);
    }
    database.setUserName(text(connection.user));
    database.setPassword(text(secretOf(connection)));
    return {};
}

sqlite3* handleOf(const QSqlDatabase& database) {
    const QVariant handle = database.driver()->handle();
    return handle.isValid() && qstrcmp(handle.typeName(), "sqlite3*") == 0
               ? *static_cast<sqlite3* const*>(handle.constData())
               : nullptr;
}

/// Makes files from others safe: no library is loaded, views can call only harmless functions, and the size of a cell
/// is limited.
void closeToCode(sqlite3* handle) {
    for (const auto& [what, on] :
         {std::pair(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0), std::pair(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
          std::pair(SQLITE_DBCONFIG_DEFENSIVE, 1)}) {
        sqlite3_db_config(handle, what, on, nullptr);
    }
    constexpr int kMostCellBytes = 16'000'000;
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kMostCellBytes);
}

Spoken spokenBy(const QSqlDriver& driver, DatabaseKind kind) {
    switch (driver.dbmsType()) {
        case QSqlDriver::SQLite:
            return Spoken::sqlite;
        case QSqlDriver::PostgreSQL:
            return Spoken::postgresql;
        case QSqlDriver::MySqlServer:
            return Spoken::mysql;
        case QSqlDriver::MSSqlServer:
            return Spoken::sqlServer;
        default:
            return kind == DatabaseKind::sqlite ? Spoken::sqlite : Spoken::standard;
    }
}

/// Makes messages English, because client libraries explain a failed connection only by text, in the language of the
/// thread.
class EnglishMessages {
public:
    EnglishMessages() : m_english(::newlocale(LC_ALL_MASK, "C", nullptr)), m_before(::uselocale(m_english)) {}
    EnglishMessages(const EnglishMessages&) = delete;
    EnglishMessages& operator=(const EnglishMessages&) = delete;
    ~EnglishMessages() {
        ::uselocale(m_before);
        ::freelocale(m_english);
    }

private:
    locale_t m_english, m_before;
};

/// Runs a statement on a separate connection, in a separate thread.
void runElsewhere(const DatabaseConnection& connection, const QString& driver, const std::string& sql) {
    const QString name = freeName();
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(driver, name);
        if (configure(database, connection) && database.open()) {
            QSqlQuery(database).exec(text(sql));
        }
    }
    QSqlDatabase::removeDatabase(name);
}

}  // namespace

OpenDatabase::OpenDatabase(const DatabaseConnection& connection)
    : m_connection(connection), m_dialect(&dialectOf(connection.kind)), m_name(freeName()) {}

OpenDatabase::~OpenDatabase() {
    m_watch.reset();
    endTransaction();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

void OpenDatabase::endTransaction() {
    if (std::exchange(m_inTransaction, false) && m_database.isOpen()) {
        QSqlQuery(m_database).exec(QStringLiteral("ROLLBACK"));
    }
}

Expected<std::unique_ptr<OpenDatabase>> OpenDatabase::open(const DatabaseConnection& connection,
                                                           base::Progress& progress) {
    if (!mayConnect(connection)) {
        return tl::unexpected(notApproved(connection));
    }
    if (connection.kind == DatabaseKind::sqlite) {
        GREYSCOPE_TRY(checkFile(connection));
    }
    std::unique_ptr<OpenDatabase> opened(new OpenDatabase(connection));
    GREYSCOPE_TRY(opened->connect());
    opened->speak();
    if (progress.cancelled()) {
        return fail(ErrorCode::cancelled);
    }
    GREYSCOPE_TRY(opened->begin());
    opened->m_watch = std::make_unique<StatementWatch>(progress, opened->canceller());
    return opened;
}

Expected<void> OpenDatabase::connect() {
    const QString driver = QString::fromUtf8(m_dialect->driver.data(), qsizetype(m_dialect->driver.size()));
    if (!QSqlDatabase::isDriverAvailable(driver)) {
        return fail(ErrorCode::fileNotReadable, {databaseUrl(m_connection),
                                                 {},
                                                 kDriverMissing,
                                                 std::string(m_dialect->driver),
                                                 std::string(m_dialect->package)});
    }
    m_database = QSqlDatabase::addDatabase(driver, m_name);
    GREYSCOPE_TRY(configure(m_database, m_connection));
    if (m_connection.kind == DatabaseKind::odbc) {
        m_odbc = std::make_shared<OdbcStatement>();
    }
    const EnglishMessages english;
    if (!m_database.open()) {
        return tl::unexpected(connectError(m_connection, m_database.lastError()));
    }
    if (sqlite3* const handle = handleOf(m_database)) {
        closeToCode(handle);
        m_limit = std::make_unique<RowLimit>(handle, std::chrono::seconds(rowSeconds(m_connection)));
    }
    return {};
}

/// Determines the dialect and the quotation marks of the server.
void OpenDatabase::speak() {
    const QSqlDriver& driver = *m_database.driver();
    m_dialect = &dialectOf(spokenBy(driver, m_connection.kind));
    const bool unknown = m_dialect == &dialectOf(Spoken::standard);
    // It does not identify itself.
    if (unknown && QSqlQuery(m_database).exec(QStringLiteral("SELECT sqlite_version()"))) {
        m_dialect = &dialectOf(Spoken::sqlite);
    }
    const QString quotedName = driver.escapeIdentifier(QStringLiteral("x"), QSqlDriver::FieldName);
    if (quotedName.size() == 3) {
        m_quotes = {quotedName.front().toLatin1(), quotedName.back().toLatin1()};
    }
}

Expected<void> OpenDatabase::begin() {
    for (const std::string_view statement : m_dialect->begin) {
        QSqlQuery query(m_database);
        if (!query.exec(QString::fromUtf8(statement.data(), qsizetype(statement.size())))) {
            return tl::unexpected(queryError(query.lastError()));
        }
    }
    m_inTransaction = !m_dialect->begin.empty();
    QSqlQuery query(m_database);
    const bool asks = !m_dialect->session.empty();
    if (asks && query.exec(text(std::string(m_dialect->session))) && query.next()) {
        m_session = query.value(0).toString();
    }
    return {};
}

std::function<void()> OpenDatabase::canceller() {
    if (sqlite3* const handle = handleOf(m_database)) {
        return [handle] { sqlite3_interrupt(handle); };
    }
    if (m_session.isEmpty() || m_dialect->cancel.empty()) {
        return [statement = m_odbc] {
            if (statement) {
                statement->cancel();
            }
        };
    }
    return [connection = m_connection, driver = m_database.driverName(),
            sql = filled(m_dialect->cancel, m_session.toStdString())] { runElsewhere(connection, driver, sql); };
}

base::Error OpenDatabase::queryError(const QSqlError& error) {
    if (m_limit && m_limit->passed()) {
        return faultAt(m_connection, kNoRow, {std::to_string(m_limit->most().count())});
    }
    if (m_connection.kind == DatabaseKind::sqlite) {
        return statementError(m_connection, error, false);
    }
    endTransaction();  // after an error the transaction accepts nothing else
    const bool lost = !m_database.isOpen() || !QSqlQuery(m_database).exec(QStringLiteral("SELECT 1"));
    return statementError(m_connection, error, lost);
}

void OpenDatabase::rowAwaited() {
    if (m_limit) {
        m_limit->restart();
    }
}

Expected<QSqlQuery> OpenDatabase::run(const QueryText& written, base::Progress& progress) {
    rowAwaited();
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    const QString sql = text(written.sql());
    bool good = true;
    if (written.values.empty() && !(m_odbc && isPreparedAsItStands(sql))) {
        good = query.exec(sql);
    } else {
        good = query.prepare(sql);
        for (const QueryText::Value& value : written.values) {
            const auto* const number = std::get_if<double>(&value);
            query.addBindValue(number ? QVariant(*number) : QVariant(text(std::get<std::string>(value))));
        }
        const OdbcStatement::Running running(m_odbc.get(), query);
        good = good && query.exec();
    }
    if (progress.cancelled()) {
        drop(query);
        return fail(ErrorCode::cancelled);
    }
    if (!good) {
        return tl::unexpected(queryError(query.lastError()));
    }
    return query;
}

Expected<QSqlQuery> OpenDatabase::run(const std::string& sql, base::Progress& progress) {
    return run(QueryText{{sql}, {}}, progress);
}

Expected<bool> OpenDatabase::next(QSqlQuery& query, base::Progress& progress) {
    if (progress.cancelled()) {
        drop(query);
        return fail(ErrorCode::cancelled);
    }
    rowAwaited();
    {
        const OdbcStatement::Running running(m_odbc.get(), query);
        if (query.next()) {
            return true;
        }
    }
    if (query.lastError().isValid()) {
        const QSqlError error = query.lastError();
        return progress.cancelled() ? fail(ErrorCode::cancelled) : tl::unexpected(queryError(error));
    }
    return false;
}

void OpenDatabase::drop(QSqlQuery& query) {
    if (query.isActive() && !m_session.isEmpty()) {
        canceller()();  // otherwise the client library reads the rest
    }
    query.finish();
    query.clear();
}

std::string OpenDatabase::literal(const QueryText::Value& value) const {
    const auto* const number = std::get_if<double>(&value);
    QSqlField field(QString(), QMetaType(number ? QMetaType::Double : QMetaType::QString));
    field.setValue(number ? QVariant(*number) : QVariant(text(std::get<std::string>(value))));
    return m_database.driver()->formatValue(field).toStdString();
}

Expected<std::vector<DatabaseTable>> OpenDatabase::tables(base::Progress& progress) {
    std::vector<DatabaseTable> list;
    if (m_dialect->tables.empty() || m_connection.kind == DatabaseKind::odbc) {
        for (const QSql::TableType type : {QSql::Tables, QSql::Views}) {
            for (const QString& name : m_database.tables(type)) {
                list.push_back({{}, name.toStdString(), -1.0, true});
            }
        }
        return list;
    }
    QSqlQuery query = GREYSCOPE_TRY(run(std::string(m_dialect->tables), progress));
    while (GREYSCOPE_TRY(next(query, progress))) {
        DatabaseTable table{query.value(0).toString().toStdString(), query.value(1).toString().toStdString(),
                            query.value(2).isNull() ? -1.0 : query.value(2).toDouble(), false};
        table.isUsual = table.schema.empty() || table.schema == "public";
        list.push_back(std::move(table));
    }
    return list;
}

double OpenDatabase::aboutRows(const DatabaseTable& table, base::Progress& progress) {
    if (handleOf(m_database) == nullptr) {
        return table.rows;
    }
    // The number of the last row, which includes deleted rows. Views have none.
    auto query = run("SELECT MAX(rowid) FROM " + quoted(table.name, m_quotes), progress);
    const bool there = query && query->next() && !query->value(0).isNull();
    return there ? query->value(0).toDouble() : table.rows;
}

}  // namespace greyscope::app
