#include "app/sources/query/query_conditions.h"

#include <QByteArray>
#include <QString>

#include <algorithm>

#include "app/text/database_faults.h"
#include "core/base/nearest.h"
#include "core/base/try.h"

namespace greyscope::app {

using base::Expected;
using base::fail;

namespace {

void append(QueryText& text, const std::string& sql) {
    text.parts.back() += sql;
}

/// Appends SQL; `sql` has one "?" for the value.
void append(QueryText& text, const std::string& sql, QueryText::Value value) {
    const std::size_t mark = sql.find('?');
    text.parts.back() += sql.substr(0, mark);
    text.values.push_back(std::move(value));
    text.parts.push_back(sql.substr(mark + 1));
}

Expected<double> numberOf(const std::string& column, const std::string& text) {
    bool good = false;
    const double number = QByteArray::fromStdString(text).trimmed().toDouble(&good);
    return good ? Expected<double>(number) : fail(base::ErrorCode::conditionNotNumeric, {column, text});
}

class ConditionWriter {
public:
    ConditionWriter(const data::Filter& filter, const DatabaseColumn& column, const Dialect& dialect,
                    const Quotes& quotes)
        : m_filter(filter),
          m_column(column),
          m_dialect(dialect),
          m_name(quoted(column.name, quotes)),
          m_number(column.anyNumber ? filled(dialect.finite, m_name) : m_name) {}

    Expected<void> write(QueryText& text) {
        switch (m_filter.test) {
            case data::Test::is:
                return oneOf(text);
            case data::Test::isNot:
                return noneOf(text);
            case data::Test::above:
                return compared(text, " > ?");
            case data::Test::atLeast:
                return compared(text, " >= ?");
            case data::Test::below:
                return compared(text, " < ?");
            case data::Test::atMost:
                return compared(text, " <= ?");
            case data::Test::contains:
                return contained(text);
        }
        return {};
    }

private:
    [[nodiscard]] bool isNumber() const { return m_column.kind == DatabaseCellKind::number; }
    [[nodiscard]] bool isText() const { return m_column.kind == DatabaseCellKind::text && !m_column.asText; }
    [[nodiscard]] std::string isEmpty() const {
        return isText() ? "(" + m_name + " IS NULL OR " + m_name + " = '')" : m_number + " IS NULL";
    }

    Expected<void> compared(QueryText& text, const char* how) {
        const std::string value = m_filter.values.empty() ? std::string() : m_filter.values.front();
        if (m_column.kind == DatabaseCellKind::time) {
            append(text, m_name + how, value);
            return {};
        }
        if (!isNumber()) {
            return fail(base::ErrorCode::columnNotNumeric, {m_column.name});
        }
        append(text, m_number + how, GREYSCOPE_TRY(numberOf(m_column.name, value)));
        return {};
    }

    /// Appends the condition for one value, or for a range of numbers "2..8".
    Expected<void> equal(QueryText& text, const std::string& value) {
        if (value.empty()) {
            append(text, isEmpty());
        } else if (!isNumber()) {
            append(text, isText() ? filled(m_dialect.same, m_name) : m_name + " = ?", value);
        } else if (const std::size_t dots = value.find(".."); dots != std::string::npos) {
            const std::string low = value.substr(0, dots);
            const std::string high = value.substr(dots + 2);
            append(text, "(" + m_number + " IS NOT NULL");
            if (!low.empty()) {
                append(text, " AND " + m_number + " >= ?", GREYSCOPE_TRY(numberOf(m_column.name, low)));
            }
            if (!high.empty()) {
                append(text, " AND " + m_number + " <= ?", GREYSCOPE_TRY(numberOf(m_column.name, high)));
            }
            append(text, ")");
        } else {
            append(text, m_number + " = ?", GREYSCOPE_TRY(numberOf(m_column.name, value)));
        }
        return {};
    }

    Expected<void> oneOf(QueryText& text) {
        append(text, "(");
        for (std::size_t v = 0; v < m_filter.values.size(); ++v) {
            append(text, v == 0 ? "" : " OR ");
            GREYSCOPE_TRY(equal(text, m_filter.values[v]));
        }
        append(text, ")");
        return {};
    }

    /// An empty cell differs from every value unless it is listed.
    Expected<void> noneOf(QueryText& text) {
        const bool namesEmpty = std::find(m_filter.values.begin(), m_filter.values.end(), "") != m_filter.values.end();
        append(text, namesEmpty ? "(NOT " : "(" + isEmpty() + " OR NOT ");
        GREYSCOPE_TRY(oneOf(text));
        append(text, ")");
        return {};
    }

    Expected<void> contained(QueryText& text) {
        const std::string subject = isText() ? m_name : filled(m_dialect.text, m_name);
        append(text, "(");
        for (std::size_t v = 0; v < m_filter.values.size(); ++v) {
            append(text, v == 0 ? "" : " OR ");
            append(text, filled(m_dialect.contains, subject), m_filter.values[v]);
        }
        append(text, ")");
        return {};
    }

    const data::Filter& m_filter;
    const DatabaseColumn& m_column;
    const Dialect& m_dialect;
    std::string m_name;
    std::string m_number;
};

}  // namespace

Expected<const DatabaseColumn*> readableColumn(const std::vector<DatabaseColumn>& columns, const std::string& name) {
    const auto found =
        std::find_if(columns.begin(), columns.end(), [&](const auto& each) { return each.name == name; });
    if (found == columns.end()) {
        std::vector<std::string> names;
        for (const DatabaseColumn& each : columns) {
            names.push_back(each.name);
        }
        return fail(base::ErrorCode::unknownColumn, base::withChoices({name}, base::nearestChoices(name, names)));
    }
    if (found->kind == DatabaseCellKind::unreadable) {
        return fail(base::ErrorCode::fileNotReadable, {{}, {}, kTypeNotReadable, name, found->type});
    }
    return &*found;
}

Expected<QueryText> conditionText(const std::vector<data::Filter>& filters, const std::vector<DatabaseColumn>& columns,
                                  const Dialect& dialect, const Quotes& quotes) {
    QueryText text;
    for (const data::Filter& filter : filters) {
        const DatabaseColumn* const column = GREYSCOPE_TRY(readableColumn(columns, filter.column));
        append(text, &filter == filters.data() ? "" : " AND ");
        GREYSCOPE_TRY(ConditionWriter(filter, *column, dialect, quotes).write(text));
    }
    return text;
}

Expected<std::string> oneStatement(const std::string& sql) {
    std::size_t end = sql.size();
    while (end > 0 && (sql[end - 1] == ';' || sql[end - 1] == ' ' || sql[end - 1] == '\n' || sql[end - 1] == '\t')) {
        --end;
    }
    // Also inside quotes, because servers disagree on what a quote is, and none may be made to run a second statement.
    if (sql.substr(0, end).find(';') != std::string::npos) {
        return fail(base::ErrorCode::fileNotReadable, {{}, {}, kSeveralStatements});
    }
    // ODBC's SQLite driver allows it to load a library. The name is recognised inside any kind of quotes.
    if (QString::fromStdString(sql).contains(QLatin1String("load_extension"), Qt::CaseInsensitive)) {
        return fail(base::ErrorCode::fileNotReadable, {{}, {}, kCallRefused, "load_extension"});
    }
    return sql.substr(0, end);
}

}  // namespace greyscope::app
