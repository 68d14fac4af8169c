#pragma once

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace greyscope::test {

/// What of a spreadsheet's language the sheets of derivations use: numbers, cells and ranges of one column. A cell
/// that has no value yet throws.
class SheetCalculator {
public:
    using Values = std::vector<double>;                ///< of a range, or one
    using Cells = std::vector<std::optional<double>>;  ///< of the column, from row 1

    SheetCalculator(std::string_view text, const Cells& cells) : m_text(text), m_cells(cells) {}
    [[nodiscard]] double formula() { return sum().front(); }
    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }

private:
    template <class Use>
    static Values both(const Values& a, const Values& b, const Use& use) {
        Values result;
        for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
            result.push_back(use(a[a.size() == 1 ? 0 : i], b[b.size() == 1 ? 0 : i]));
        }
        return result;
    }
    template <class Use>
    static Values each(Values values, const Use& use) {
        for (double& value : values) {
            value = use(value);
        }
        return values;
    }

    bool take(char sign) {
        const bool there = m_at < m_text.size() && m_text[m_at] == sign;
        m_at += there ? 1 : 0;
        return there;
    }
    Values comparison() {
        const Values left = sum();
        for (const char sign : {'<', '>', '='}) {
            if (take(sign)) {
                return both(left, sum(), [sign](double a, double b) {
                    return (sign == '<' ? a < b : sign == '>' ? a > b : a == b) ? 1.0 : 0.0;
                });
            }
        }
        return left;
    }
    Values sum() {
        Values value = product();
        while (true) {
            if (take('+')) {
                value = both(value, product(), std::plus<>());
            } else if (take('-')) {
                value = both(value, product(), std::minus<>());
            } else {
                return value;
            }
        }
    }
    Values product() {
        Values value = power();
        while (true) {
            if (take('*')) {
                value = both(value, power(), std::multiplies<>());
            } else if (take('/')) {
                value = both(value, power(), std::divides<>());
            } else {
                return value;
            }
        }
    }
    Values power() {
        const Values base = atom();
        return take('^') ? both(base, atom(), [](double a, double b) { return std::pow(a, b); }) : base;
    }
    Values atom() {
        if (take('-')) {
            return each(atom(), std::negate<>());
        }
        if (take('(')) {
            Values value = comparison();
            take(')');
            return value;
        }
        if (std::isalpha(static_cast<unsigned char>(m_text[m_at])) != 0) {
            const std::string_view name = word();
            return take('(') ? called(name) : range(name);
        }
        double value = 0.0;
        const char* const start = m_text.data() + m_at;
        const char* const end = std::from_chars(start, m_text.data() + m_text.size(), value).ptr;
        m_at += static_cast<std::size_t>(end - start);
        return {value};
    }
    std::string_view word() {
        const std::size_t start = m_at;
        while (m_at < m_text.size() && std::isalnum(static_cast<unsigned char>(m_text[m_at])) != 0) {
            ++m_at;
        }
        return m_text.substr(start, m_at - start);
    }
    static std::size_t rowOf(std::string_view cell) {
        std::size_t row = 0;
        std::from_chars(cell.data() + 1, cell.data() + cell.size(), row);
        return row;
    }
    Values range(std::string_view first) {
        const std::size_t start = rowOf(first);
        const std::size_t last = take(':') ? rowOf(word()) : start;
        Values values;
        for (std::size_t row = start; row <= last; ++row) {
            values.push_back(m_cells.at(row - 1).value());
        }
        return values;
    }
    Values called(std::string_view name) {
        std::vector<Values> given{comparison()};
        while (take(',')) {
            given.push_back(comparison());
        }
        take(')');
        Values all;
        for (const Values& each : given) {
            all.insert(all.end(), each.begin(), each.end());
        }
        if (name == "IF") {
            return given[0].front() != 0.0 ? given[1] : given[2];
        }
        if (name == "ROUND") {
            return both(given[0], given[1], [](double value, double digits) {
                // Spreadsheets take 0.4953375 for the half that its digits say.
                const double unit = std::pow(10.0, digits);
                return std::round(value * unit * (1.0 + 1e-14)) / unit;
            });
        }
        if (name == "SUM" || name == "SUMPRODUCT") {
            double total = 0.0;
            for (const double value : all) {
                total += value;
            }
            return {total};
        }
        return name == "EXP"    ? each(given[0], [](double value) { return std::exp(value); })
               : name == "ABS"  ? each(given[0], [](double value) { return std::abs(value); })
               : name == "SQRT" ? each(given[0], [](double value) { return std::sqrt(value); })
               : name == "LN"   ? each(given[0], [](double value) { return std::log(value); })
               : name == "COS"  ? each(given[0], [](double value) { return std::cos(value); })
               : name == "SIN"  ? each(given[0], [](double value) { return std::sin(value); })
               : name == "SIGN"
                   ? each(given[0], [](double value) { return value > 0.0   ? 1.0
                                                              : value < 0.0 ? -1.0
                                                                            : 0.0; })
               : name == "INT" ? each(given[0], [](double value) { return std::floor(value); })
               : name == "MIN" ? Values{*std::min_element(all.begin(), all.end())}
                               : Values{*std::max_element(all.begin(), all.end())};
    }

    std::string_view m_text;
    const Cells& m_cells;
    std::size_t m_at = 0;
};

/// The cells of a column whose rows are numbered from 1; those of formulas calculated in the order of the rows. What is
/// no number and no formula is left out.
inline std::map<std::string, double> calculated(const std::vector<std::string>& column, const std::string& name) {
    SheetCalculator::Cells values;
    std::map<std::string, double> cells;
    for (const std::string& text : column) {
        std::optional<double>& value = values.emplace_back();
        double number = 0.0;
        const char* const end = text.data() + text.size();
        if (std::from_chars(text.data(), end, number).ptr == end && !text.empty()) {
            value = number;
        } else if (!text.empty() && text.front() == '=') {
            SheetCalculator calculator(std::string_view(text).substr(1), values);
            number = calculator.formula();
            if (calculator.atEnd()) {
                value = number;
            }
        }
        if (value) {
            cells[name + std::to_string(values.size())] = *value;
        }
    }
    return cells;
}

}  // namespace greyscope::test
