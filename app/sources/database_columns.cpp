#include "app/sources/database_columns.h"

#include <QMetaType>
#include <QSqlField>
#include <QSqlRecord>
#include <QVariant>

#include <algorithm>
#include <map>
#include <utility>

#include "core/base/text.h"
#include "core/base/try.h"

namespace greyscope::app {

using base::Expected;

namespace {

constexpr int kLookedAt = 1000;  // rows of an SQLite table

struct ServerType {
    std::string name;
    char category = 'U';
};
using ServerTypes = std::map<int, ServerType>;

/// Returns PostgreSQL's information on the types of these fields.
Expected<ServerTypes> serverTypes(OpenDatabase& database, const QSqlRecord& record, base::Progress& progress) {
    std::vector<std::string> numbers;
    for (int f = 0; f < record.count(); ++f) {
        numbers.push_back(std::to_string(record.field(f).typeID()));
    }
    ServerTypes types;
    QSqlQuery query =
        GREYSCOPE_TRY(database.run(filled(database.dialect().types, base::joined(numbers, ", ")), progress));
    while (GREYSCOPE_TRY(database.next(query, progress))) {
        const std::string category = query.value(2).toString().toStdString();
        types[query.value(0).toInt()] = {query.value(1).toString().toStdString(),
                                         category.empty() ? 'U' : category.front()};
    }
    return types;
}

void setPostgresql(DatabaseColumn& column, const ServerType& type) {
    const bool isArray = type.category == 'A' && type.name.starts_with('_');
    column.type = isArray ? type.name.substr(1) + "[]" : type.name;
    column.isFloat = type.name == "float4" || type.name == "float8";
    const bool isFraction = column.isFloat || type.name == "numeric";
    const bool isCount = type.name.starts_with("int");
    switch (type.category) {
        case 'N':
            column.kind = isFraction || isCount ? DatabaseCellKind::number : DatabaseCellKind::text;  // money, oid
            column.anyNumber = isFraction;
            column.asText = column.kind == DatabaseCellKind::text;
            break;
        case 'D':
            column.kind = DatabaseCellKind::time;
            column.asText = true;
            break;
        case 'S':
            column.kind = DatabaseCellKind::text;
            break;
        case 'B':
        case 'E':
        case 'I':
        case 'T':
            column.kind = DatabaseCellKind::text;
            column.asText = true;
            break;
        default:
            column.kind = type.name == "uuid" ? DatabaseCellKind::text : DatabaseCellKind::unreadable;
            column.asText = true;
    }
}

/// Sets the kind of a column from the driver's type.
void setByDriver(DatabaseColumn& column, const QMetaType& type, const Dialect& dialect) {
    switch (type.id()) {
        case QMetaType::Int:
        case QMetaType::UInt:
        case QMetaType::Short:
        case QMetaType::UShort:
        case QMetaType::Char:
        case QMetaType::SChar:
        case QMetaType::UChar:
        case QMetaType::LongLong:
        case QMetaType::ULongLong:
            column.kind = DatabaseCellKind::number;
            column.type = "integer";
            break;
        case QMetaType::Float:
        case QMetaType::Double:
            column.kind = DatabaseCellKind::number;
            column.type = "real";
            column.anyNumber = &dialect == &dialectOf(Spoken::postgresql);
            break;
        case QMetaType::QDate:
        case QMetaType::QDateTime:
        case QMetaType::QTime:
            column.kind = DatabaseCellKind::time;
            column.type = "time";
            column.asText = dialect.text != dialectOf(Spoken::standard).text;
            break;
        case QMetaType::QByteArray:
        case QMetaType::UnknownType:
            column.kind = DatabaseCellKind::unreadable;
            column.type = "bytes";
            break;
        default:
            column.kind = DatabaseCellKind::text;
            column.type = type.id() == QMetaType::Bool ? "boolean" : "text";
            column.asText = type.id() == QMetaType::Bool;
    }
}

/// MySQL has the same type for text with a binary collation and for bytes; the first row decides.
Expected<void> findMysqlTexts(OpenDatabase& database, const std::string& from, std::vector<DatabaseColumn>& columns,
                              base::Progress& progress) {
    std::vector<DatabaseColumn*> doubtful;
    std::vector<std::string> asked;
    for (DatabaseColumn& column : columns) {
        if (column.kind == DatabaseCellKind::unreadable) {
            doubtful.push_back(&column);
            asked.push_back("CHARSET(" + quoted(column.name, database.quotes()) + ")");
        }
    }
    if (doubtful.empty()) {
        return {};
    }
    QSqlQuery query =
        GREYSCOPE_TRY(database.run("SELECT " + base::joined(asked, ", ") + " FROM " + from + " LIMIT 1", progress));
    if (GREYSCOPE_TRY(database.next(query, progress))) {
        for (std::size_t c = 0; c < doubtful.size(); ++c) {
            const bool isText = query.value(static_cast<int>(c)).toString() != QLatin1String("binary");
            doubtful[c]->kind = isText ? DatabaseCellKind::text : DatabaseCellKind::unreadable;
        }
    }
    query.finish();
    return {};
}

/// Counts of the kinds of values in the first rows.
struct Held {
    std::size_t numbers = 0, texts = 0, blobs = 0;
};

void setSqlite(DatabaseColumn& column, const Held& held, const QMetaType& declared) {
    setByDriver(column, declared, dialectOf(Spoken::sqlite));
    const bool none = held.numbers + held.texts + held.blobs == 0;
    if (none) {
        column.kind = column.kind == DatabaseCellKind::number ? DatabaseCellKind::number : DatabaseCellKind::text;
    } else if (held.blobs > held.numbers + held.texts) {
        column.kind = DatabaseCellKind::unreadable;
        column.type = "blob";
    } else {
        column.kind = held.numbers >= held.texts ? DatabaseCellKind::number : DatabaseCellKind::text;
        column.type = column.kind == DatabaseCellKind::text ? "text" : column.type == "integer" ? "integer" : "real";
    }
    column.anyNumber = column.kind == DatabaseCellKind::number;
    column.asText = false;
}

Expected<std::vector<DatabaseColumn>> sqliteColumns(OpenDatabase& database, const std::string& from,
                                                    const QSqlRecord& record, base::Progress& progress) {
    std::vector<std::string> types;
    std::vector<DatabaseColumn> columns;
    for (int f = 0; f < record.count(); ++f) {
        columns.push_back({.name = record.fieldName(f).toStdString(), .type = {}});
        types.push_back("typeof(" + quoted(columns.back().name, database.quotes()) + ")");
    }
    std::vector<Held> held(columns.size());
    const std::string most = filled(database.dialect().most, std::to_string(kLookedAt));
    QSqlQuery query =
        GREYSCOPE_TRY(database.run("SELECT " + base::joined(types, ", ") + " FROM " + from + " " + most, progress));
    while (GREYSCOPE_TRY(database.next(query, progress))) {
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const QString type = query.value(static_cast<int>(c)).toString();
            held[c].numbers += type == QLatin1String("integer") || type == QLatin1String("real") ? 1 : 0;
            held[c].texts += type == QLatin1String("text") ? 1 : 0;
            held[c].blobs += type == QLatin1String("blob") ? 1 : 0;
        }
    }
    for (std::size_t c = 0; c < columns.size(); ++c) {
        setSqlite(columns[c], held[c], record.field(static_cast<int>(c)).metaType());
    }
    return columns;
}

}  // namespace

Expected<std::vector<DatabaseColumn>> databaseColumns(OpenDatabase& database, const std::string& from,
                                                      base::Progress& progress) {
    QSqlQuery query = GREYSCOPE_TRY(database.run("SELECT * FROM " + from + " WHERE 1 = 0", progress));
    const QSqlRecord record = query.record();
    query.finish();
    if (&database.dialect() == &dialectOf(Spoken::sqlite)) {
        return sqliteColumns(database, from, record, progress);
    }
    const bool asks = !database.dialect().types.empty() && database.connection().kind == DatabaseKind::postgresql;
    const ServerTypes types =
        asks && record.count() > 0 ? GREYSCOPE_TRY(serverTypes(database, record, progress)) : ServerTypes{};
    std::vector<DatabaseColumn> columns;
    for (int f = 0; f < record.count(); ++f) {
        const QSqlField field = record.field(f);
        DatabaseColumn column{.name = field.name().toStdString(), .type = {}};
        if (const auto type = types.find(field.typeID()); type != types.end()) {
            setPostgresql(column, type->second);
        } else {
            setByDriver(column, field.metaType(), database.dialect());
        }
        columns.push_back(std::move(column));
    }
    if (&database.dialect() == &dialectOf(Spoken::mysql)) {
        GREYSCOPE_TRY(findMysqlTexts(database, from, columns, progress));
    }
    return columns;
}

}  // namespace greyscope::app
