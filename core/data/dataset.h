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

/// What a column's numbers reach over; `low` > `high` where it has none.
struct Reach {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
    std::size_t missing = 0;  ///< cells
};

/// A fact of a whole table: the program that wrote it and its version, how it was called, on which host.
struct TableFact {
    std::string name;
    std::string value;
    bool operator==(const TableFact&) const = default;
};

/// An immutable table of typed columns of equal length. Copies share the data, and what is known about it; any number
/// of threads may read it.
class Dataset {
public:
    /// Fails with columnLengthMismatch, duplicateColumn or noRows (no column at all).
    /// `lines` are those of the source file; none where there is no file. `steps` are what it went through since.
    [[nodiscard]] static base::Expected<Dataset> create(std::vector<Column> columns, SourceLines lines = {},
                                                        std::vector<StepAccount> steps = {},
                                                        std::vector<TableFact> notes = {});

    [[nodiscard]] std::size_t rowCount() const { return m_data->rowCount; }
    [[nodiscard]] const std::vector<Column>& columns() const { return m_data->columns; }
    [[nodiscard]] std::optional<std::size_t> find(const std::string& name) const;
    /// The column of that name, or unknownColumn.
    [[nodiscard]] base::Expected<const Column*> column(const std::string& name) const;
    /// As column(), and columnNotNumeric where it holds text.
    [[nodiscard]] base::Expected<const Column*> numericColumn(const std::string& name) const;
    /// The account of the steps that made this dataset of the file's; none: it is the file's.
    [[nodiscard]] const std::vector<StepAccount>& steps() const { return m_data->steps; }
    [[nodiscard]] const std::vector<TableFact>& notes() const { return m_data->notes; }
    [[nodiscard]] const SourceLines& lines() const { return m_data->lines; }
    /// Line in the source file (from 1), 0 where it is not known.
    [[nodiscard]] std::size_t lineOf(std::size_t row) const { return m_data->lines.at(row); }
    /// The same in the file of the part that the row of a stack is of.
    [[nodiscard]] std::size_t lineInPart(std::size_t row) const { return m_data->lines.inOwnFile(row); }
    /// The table of a stack that the row is of; "" where the dataset is none.
    [[nodiscard]] std::string tableOf(std::size_t row) const;
    /// The levels of a column, found when they are first asked for: with many rows, ask once off the thread that may
    /// not wait.
    [[nodiscard]] const Levels& levels(std::size_t column) const;
    /// Found as levels() are.
    [[nodiscard]] const Reach& reach(std::size_t column) const;

    /// What was worked out of the whole dataset before and is asked for again; null where nothing of this type was.
    template <class Fact>
    [[nodiscard]] std::shared_ptr<const Fact> remembered() const {
        const std::lock_guard guard(m_data->memory->lock);
        const auto found = m_data->memory->facts.find(typeid(Fact));
        return found == m_data->memory->facts.end() ? nullptr : std::static_pointer_cast<const Fact>(found->second);
    }
    /// Keeps what follows from the dataset alone.
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
        mutable std::vector<Known> known;  ///< one a column
        std::unique_ptr<Memory> memory = std::make_unique<Memory>();
    };
    std::shared_ptr<const Data> m_data = std::make_shared<const Data>();
};

/// In the order of the columns.
[[nodiscard]] std::vector<std::string> columnNames(const Dataset& dataset);

}  // namespace greyscope::data
