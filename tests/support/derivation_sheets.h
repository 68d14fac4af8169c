#pragma once

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/notation/sheet_formula.h"
#include "tests/support/sheet_calculator.h"

namespace greyscope::test {

using Sheet = std::vector<std::string>;  ///< the column of values

inline Sheet sheetOf(const derivation::Derivation& derivation) {
    Sheet column;
    for (const auto& row : derivation::sheetRows(derivation)) {
        column.push_back(row[3]);
    }
    return column;
}

/// What is chosen and measured of one derivation among the formulas of another.
inline Sheet withMeasured(Sheet sheet, const derivation::Derivation& other) {
    Sheet numbers{sheet.front()};
    for (const auto& [name, value] : derivation::sheetChoices(other)) {
        numbers.push_back(base::toText(static_cast<double>(value)));
    }
    for (const derivation::Step& step : other.steps) {
        for (const std::size_t line : derivation::sheetOrder(step)) {
            numbers.push_back(base::toText(static_cast<double>(step.lines[line].value)));
        }
    }
    for (std::size_t i = 0; i < sheet.size(); ++i) {
        sheet[i] = sheet[i].front() == '=' ? sheet[i] : numbers.at(i);
    }
    return sheet;
}

/// Every cell gives what the line of the derivation does.
inline void agrees(const Sheet& sheet, const derivation::Derivation& derivation) {
    const auto cells = calculated(sheet, "D");
    std::size_t row = 1 + derivation::sheetChoices(derivation).size();
    for (const derivation::Step& step : derivation.steps) {
        for (const std::size_t line : derivation::sheetOrder(step)) {
            const auto found = cells.find("D" + std::to_string(++row));
            QVERIFY2(found != cells.end(), sheet[row - 1].c_str());
            const double expected = static_cast<double>(step.lines[line].value);
            if (!(std::abs(found->second - expected) <= 1e-7 * std::max(1.0, std::abs(expected)))) {
                QFAIL(qPrintable(QString("%1: %2 instead of %3 by %4")
                                     .arg(QString::fromStdString(step.key))
                                     .arg(found->second, 0, 'g', 15)
                                     .arg(expected, 0, 'g', 15)
                                     .arg(QString::fromStdString(sheet[row - 1]))));
            }
        }
    }
    QCOMPARE(sheet.size(), row);
}

}  // namespace greyscope::test
