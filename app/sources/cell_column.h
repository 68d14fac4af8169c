#pragma once

#include <QVariant>

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "app/sources/query/query_text.h"
#include "core/data/columns/column.h"
#include "core/io/reader.h"

class QSqlQuery;

namespace greyscope::app {

/// A column of the table that is read from a database, filled row by row.
class CellColumn {
public:
    /// Creates an empty column. `result` describes it. `by` is what states the role of an aggregated column.
    CellColumn(ResultColumn result, std::string by);
    void add(const QSqlQuery& row);
    /// Returns the approximate memory in bytes that the column uses so far.
    [[nodiscard]] std::size_t bytes() const {
        return m_numbers.size() * sizeof(double) + m_texts.codes.size() * sizeof(std::int32_t) + m_levelBytes;
    }
    /// Returns the finished column. The report receives the cells that could not be read exactly; `number` is the
    /// number of the column in it, from 1.
    [[nodiscard]] data::Column take(io::ReadReport& report, std::size_t number);

private:
    void addNumber(const QVariant& value);
    void addText(const QVariant& value);
    void addQuantile(const QSqlQuery& row);
    void addFound(double value);
    void addWord(const QVariant& value, bool notFinite);
    [[nodiscard]] bool holdsCodes() const;
    [[nodiscard]] data::TextValues codes() const;

    ResultColumn m_result;
    std::string m_by;
    bool m_isNumber;
    data::Column m_column;
    data::NumericValues m_numbers;
    /// Integers beyond 2^53, which a double cannot represent, as text by row.
    std::unordered_map<std::size_t, std::string> m_inexact;
    data::TextValues m_texts;
    std::unordered_map<std::string, std::int32_t> m_codes;
    std::size_t m_levelBytes = 0;
    std::size_t m_missing = 0;
};

}  // namespace greyscope::app
