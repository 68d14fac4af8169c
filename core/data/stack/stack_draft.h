#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/data/columns/column.h"
#include "core/data/stack/stack.h"

namespace greyscope::data {

/// Columns of the parts that form one column of the stack, one per part; null if a part lacks the column.
struct Aligned {
    std::string name;
    std::vector<const Column*> columns;
};

/// The chosen metric of a part, or its first one.
[[nodiscard]] std::string metricOf(const StackPart& part);

/// A stack under construction: its columns and what is known of their roles.
struct StackDraft {
    StackDraft(const std::vector<StackPart>& all, base::Progress& watched);

    /// Copies of each row of a part in the stack: once per series for a wide part, otherwise 1.
    [[nodiscard]] std::size_t timesOf(const StackPart& part) const;
    /// Number of rows of the stack.
    [[nodiscard]] std::size_t total() const;
    /// `name`, changed if needed so that no column of the stack has it.
    [[nodiscard]] std::string freeName(std::string name) const;
    /// Inserts the first column, which names the part of each row.
    void addSource();

    const std::vector<StackPart>& parts;
    base::Progress& progress;
    Stack stack;
    std::vector<Column> columns;
};

}  // namespace greyscope::data
