#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/columns/column.h"
#include "core/data/stack/stack.h"

namespace greyscope::data {

/// A column of the stack, with the columns of the stacked tables that form it: one per table, null if a table lacks it.
struct Aligned {
    std::string name;
    std::vector<const Column*> columns;
};

/// Returns the name of the metric chosen for a table to be stacked; if none was chosen, of its first metric.
[[nodiscard]] std::string metricOf(const StackPart& part);

/// A stack under construction: its columns so far, and what is known of their roles.
struct StackDraft {
    StackDraft(const std::vector<StackPart>& all, base::Progress& watched);

    /// How often each row of a table is in the stack: once per series for a wide table, otherwise 1.
    [[nodiscard]] std::size_t timesOf(const StackPart& part) const;
    /// Number of rows of the stack.
    [[nodiscard]] std::size_t total() const;
    /// Returns `name`, with '_' appended as often as needed so that no column of the stack has it.
    [[nodiscard]] std::string freeName(std::string name) const;
    /// Inserts the column "source" before all others; it contains the name of the table that each row comes from.
    void addSource();

    const std::vector<StackPart>& parts;
    base::Progress& progress;
    Stack stack;
    std::vector<Column> columns;
};

}  // namespace greyscope::data
