#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/columns/column.h"
#include "core/data/stack/stack.h"

namespace greyscope::data {

/// Columns of the parts that stand in one column of the stack; null where a part lacks it.
struct Aligned {
    std::string name;
    std::vector<const Column*> columns;
};

/// The metric that a part is meant by.
[[nodiscard]] std::string metricOf(const StackPart& part);

/// A stack as it comes about: its columns, and what is known of their roles.
struct StackDraft {
    StackDraft(const std::vector<StackPart>& all, base::Progress& watched);

    /// How often the rows of a part stand in the stack: in one of series those of a wide part once for each.
    [[nodiscard]] std::size_t timesOf(const StackPart& part) const;
    /// Rows of the stack.
    [[nodiscard]] std::size_t total() const;
    /// A name that no column of the stack has.
    [[nodiscard]] std::string freeName(std::string name) const;
    /// Which part a row is of, as the first column.
    void addSource();

    const std::vector<StackPart>& parts;
    base::Progress& progress;
    Stack stack;
    std::vector<Column> columns;
};

}  // namespace greyscope::data
