#include "core/data/stack.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>
#include <optional>

#include "core/base/contains.h"
#include "core/base/free_name.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/coding.h"
#include "core/data/column_name.h"
#include "core/data/series_names.h"
#include "core/data/stacked_column.h"
#include "core/data/stated_roles.h"
#include "core/data/units.h"

namespace greyscope::data {

using base::contains;
using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

using Names = std::vector<std::string>;
using StackParts = std::vector<StackPart>;

Names withRole(const Roles& roles) {
    Names names = roles.keys;
    names.insert(names.end(), roles.factors.begin(), roles.factors.end());
    names.insert(names.end(), roles.metrics.begin(), roles.metrics.end());
    return names;
}

/// What a name says beside its unit.
std::string wordsIn(const std::string& name) {
    return base::lowered(displayName(name));
}

bool convertible(const Column& from, const Column& to) {
    return from.unit.empty() || to.unit.empty() || unitFactor(from.unit, to.unit).has_value();
}

/// Whether each column of `a` that has a role stands in `b`, where it has one too.
bool covers(const StackPart& a, const StackPart& b) {
    const Names roles = withRole(b.roles);
    const Names wanted = withRole(a.roles);
    return std::all_of(wanted.begin(), wanted.end(), [&](const std::string& name) {
        const Column* const column = counterpart(**a.dataset.column(name), b.dataset);
        return column != nullptr && contains(roles, column->name);
    });
}

std::string metricOf(const StackPart& part) {
    return part.metric.empty() && !part.roles.metrics.empty() ? part.roles.metrics.front() : part.metric;
}

/// Columns of the parts that stand in one column of the stack; null where a part lacks it.
struct Aligned {
    std::string name;
    std::vector<const Column*> columns;
};

class Stacker {
public:
    Stacker(const StackParts& parts, base::Progress& progress) : m_parts(parts), m_progress(progress) {}

    Expected<Stack> run() {
        m_stack.equalLayout = std::all_of(m_parts.begin() + 1, m_parts.end(),
                                          [&](const StackPart& part) { return equalLayouts(m_parts.front(), part); });
        for (const StackPart& part : m_parts) {
            m_stack.parts.push_back({part.source, part.dataset.rowCount(), {}, {}, {}});
        }
        if (m_stack.equalLayout) {
            GREYSCOPE_TRY(alignAll());
            m_stack.roles = m_parts.front().roles;
            shareRepetitions();
            m_stack.metric = metricOf(m_parts.front());
            addSource(&Stacker::rowsOf);
        } else {
            GREYSCOPE_TRY(reduce());
        }
        const bool stated = GREYSCOPE_TRY(rolesAreStated());
        m_stack.roles.keys.insert(m_stack.roles.keys.begin(), m_columns.front().name);
        m_stack.dataset = GREYSCOPE_TRY(Dataset::create(std::move(m_columns), lines(), {}, notes()));
        // What one file holds still differs between files: a factor of the stack.
        if (stated) {
            m_stack.roles = GREYSCOPE_TRY(guessRoles(m_stack.dataset, m_progress));
        }
        return std::move(m_stack);
    }

private:
    using RowCount = std::size_t (Stacker::*)(const StackPart&) const;

    [[nodiscard]] std::size_t rowsOf(const StackPart& part) const { return part.dataset.rowCount(); }
    /// A wide part has its rows once for each of its series.
    [[nodiscard]] std::size_t rowsBySeries(const StackPart& part) const {
        return part.dataset.rowCount() * (part.wide ? part.roles.metrics.size() : 1);
    }

    /// Whether a program says what the columns are, and nobody says otherwise. The parts are a key then.
    Expected<bool> rolesAreStated() {
        const std::string by = statedBy(m_parts.front().dataset);
        bool stated = m_stack.equalLayout && !by.empty();
        for (const StackPart& part : m_parts) {
            const bool found = GREYSCOPE_TRY(areFoundRoles(part.roles, part.dataset, m_progress));
            stated = stated && found;
        }
        if (stated) {
            m_columns.front().stated = StatedRole{Role::key, by};
        }
        return stated;
    }

    /// Of each row in the file of its part.
    [[nodiscard]] SourceLines lines() const {
        SourceLines lines;
        for (const StackPart& part : m_parts) {
            for (std::size_t r = 0; r < (m_stack.equalLayout ? 1 : repeats(part)); ++r) {
                for (std::size_t row = 0; row < part.dataset.rowCount(); ++row) {
                    lines.add(part.dataset.lineInPart(row));
                }
            }
        }
        lines.setSeveralFiles(true);
        return lines;
    }

    /// What is so of all parts once, of the others with the part's name.
    [[nodiscard]] std::vector<Note> notes() const {
        std::vector<Note> notes = m_parts.front().dataset.notes();
        std::erase_if(notes, [&](const Note& note) {
            return std::any_of(m_parts.begin(), m_parts.end(),
                               [&](const StackPart& part) { return !contains(part.dataset.notes(), note); });
        });
        for (const StackPart& part : m_parts) {
            for (const Note& note : part.dataset.notes()) {
                if (!contains(notes, note)) {
                    notes.push_back({part.source + ": " + note.name, note.value});
                }
            }
        }
        return notes;
    }

    [[nodiscard]] std::size_t total(RowCount rows) const {
        return std::accumulate(m_parts.begin(), m_parts.end(), std::size_t{0},
                               [&](std::size_t sum, const StackPart& part) { return sum + (this->*rows)(part); });
    }

    /// A name that no column of the stack has.
    [[nodiscard]] std::string freeName(std::string name) const {
        return base::freeColumnName(std::move(name), [this](const std::string& each) {
            return std::any_of(m_columns.begin(), m_columns.end(),
                               [&](const Column& column) { return column.name == each; });
        });
    }

    void addSource(RowCount rows) {
        StackedColumn source(freeName("source"), {}, false, total(rows));
        for (const StackPart& part : m_parts) {
            source.appendText(part.source, (this->*rows)(part));
        }
        Column column = std::move(source).take();
        column.namesTables = true;
        m_columns.insert(m_columns.begin(), std::move(column));
    }

    /// Every column of the first part, then those that only later ones have.
    Expected<void> alignAll() {
        std::vector<Aligned> all;
        for (std::size_t p = 0; p < m_parts.size(); ++p) {
            const Dataset& own = m_parts[p].dataset;
            for (Aligned& aligned : all) {
                const auto first = std::find_if(aligned.columns.begin(), aligned.columns.end(),
                                                [](const Column* column) { return column != nullptr; });
                aligned.columns.push_back(counterpart(**first, own));
            }
            for (const Column& column : own.columns()) {
                const bool placed = std::any_of(
                    all.begin(), all.end(), [&](const Aligned& aligned) { return aligned.columns.back() == &column; });
                if (!placed) {
                    all.push_back({column.name, std::vector<const Column*>(p, nullptr)});
                    all.back().columns.push_back(&column);
                }
            }
        }
        for (const Aligned& aligned : all) {
            GREYSCOPE_TRY(add(aligned));
        }
        return {};
    }

    /// What tells repeats apart in one part does so in the stack: the others may have none.
    void shareRepetitions() {
        for (const StackPart& part : m_parts) {
            for (const std::string& own : part.roles.repetitions) {
                const Column& column = **part.dataset.column(own);
                const auto placed = std::find_if(m_columns.begin(), m_columns.end(), [&](const Column& each) {
                    return each.name == own || wordsIn(each.name) == wordsIn(column.name);
                });
                const Role role = placed == m_columns.end() ? Role::repetition : roleOf(m_stack.roles, placed->name);
                if (role == Role::description || role == Role::ignored) {
                    std::erase(m_stack.roles.descriptions, placed->name);
                    m_stack.roles.repetitions.push_back(placed->name);
                }
            }
        }
    }

    /// Text where one of the parts has text there.
    Expected<void> add(const Aligned& aligned) {
        const Column* first = nullptr;
        bool numeric = true;
        for (const Column* column : aligned.columns) {
            first = first != nullptr ? first : column;
            numeric = numeric && (column == nullptr || column->isNumeric());
        }
        StackedColumn stacked(aligned.name, first->unit, numeric, total(&Stacker::rowsOf));
        for (std::size_t p = 0; p < m_parts.size(); ++p) {
            if (m_progress.cancelled()) {
                return fail(ErrorCode::cancelled);
            }
            if (aligned.columns[p] == nullptr) {
                stacked.appendMissing(m_parts[p].dataset.rowCount());
            } else {
                GREYSCOPE_TRY(stacked.append(*aligned.columns[p], m_parts[p].source, m_stack.parts[p]));
            }
        }
        m_columns.push_back(std::move(stacked).take());
        m_columns.back().stated = first->stated;
        m_columns.back().unitInFile = first->unitInFile;
        return {};
    }

    /// Series, shared factors and one metric.
    Expected<void> reduce() {
        for (const StackPart& part : m_parts) {
            if (part.roles.metrics.empty()) {
                return fail(ErrorCode::noNumericColumn, {}, {part.source, 0, 0});
            }
        }
        std::vector<Aligned> factors = GREYSCOPE_TRY(sharedFactors());
        for (std::size_t f = 0; f < factors.size(); ++f) {
            GREYSCOPE_TRY(addFactor(factors[f]));
            m_stack.roles.factors.push_back(factors[f].name);
        }
        GREYSCOPE_TRY(addRepetition());
        GREYSCOPE_TRY(addMetric());
        m_stack.roles.metrics = {m_stack.metric};
        addSeries(factors);
        m_stack.roles.keys = {m_columns.front().name};
        addSource(&Stacker::rowsBySeries);
        for (std::size_t p = 0; p < m_parts.size(); ++p) {
            noteLeftOut(p, factors);
        }
        return {};
    }

    Expected<std::vector<Aligned>> sharedFactors() const {
        std::vector<Aligned> shared;
        const StackPart& first = m_parts.front();
        const StackPart* without = nullptr;
        for (const std::string& name : first.roles.factors) {
            Aligned aligned{name, {*first.dataset.column(name)}};
            for (std::size_t p = 1; p < m_parts.size() && aligned.columns.back() != nullptr; ++p) {
                const Column* const own = counterpart(*aligned.columns.front(), m_parts[p].dataset);
                const bool factor = own != nullptr && contains(m_parts[p].roles.factors, own->name);
                aligned.columns.push_back(factor ? own : nullptr);
                without = factor ? without : &m_parts[p];
            }
            if (aligned.columns.back() != nullptr) {
                shared.push_back(std::move(aligned));
            }
        }
        if (shared.empty()) {
            without = without != nullptr ? without : &m_parts.back();
            return fail(ErrorCode::noSharedFactor, {first.source, base::joined(first.roles.factors, ", "),
                                                    without->source, base::joined(without->roles.factors, ", ")});
        }
        return shared;
    }

    [[nodiscard]] static std::size_t repeats(const StackPart& part) {
        return part.wide ? part.roles.metrics.size() : 1;
    }

    Expected<void> addFactor(const Aligned& factor) {
        const bool numeric =
            std::all_of(factor.columns.begin(), factor.columns.end(), [](const Column* c) { return c->isNumeric(); });
        StackedColumn stacked(factor.name, factor.columns.front()->unit, numeric, total(&Stacker::rowsBySeries));
        for (std::size_t p = 0; p < m_parts.size(); ++p) {
            StackAccount again;  // said once
            for (std::size_t r = 0; r < repeats(m_parts[p]); ++r) {
                GREYSCOPE_TRY(stacked.append(*factor.columns[p], m_parts[p].source, r == 0 ? m_stack.parts[p] : again));
            }
        }
        m_columns.push_back(std::move(stacked).take());
        return {};
    }

    /// One column of what tells repeats apart in each part, where one has such a column.
    Expected<void> addRepetition() {
        Aligned repetition;
        bool numeric = true;
        for (const StackPart& part : m_parts) {
            const bool some = !part.roles.repetitions.empty();
            repetition.columns.push_back(some ? *part.dataset.column(part.roles.repetitions.front()) : nullptr);
            if (some) {
                const Column& own = *repetition.columns.back();
                repetition.name = repetition.name.empty() ? freeName(own.name) : repetition.name;
                numeric = numeric && own.isNumeric() && own.unit.empty();
            }
        }
        if (repetition.name.empty()) {
            return {};
        }
        StackedColumn stacked(repetition.name, {}, numeric, total(&Stacker::rowsBySeries));
        for (std::size_t p = 0; p < m_parts.size(); ++p) {
            StackAccount said;  // numbers of runs have no unit
            for (std::size_t r = 0; r < repeats(m_parts[p]); ++r) {
                if (repetition.columns[p] == nullptr) {
                    stacked.appendMissing(m_parts[p].dataset.rowCount());
                } else {
                    GREYSCOPE_TRY(stacked.append(*repetition.columns[p], m_parts[p].source, said));
                }
            }
        }
        m_columns.push_back(std::move(stacked).take());
        m_stack.roles.repetitions = {m_columns.back().name};
        return {};
    }

    Expected<void> addMetric() {
        const StackPart& first = m_parts.front();
        const std::string name = first.wide ? "value" : metricOf(first);
        m_stack.metric = freeName(name);
        const Column& unitFrom = **first.dataset.column(first.wide ? first.roles.metrics.front() : name);
        StackedColumn stacked(m_stack.metric, unitFrom.unit, true, total(&Stacker::rowsBySeries));
        for (std::size_t p = 0; p < m_parts.size(); ++p) {
            const StackPart& part = m_parts[p];
            for (const std::string& metric : part.wide ? part.roles.metrics : Names{metricOf(part)}) {
                if (m_progress.cancelled()) {
                    return fail(ErrorCode::cancelled);
                }
                const Column* const column = GREYSCOPE_TRY(part.dataset.numericColumn(metric));
                GREYSCOPE_TRY(stacked.append(*column, part.source, m_stack.parts[p]));
            }
        }
        m_columns.push_back(std::move(stacked).take());
        return {};
    }

    /// The names that the series have in their own tables; a factor that is not shared is a part of them.
    void addSeries(const std::vector<Aligned>& factors) {
        StackedColumn series(freeName("series"), {}, false, total(&Stacker::rowsBySeries));
        for (std::size_t p = 0; p < m_parts.size(); ++p) {
            const StackPart& part = m_parts[p];
            const Naming naming = namesOf(part, unshared(p, factors));
            if (!part.wide) {
                series.appendTexts(naming.names, naming.ofRow);
                continue;
            }
            for (const std::string& column : seriesNames(part)) {
                Names names = naming.names;
                std::transform(names.begin(), names.end(), names.begin(), [&](const std::string& apart) {
                    return apart.empty() ? column : column + ", " + apart;
                });
                series.appendTexts(names, naming.ofRow);
            }
        }
        m_columns.insert(m_columns.begin(), std::move(series).take());
    }

    /// The columns of a wide part without their unit, which is that of the values; all as they stand where that would
    /// make two one.
    [[nodiscard]] static Names seriesNames(const StackPart& part) {
        Names names;
        for (const std::string& metric : part.roles.metrics) {
            const std::string plain = nameWithoutUnit(metric);
            if (contains(names, plain)) {
                return part.roles.metrics;
            }
            names.push_back(plain);
        }
        return names;
    }

    [[nodiscard]] Names unshared(std::size_t p, const std::vector<Aligned>& factors) const {
        Names names;
        std::copy_if(m_parts[p].roles.factors.begin(), m_parts[p].roles.factors.end(), std::back_inserter(names),
                     [&](const std::string& name) {
                         return std::none_of(factors.begin(), factors.end(),
                                             [&](const Aligned& aligned) { return aligned.columns[p]->name == name; });
                     });
        return names;
    }

    struct Naming {
        Names names;
        std::vector<std::optional<std::size_t>> ofRow;  ///< none where a cell is empty that names the series
    };

    static Naming namesOf(const StackPart& part, const Names& apart) {
        std::vector<const Column*> keys;
        std::vector<const Column*> all;
        for (const std::string& name : part.roles.keys) {
            keys.push_back(*part.dataset.column(name));
        }
        all = keys;
        for (const std::string& name : apart) {
            all.push_back(*part.dataset.column(name));
        }
        Naming naming{{}, std::vector<std::optional<std::size_t>>(part.dataset.rowCount())};
        std::vector<std::size_t> rows;
        for (std::size_t row = 0; row < part.dataset.rowCount(); ++row) {
            if (std::none_of(all.begin(), all.end(), [row](const Column* c) { return c->missingAt(row); })) {
                rows.push_back(row);
            }
        }
        if (rows.empty()) {
            return naming;
        }
        const SeriesNames series(part.dataset, keys);
        const Coding coding = codesOf(all, rows);
        for (const std::size_t row : firstRows(coding, rows)) {
            Names own;
            for (const Column* key : keys) {
                own.push_back(key->textAt(row));
            }
            Names parts;
            if (!keys.empty()) {
                parts.push_back(series.of(own));
            } else if (!part.wide) {
                parts.push_back(metricOf(part));
            }
            for (std::size_t c = keys.size(); c < all.size(); ++c) {
                parts.push_back(all[c]->name + "=" + all[c]->textAt(row));
            }
            naming.names.push_back(base::joined(parts, ", "));
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            naming.ofRow[rows[i]] = coding.codes[i];
        }
        return naming;
    }

    void noteLeftOut(std::size_t p, const std::vector<Aligned>& factors) {
        const StackPart& part = m_parts[p];
        for (const Column& column : part.dataset.columns()) {
            const bool tells = !part.roles.repetitions.empty() && part.roles.repetitions.front() == column.name;
            const bool used =
                tells || contains(part.roles.keys, column.name) || contains(part.roles.factors, column.name) ||
                (part.wide ? contains(part.roles.metrics, column.name) : column.name == metricOf(part)) ||
                std::any_of(factors.begin(), factors.end(),
                            [&](const Aligned& aligned) { return aligned.columns[p]->name == column.name; });
            if (!used) {
                m_stack.parts[p].leftOut.push_back(column.name);
            }
        }
    }

    const StackParts& m_parts;
    base::Progress& m_progress;
    Stack m_stack;
    std::vector<Column> m_columns;
};

}  // namespace

const Column* counterpart(const Column& wanted, const Dataset& dataset) {
    if (const auto index = dataset.find(wanted.name)) {
        return &dataset.columns()[*index];
    }
    const std::string words = wordsIn(wanted.name);
    const auto& columns = dataset.columns();
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const Column& column) {
        return column.isNumeric() == wanted.isNumeric() && wordsIn(column.name) == words && convertible(column, wanted);
    });
    return found == columns.end() ? nullptr : &*found;
}

bool equalLayouts(const StackPart& a, const StackPart& b) {
    return !a.wide && !b.wide && (statedAlike(a.dataset, b.dataset) || (covers(a, b) && covers(b, a)));
}

Expected<Stack> stack(const StackParts& parts, base::Progress& progress) {
    return parts.empty() ? fail(ErrorCode::noRows) : Stacker(parts, progress).run();
}

}  // namespace greyscope::data
