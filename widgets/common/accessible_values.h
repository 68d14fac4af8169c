#pragma once

#include <QRect>
#include <QString>

namespace greyscope::widgets {

/// A drawn view that assistive technology can read as a table of values. Rectangles are in coordinates of
/// `valuesWidget()`.
/// A view that inherits this class and QWidget is read cell by cell after installAccessibleValues() was called.
class AccessibleValues {
public:
    virtual ~AccessibleValues() = default;
    [[nodiscard]] virtual QString valuesTitle() const = 0;
    [[nodiscard]] virtual int valueRows() const = 0;
    [[nodiscard]] virtual int valueColumns() const = 0;
    [[nodiscard]] virtual QString rowName(int row) const = 0;
    [[nodiscard]] virtual QString columnName(int column) const = 0;
    [[nodiscard]] virtual QString valueText(int row, int column) const = 0;
    [[nodiscard]] virtual QRect valueRect(int row, int column) const = 0;
};

/// Registers every widget that is an AccessibleValues as a table for assistive technology. May be called repeatedly.
void installAccessibleValues();

}  // namespace greyscope::widgets
