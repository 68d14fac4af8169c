#pragma once

#include <QRect>
#include <QString>

namespace greyscope::widgets {

/// Base class of drawn views whose contents assistive technology reads as a table of values. A view that inherits this
/// class and QWidget is read cell by cell after installAccessibleValues() was called. Rectangles are in coordinates of
/// the view.
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

/// Makes Qt present every widget that is an AccessibleValues to assistive technology as a table. May be called
/// repeatedly.
void installAccessibleValues();

}  // namespace greyscope::widgets
