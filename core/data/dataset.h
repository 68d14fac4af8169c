#pragma once

#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <typeindex>
#include <typeinfo>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/column.h"
#include "core/data/columns/levels.h"
#include "core/data/row_account.h"
#include "core/data/source_lines.h"

namespace greyscope::data {

/// Smallest and largest number of a column; `low` > `high` if the column contains no number.
struct Reach {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
    std::size_t missing = 0;  ///< number of missing cells of the column
};

/// A fact about the whole table, such as the program that wrote it, its version, its command line, or its host.
struct TableFact {
    std::string name;
    std::string value;
    bool operator==(const TableFact&) const = default;
};

/// An immutable table of typed columns of equal length. Copies share the data and everything that is cached; any number
/// of threads may read it.
class Dataset {
public:
    /// Creates a dataset. `lines`: the line of each row in the source file; empty if there is no file. `steps`: the row
    /// accounts of the recipe steps that made the columns. `notes`: facts about the table. Errors:
    /// columnLengthMismatch, duplicateColumn, noRows (no column at all).
    [[nodiscard]] static base::Expected<Dataset> create(std::vector<Column> columns, SourceLines lines = {},
                                                        std::vector<StepAccount> steps = {},
                                                        std::vector<TableFact> notes = {});

    [[nodiscard]] std::size_t rowCount() const { return m_data->rowCount; }
    [[nodiscard]] const std::vector<Column>& columns() const { return m_data->columns; }
    [[nodiscard]] std::optional<std::size_t> find(const std::string& name) const;
    /// Returns the column with that name. Error: unknownColumn.
    [[nodiscard]] base::Expected<const Column*> column(const std::string& name) const;
    /// Returns the column with that name, which must be numeric. Errors: unknownColumn; columnNotNumeric if it contains
    /// text.
    [[nodiscard]] base::Expected<const Column*> numericColumn(const std::string& name) const;
    /// Row accounts of the recipe steps that turned the table of the file into this dataset; empty if no step was
    /// applied.
    [[nodiscard]] const std::vector<StepAccount>& steps() const { return m_data->steps; }
    [[nodiscard]] const std::vector<TableFact>& notes() const { return m_data->notes; }
    [[nodiscard]] const SourceLines& lines() const { return m_data->lines; }
    /// Line of the row in the source file (from 1); 0 if it is unknown or the rows come from several files (see
    /// lineInPart()).
    [[nodiscard]] std::size_t lineOf(std::size_t row) const { return m_data->lines.at(row); }
    /// Line of the row (from 1) in the file that the row comes from; 0 if unknown. Also works in a stack of tables from
    /// several files, where lineOf() returns 0.
    [[nodiscard]] std::size_t lineInPart(std::size_t row) const { return m_data->lines.inOwnFile(row); }
    /// In a stack of tables: the name of the table that the row comes from; "" if the dataset is not a stack.
    [[nodiscard]] std::string tableOf(std::size_t row) const;
    /// The levels (distinct values) of a column. The first call computes them, which takes time with many rows: make it
    /// on a worker thread.
    [[nodiscard]] const Levels& levels(std::size_t column) const;
    /// The smallest and the largest number of a column, and how many cells are missing. The first call computes them,
    /// as in levels().
    [[nodiscard]] const Reach& reach(std::size_t column) const;

    /// Returns the object of type Fact that remember() cached for this dataset; null if there is none.
    template <class Fact>
    [[nodiscard]] std::shared_ptr<const Fact> remembered() const {
        const std::lock_guard guard(m_data->memory->lock);
        const auto found = m_data->memory->facts.find(typeid(Fact));
        return found == m_data->memory->facts.end() ? nullptr : std::static_pointer_cast<const Fact>(found->second);
    }
    /// Caches an object for remembered(), in place of one of the same type. It must depend on the dataset alone.
    template <class Fact>
    void remember(Fact fact) const {
        const std::lock_guard guard(m_data->memory->lock);
        m_data->memory->facts[typeid(Fact)] = std::make_shared<const Fact>(std::move(fact));
    }
    template <class Fact>
    void remember(std::shared_ptr<const Fact> fact) const {
        const std::lock_guard guard(m_data->memory->lock);
        m_data->memory->facts[typeid(Fact)] = std::move(fact);
    }

private:
    struct Memory {
        std::mutex lock;
        std::map<std::type_index, std::shared_ptr<const void>> facts;
    };
    struct Known {
        std::once_flag listed;
        std::optional<Levels> levels;
        std::once_flag measured;
        Reach reach;
    };
    struct Data {
        std::vector<Column> columns;
        SourceLines lines;
        std::vector<StepAccount> steps;
        std::vector<TableFact> notes;
        std::size_t rowCount = 0;
        mutable std::vector<Known> known;  ///< for each column, its cached levels and range
        std::unique_ptr<Memory> memory = std::make_unique<Memory>();
    };
    std::shared_ptr<const Data> m_data = std::make_shared<const Data>();
};

/// Returns the names of all columns of the dataset, in their order.
[[nodiscard]] std::vector<std::string> columnNames(const Dataset& dataset);

}  // namespace greyscope::data
