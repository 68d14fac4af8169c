#include "app/sources/cell_column.h"

#include <QDateTime>
#include <QSqlQuery>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/data/columns/column_name.h"
#include "core/data/columns/whole_codes.h"

namespace greyscope::app {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kListed = 100;  // maximum number of problems

int fieldOf(std::size_t field) {
    return static_cast<int>(field);
}

QString textOf(const QVariant& value) {
    switch (value.typeId()) {
        case QMetaType::QDateTime:
            return value.toDateTime().toString(Qt::ISODateWithMs);
        case QMetaType::QDate:
            return value.toDate().toString(Qt::ISODate);
        default:
            return value.toString();
    }
}

std::string unitOf(const ResultColumn& result) {
    return data::aggregatedUnit(data::unitInName(result.column.name),
                                result.statistic.value_or(data::Aggregation::none));
}

}  // namespace

CellColumn::CellColumn(ResultColumn result, std::string by)
    : m_result(std::move(result)),
      m_by(std::move(by)),
      m_isNumber(m_result.column.kind == DatabaseCellKind::number || m_result.statistic) {}

void CellColumn::add(const QSqlQuery& row) {
    if (m_result.fields.size() > 1) {
        addQuantile(row);
        return;
    }
    const QVariant value = row.value(fieldOf(m_result.fields.front()));
    if (m_isNumber) {
        addNumber(value);
    } else {
        addText(value);
    }
}

void CellColumn::addFound(double value) {
    m_missing += std::isnan(value) ? 1 : 0;
    m_numbers.push_back(value);
}

void CellColumn::addWord(const QVariant& value, bool notFinite) {
    (notFinite ? m_column.notFinite : m_column.notNumbers).push_back(m_numbers.size());
    const QString word = value.typeId() == QMetaType::QByteArray ? QStringLiteral("BLOB") : value.toString();
    m_column.words.emplace_back(m_numbers.size(), word.left(200).toStdString());
    addFound(kNone);
}

void CellColumn::addNumber(const QVariant& value) {
    if (value.isNull()) {
        addFound(kNone);
        return;
    }
    bool good = value.typeId() != QMetaType::QByteArray;
    const double number = good ? value.toDouble(&good) : 0.0;
    if (good && std::isfinite(number)) {
        const bool whole = value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::ULongLong;
        if (whole && std::abs(number) >= data::kExactWhole) {
            m_inexact.emplace(m_numbers.size(), value.toString().toStdString());
        }
        // Servers return the variance, because not all can calculate its root.
        addFound(m_result.statistic == data::Aggregation::deviation ? std::sqrt(std::max(number, 0.0)) : number);
    } else if (!good && value.toString().isEmpty() && value.typeId() == QMetaType::QString) {
        addFound(kNone);
    } else {
        addWord(value, good);
    }
}

void CellColumn::addText(const QVariant& value) {
    // MySQL returns text with a binary collation as bytes; columns of real bytes were recognised before.
    const bool isBytes = value.typeId() == QMetaType::QByteArray;
    const std::string text = value.isNull() ? std::string()
                             : isBytes      ? QString::fromUtf8(value.toByteArray()).toStdString()
                                            : textOf(value).toStdString();
    if (text.empty()) {
        m_texts.codes.push_back(-1);
        ++m_missing;
        return;
    }
    const auto [entry, isNew] = m_codes.try_emplace(text, static_cast<std::int32_t>(m_texts.levels.size()));
    if (isNew) {
        constexpr std::size_t kBeside = 100;  // overhead of the two copies
        m_levelBytes += 2 * text.size() + kBeside;
        m_texts.levels.push_back(text);
    }
    m_texts.codes.push_back(entry->second);
}

/// Interpolates like base::quantile() for all values; the fields are the values that it would use.
void CellColumn::addQuantile(const QSqlQuery& row) {
    const auto& fields = m_result.fields;
    const QVariant below = row.value(fieldOf(fields[0]));
    const QVariant above = row.value(fieldOf(fields[1]));
    if (below.isNull() || above.isNull()) {
        addFound(kNone);
        return;
    }
    const bool median = m_result.statistic == data::Aggregation::median;
    const double at =
        (median ? 0.5 : m_result.statistic->percent / 100.0) * (row.value(fieldOf(fields[3])).toDouble() - 1.0);
    const double share = std::clamp(at - row.value(fieldOf(fields[2])).toDouble(), 0.0, 1.0);
    addFound(std::lerp(below.toDouble(), above.toDouble(), share));
}

/// Whether the column contains codes, as in a file: integers, at least one of which a double cannot represent.
bool CellColumn::holdsCodes() const {
    return !m_inexact.empty() && m_column.words.empty() && !m_result.statistic &&
           std::all_of(m_numbers.begin(), m_numbers.end(),
                       [](double number) { return std::isnan(number) || number == std::trunc(number); });
}

data::TextValues CellColumn::codes() const {
    data::TextValues texts;
    std::unordered_map<std::string, std::int32_t> known;
    for (std::size_t row = 0; row < m_numbers.size(); ++row) {
        if (std::isnan(m_numbers[row])) {
            texts.codes.push_back(-1);
            continue;
        }
        const auto inexact = m_inexact.find(row);
        std::string text = inexact == m_inexact.end() ? base::toText(m_numbers[row]) : inexact->second;
        const auto [entry, isNew] = known.try_emplace(text, static_cast<std::int32_t>(texts.levels.size()));
        if (isNew) {
            texts.levels.push_back(std::move(text));
        }
        texts.codes.push_back(entry->second);
    }
    return texts;
}

data::Column CellColumn::take(io::ReadReport& report, std::size_t number) {
    m_column.name = m_result.name;
    m_column.unit = unitOf(m_result);
    if (m_result.statistic) {
        m_column.stated = data::StatedRole{m_result.describes ? data::Role::description : data::Role::metric, m_by};
    }
    report.cellsMissing += m_missing;
    for (const auto* rows : {&m_column.notNumbers, &m_column.notFinite}) {
        const auto kind = rows == &m_column.notNumbers ? io::ProblemKind::notANumber : io::ProblemKind::notFinite;
        for (const std::size_t row : *rows) {
            report.list({kind, row + 1, number, {}}, kListed);
        }
    }
    for (io::Problem& problem : report.problems) {
        for (const auto& [row, word] : m_column.words) {
            if (problem.column == number && problem.line == row + 1) {
                problem.text = word;
            }
        }
    }
    if (m_isNumber && holdsCodes()) {
        m_column.values = codes();
        return std::move(m_column);
    }
    m_column.values =
        m_isNumber ? decltype(m_column.values)(std::move(m_numbers)) : decltype(m_column.values)(std::move(m_texts));
    return std::move(m_column);
}

}  // namespace greyscope::app
