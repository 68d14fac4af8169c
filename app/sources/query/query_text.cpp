#include "app/sources/query/query_text.h"

#include <QByteArray>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include "app/sources/query/query_conditions.h"
#include "app/text/database_faults.h"
#include "core/base/contains.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/column_clues.h"

namespace greyscope::app {

using base::Expected;
using base::fail;

namespace {

/// Writes one query; fields are counted as they are added.
class Writer {
    using Kind = data::Aggregation::Kind;

public:
    Writer(const DatabaseQuery& query, const std::string& from, const std::vector<DatabaseColumn>& columns,
           const Dialect& dialect, const Quotes& quotes, Values values)
        : m_query(query), m_from(from), m_columns(columns), m_dialect(dialect), m_quotes(quotes) {
        m_written.trusts = values == Values::trusted && dialect.meansTell && !query.group.empty() && needs(Kind::mean);
    }

    Expected<WrittenQuery> write() {
        const QueryText where = GREYSCOPE_TRY(conditionText(m_query.where, m_columns, m_dialect, m_quotes));
        std::string head;
        if (m_query.group.empty()) {
            head = GREYSCOPE_TRY(plain());
        } else {
            GREYSCOPE_TRY(takeGroups());
            head = isRanked() ? ranked() : summedUp();
        }
        m_written.text = where;
        m_written.text.parts.front().insert(
            0, head + (where.values.empty() && where.parts.front().empty() ? "" : " WHERE "));
        m_written.text.parts.back() += m_tail;
        if (m_query.limit) {  // one row more shows that there are more
            constexpr std::uint64_t kMost = std::numeric_limits<std::int64_t>::max();  // the servers' largest number
            m_written.text.parts.back() +=
                " " + filled(m_dialect.most, std::to_string(std::min(*m_query.limit, kMost - 1) + 1));
        }
        m_written.fields = m_fields.size();
        return std::move(m_written);
    }

private:
    Expected<const DatabaseColumn*> column(const std::string& name) const { return readableColumn(m_columns, name); }
    [[nodiscard]] std::string name(const DatabaseColumn& column) const { return quoted(column.name, m_quotes); }

    std::size_t addField(std::string expression) {
        m_fields.push_back(std::move(expression));
        return m_fields.size() - 1;
    }
    [[nodiscard]] std::string fieldList() const { return base::joined(m_fields, ", "); }

    /// Returns the expression that reads a column.
    [[nodiscard]] std::string readAs(const DatabaseColumn& column) const {
        const bool number = column.kind == DatabaseCellKind::number && !column.anyNumber;
        return number          ? filled(m_dialect.number, name(column))
               : column.asText ? filled(m_dialect.text, name(column))
                               : name(column);
    }

    Expected<std::string> plain() {
        std::vector<const DatabaseColumn*> wanted;
        for (const std::string& each : m_query.columns) {
            wanted.push_back(GREYSCOPE_TRY(column(each)));
        }
        for (const DatabaseColumn& each : m_columns) {
            if (m_query.columns.empty() && each.kind != DatabaseCellKind::unreadable) {
                wanted.push_back(&each);
            }
        }
        for (const DatabaseColumn* each : wanted) {
            m_written.columns.push_back({each->name, *each, {}, {addField(readAs(*each))}});
        }
        return "SELECT " + fieldList() + " FROM " + m_from;
    }

    Expected<void> takeGroups() {
        for (const std::string& each : m_query.group) {
            m_groups.push_back(GREYSCOPE_TRY(column(each)));
        }
        for (const std::string& each : m_query.measures) {
            const DatabaseColumn* const measure = GREYSCOPE_TRY(column(each));
            if (measure->kind != DatabaseCellKind::number) {
                return fail(base::ErrorCode::columnNotNumeric, {each});
            }
            m_measures.push_back(measure);
        }
        for (const DatabaseColumn& each : m_columns) {
            if (m_query.measures.empty() && each.kind == DatabaseCellKind::number &&
                !base::contains(m_query.group, each.name)) {
                m_measures.push_back(&each);
            }
        }
        const auto measured = [](const DatabaseColumn* each) { return !namesNoMeasurement(each->name); };
        m_choosesMeasured = m_query.measures.empty() && std::ranges::any_of(m_measures, measured);
        return {};
    }

    /// For a number that the user did not ask for.
    static bool namesNoMeasurement(const std::string& column) {
        return data::namesRepetitions(column) || data::namesIdentifier(column) || data::namesIndex(column) ||
               data::namesMoment(column) || data::namesDatePart(column);
    }

    [[nodiscard]] const std::vector<data::Aggregation>& statistics() const {
        return m_query.statistics.empty() ? usualStatistics() : m_query.statistics;
    }
    /// Whether rows must be ranked, or compared with their mean, before they are aggregated.
    [[nodiscard]] bool isRanked() const {
        return std::any_of(statistics().begin(), statistics().end(), [this](const data::Aggregation& each) {
            return (each.isSpread() && m_dialect.variance.empty()) || (isQuantile(each) && m_dialect.quantile.empty());
        });
    }

    [[nodiscard]] std::string groupKey(const DatabaseColumn& column) const {
        return column.kind == DatabaseCellKind::text && !column.asText ? filled(m_dialect.key, name(column))
                                                                       : name(column);
    }
    [[nodiscard]] std::string valueOf(const DatabaseColumn& column) const {
        return filled(column.anyNumber && !m_written.trusts ? m_dialect.finite : m_dialect.number, name(column));
    }

    /// Returns the column without a cast if the result is the same, because casting every row takes time.
    [[nodiscard]] std::string valueFor(const data::Aggregation& how, const DatabaseColumn& column) const {
        const bool sums = how.kind == Kind::mean || how.kind == Kind::sum || how.isSpread();
        const bool asItIs = m_written.trusts && (how.kind == Kind::count || (sums && column.isFloat));
        return asItIs ? name(column) : valueOf(column);
    }

    void addGroup(const DatabaseColumn& column, std::string expression) {
        m_written.columns.push_back({column.name, column, {}, {addField(std::move(expression))}});
    }

    void addStatistic(const DatabaseColumn& column, const data::Aggregation& statistic,
                      std::vector<std::size_t> fields) {
        const bool mean = statistic.kind == Kind::mean;
        const bool describes = (needs(Kind::mean) && (statistic.kind == Kind::count || statistic.isSpread())) ||
                               (m_choosesMeasured && namesNoMeasurement(column.name));
        m_written.columns.push_back({column.name + (mean ? "" : "_" + statisticText(statistic)), column, statistic,
                                     std::move(fields), describes});
    }

    static bool isQuantile(const data::Aggregation& how) {
        return how.kind == Kind::median || how.kind == Kind::percentile;
    }
    static double probabilityOf(const data::Aggregation& quantile) {
        return quantile.kind == Kind::median ? 0.5 : quantile.percent / 100.0;
    }

    /// Returns what the server calculates itself. A deviation is the root of the variance that it returns.
    [[nodiscard]] std::string ofServer(const data::Aggregation& how, const std::string& value) const {
        switch (how.kind) {
            case Kind::none:
            case Kind::mean:
                break;
            case Kind::count:
                return "COUNT(" + value + ")";
            case Kind::sum:
                return "SUM(" + value + ")";
            case Kind::minimum:
                return "MIN(" + value + ")";
            case Kind::maximum:
                return "MAX(" + value + ")";
            case Kind::deviation:
            case Kind::variance:
                return filled(m_dialect.variance, value);
            case Kind::median:
            case Kind::percentile:
                return filled(m_dialect.quantile, value, base::toText(probabilityOf(how)));
        }
        return "AVG(" + value + ")";
    }

    /// Returns the select list for a single pass over the rows.
    std::string summedUp() {
        std::vector<std::string> keys;
        for (const DatabaseColumn* group : m_groups) {
            keys.push_back(groupKey(*group));
            addGroup(*group, group->asText ? filled(m_dialect.text, name(*group)) : keys.back());
        }
        for (const DatabaseColumn* measure : m_measures) {
            for (const data::Aggregation& each : statistics()) {
                addStatistic(*measure, each, {addField(ofServer(each, valueFor(each, *measure)))});
            }
        }
        m_tail = " GROUP BY " + base::joined(keys, ", ");
        return "SELECT " + fieldList() + " FROM " + m_from;
    }

    /// Innermost are the rows with their values, then their ranks and means, then the aggregates.
    std::string ranked() {
        std::vector<std::string> keys;
        std::vector<std::string> inner;
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            keys.push_back("g" + std::to_string(g));
            inner.push_back(groupKey(*m_groups[g]) + " AS " + keys.back());
            addGroup(*m_groups[g], m_groups[g]->asText ? filled(m_dialect.text, keys.back()) : keys.back());
        }
        const std::string partition = "OVER (PARTITION BY " + base::joined(keys, ", ");
        std::vector<std::string> around = keys;
        for (std::size_t m = 0; m < m_measures.size(); ++m) {
            const std::string number = std::to_string(m);
            inner.push_back(valueOf(*m_measures[m]) + " AS v" + number);
            around.push_back("v" + number);
            addRanks(around, partition, number);
            addRanked(*m_measures[m], number);
        }
        m_tail = ") AS cells) AS ranks GROUP BY " + base::joined(keys, ", ");
        return "SELECT " + fieldList() + " FROM (SELECT " + base::joined(around, ", ") + " FROM (SELECT " +
               base::joined(inner, ", ") + " FROM " + m_from;
    }

    [[nodiscard]] bool needs(Kind kind) const {
        return std::any_of(statistics().begin(), statistics().end(),
                           [kind](const data::Aggregation& each) { return each.kind == kind; });
    }

    void addRanks(std::vector<std::string>& around, const std::string& partition, const std::string& number) const {
        const std::string value = "v" + number;
        if ((needs(Kind::variance) || needs(Kind::deviation)) && m_dialect.variance.empty()) {
            around.push_back("AVG(" + value + ") " + partition + ") AS m" + number);
        }
        if (std::any_of(statistics().begin(), statistics().end(),
                        isQuantile)) {  // cells without a value rank last, after all required ranks
            around.push_back("ROW_NUMBER() " + partition + " ORDER BY CASE WHEN " + value +
                             " IS NULL THEN 1 ELSE 0 END, " + value + ") - 1 AS r" + number);
            around.push_back("COUNT(" + value + ") " + partition + ") AS n" + number);
        }
    }

    void addRanked(const DatabaseColumn& measure, const std::string& number) {
        const std::string value = "v" + number;
        for (const data::Aggregation& each : statistics()) {
            if (isQuantile(each) && m_dialect.quantile.empty()) {
                addStatistic(measure, each, rankedQuantile(probabilityOf(each), number));
            } else if (each.isSpread() && m_dialect.variance.empty()) {
                const std::string apart = "(" + value + " - m" + number + ")";
                addStatistic(measure, each,
                             {addField("SUM(" + apart + " * " + apart + ") / NULLIF(COUNT(" + value + ") - 1, 0)")});
            } else {
                addStatistic(measure, each, {addField(ofServer(each, value))});
            }
        }
    }

    /// Adds the two values between which a quantile lies, and its position, as defined by base::quantile().
    std::vector<std::size_t> rankedQuantile(double probability, const std::string& number) {
        const std::string at = base::toText(probability) + " * (n" + number + " - 1)";
        const std::string below = "CASE WHEN r" + number + " <= " + at + " THEN ";
        return {addField("MAX(" + below + "v" + number + " END)"),
                addField("MIN(CASE WHEN r" + number + " >= " + at + " THEN v" + number + " END)"),
                addField("MAX(" + below + "r" + number + " END)"), addField("COUNT(v" + number + ")")};
    }

    const DatabaseQuery& m_query;
    const std::string& m_from;
    const std::vector<DatabaseColumn>& m_columns;
    const Dialect& m_dialect;
    const Quotes& m_quotes;
    std::vector<const DatabaseColumn*> m_groups, m_measures;
    bool m_choosesMeasured = false;  ///< some measures are measurements by name, the others describe
    std::vector<std::string> m_fields;
    std::string m_tail;  ///< text after the conditions
    WrittenQuery m_written;
};

}  // namespace

std::string quoted(const std::string& name, const Quotes& quotes) {
    std::string text(1, quotes.open);
    for (const char c : name) {
        text += c == quotes.close ? std::string(2, c) : std::string(1, c);
    }
    return text + quotes.close;
}

std::string QueryText::sql() const {
    return base::joined(parts, "?");
}

std::string sourceText(const std::string& quotedTable, const std::string& sql) {
    return sql.empty() ? quotedTable : "(" + sql + "\n) AS own_query";  // it may end with a comment
}

Expected<WrittenQuery> writeQuery(const DatabaseQuery& query, const std::string& from,
                                  const std::vector<DatabaseColumn>& columns, const Dialect& dialect,
                                  const Quotes& quotes, Values values) {
    return Writer(query, from, columns, dialect, quotes, values).write();
}

}  // namespace greyscope::app
