#include "app/sources/odbc/odbc_statement.h"

#include <QLibrary>
#include <QRegularExpression>
#include <QSqlResult>
#include <QVariant>

namespace greyscope::app {

namespace {

/// From the library that Qt's driver is linked to and has loaded.
using SqlCancel = short (*)(void*);
SqlCancel sqlCancel() {
    static const auto function = reinterpret_cast<SqlCancel>(QLibrary::resolve(QStringLiteral("odbc"), 2, "SQLCancel"));
    return function;
}

void* handleOf(const QSqlQuery& query) {
    const QVariant handle = query.result()->handle();
    return handle.metaType() == QMetaType::fromType<void*>() ? *static_cast<void* const*>(handle.constData()) : nullptr;
}

}  // namespace

void OdbcStatement::cancel() {
    const std::lock_guard guard(m_lock);
    if (const SqlCancel function = m_handle == nullptr ? nullptr : sqlCancel()) {
        function(m_handle);
    }
}

void OdbcStatement::set(void* handle) {
    const std::lock_guard guard(m_lock);
    m_handle = handle;
}

OdbcStatement::Running::Running(OdbcStatement* statement, const QSqlQuery& query) : m_statement(statement) {
    if (m_statement) {
        m_statement->set(handleOf(query));
    }
}

OdbcStatement::Running::~Running() {
    if (m_statement) {
        m_statement->set(nullptr);
    }
}

bool isPreparedAsItStands(const QString& sql) {
    static const QRegularExpression value(QStringLiteral("(?<!:):\\w"));
    return !sql.contains(value);
}

}  // namespace greyscope::app
