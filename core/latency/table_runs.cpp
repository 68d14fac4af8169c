#include "core/latency/table_runs.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>
#include <optional>

#include "core/base/try.h"

namespace greyscope::latency {

using data::Column;
using data::Dataset;

namespace {

constexpr std::size_t kProgressStep = 65'536;

/// The rows of one run while they are collected.
struct Collected {
    std::string name;
    std::vector<double> samples;
    std::vector<CountedRange> ranges;
    std::vector<PrintedPercentile> printed;
    std::vector<std::pair<double, CountedRange>> spectrum;  ///< percentiles, each with the count up to its value
    std::uint64_t count = 0;                                ///< of printed percentiles; 0 if unknown
    std::optional<BlockBuilder> blocks;
};

/// Returns a whole number of values; nullopt if the cell is not one.
std::optional<std::uint64_t> countIn(double cell) {
    constexpr double kMost = 1e15;
    return cell >= 0.0 && cell <= kMost ? std::optional(static_cast<std::uint64_t>(cell)) : std::nullopt;
}

class Collecting {
public:
    Collecting(const Dataset& dataset, const LatencyLayout& layout, double blockSeconds)
        : m_dataset(dataset), m_layout(layout), m_blockSeconds(blockSeconds) {
        m_made.rows = dataset.rowCount();
    }

    base::Expected<TableRuns> run(base::Progress& progress) {
        GREYSCOPE_TRY(findColumns());
        for (std::size_t row = 0; row < m_dataset.rowCount(); ++row) {
            if (row % kProgressStep == 0 && progress.cancelled()) {
                return base::fail(base::ErrorCode::cancelled);
            }
            take(row);
        }
        for (Collected& collected : m_runs) {
            finish(collected);
        }
        std::erase_if(m_made.runs, [](const LatencyRun& run) { return run.distribution.empty(); });
        return m_made.runs.empty() ? base::Expected<TableRuns>(base::fail(base::ErrorCode::noRows))
                                   : base::Expected<TableRuns>(std::move(m_made));
    }

private:
    base::Expected<void> findColumns() {
        const auto find = [&](const std::string& name, const Column*& into) -> base::Expected<void> {
            into = name.empty() ? nullptr : GREYSCOPE_TRY(m_dataset.numericColumn(name));
            return {};
        };
        GREYSCOPE_TRY(find(m_layout.value, m_value));
        GREYSCOPE_TRY(find(m_layout.count, m_count));
        GREYSCOPE_TRY(find(m_layout.width, m_width));
        GREYSCOPE_TRY(find(m_layout.percentile, m_percentile));
        GREYSCOPE_TRY(find(m_layout.total, m_total));
        GREYSCOPE_TRY(find(m_layout.time, m_time));
        for (const auto& [share, name] : m_layout.shares) {
            m_shares.emplace_back(share, GREYSCOPE_TRY(m_dataset.numericColumn(name)));
        }
        m_kind = m_layout.kindColumn.empty() ? nullptr : GREYSCOPE_TRY(m_dataset.column(m_layout.kindColumn));
        for (const std::string& name : m_layout.runs) {
            m_names.push_back(GREYSCOPE_TRY(m_dataset.column(name)));
        }
        return {};
    }

    /// The run that a row belongs to; null if a column that names it is empty. Rows of equal levels of one column are
    /// found by the code of the level, since there may be ten million.
    Collected* runOf(std::size_t row) {
        const bool byCode =
            m_names.size() == 1 && !m_names.front()->isNumeric() && m_layout.form != TableForm::percentileColumns;
        const std::int32_t code = byCode ? m_names.front()->texts().codes[row] : -1;
        if (code < 0) {
            return runNamed(row);
        }
        m_byCode.resize(std::max(m_byCode.size(), static_cast<std::size_t>(code) + 1), nullptr);
        Collected*& run = m_byCode[static_cast<std::size_t>(code)];
        return run = run != nullptr ? run : runNamed(row);
    }

    Collected* runNamed(std::size_t row) {
        std::string name;
        for (const Column* column : m_names) {
            const std::string part = column->textAt(row);
            if (part.empty()) {
                return nullptr;
            }
            name += (name.empty() ? "" : ", ") + part;
        }
        if (m_last != nullptr && m_last->name == name && m_layout.form != TableForm::percentileColumns) {
            return m_last;
        }
        auto& place = m_places[name];
        const bool isNew = place == 0 || m_layout.form == TableForm::percentileColumns;
        if (isNew) {
            ++place;
            Collected& made = m_runs.emplace_back();
            made.name =
                m_layout.form == TableForm::percentileColumns && place > 1 ? name + " #" + std::to_string(place) : name;
            if (m_layout.form != TableForm::percentileColumns) {
                place = m_runs.size();
            }
            return m_last = &made;
        }
        return m_last = &m_runs[place - 1];
    }

    void take(std::size_t row) {
        if (m_kind != nullptr && m_kind->textAt(row) != m_layout.kind) {
            ++m_made.otherKinds;
            return;
        }
        Collected* const run = m_names.empty() && !m_runs.empty() && m_layout.form != TableForm::percentileColumns
                                   ? &m_runs.front()
                                   : runOf(row);
        if (run == nullptr) {
            ++m_made.unnamed;
            return;
        }
        switch (m_layout.form) {
            case TableForm::samples:
                takeSample(row, *run);
                break;
            case TableForm::counts:
                takeCount(row, *run);
                break;
            case TableForm::percentileRows:
                takePercentile(row, *run);
                break;
            case TableForm::percentileColumns:
                takeColumns(row, *run);
                break;
        }
    }

    /// Returns the latency of a row if it can be used, and counts the row otherwise.
    std::optional<double> latencyOf(std::size_t row) {
        const double value = m_value->numbers()[row] * m_layout.factor;
        if (!std::isfinite(value)) {
            ++m_made.withoutValue;
            return std::nullopt;
        }
        if (value < 0.0) {
            ++m_made.negative;
            return std::nullopt;
        }
        return value;
    }

    void addToBlocks(std::size_t row, Collected& run, double value, std::uint64_t count) {
        const double time = m_time ? m_time->numbers()[row] * m_layout.timeFactor : std::nan("");
        if (std::isfinite(time)) {
            run.blocks = run.blocks ? std::move(run.blocks) : std::optional(BlockBuilder(m_blockSeconds));
            run.blocks->add(time, value, count);
        }
    }

    void takeSample(std::size_t row, Collected& run) {
        if (const auto value = latencyOf(row)) {
            run.samples.push_back(*value);
            addToBlocks(row, run, *value, 1);
        }
    }

    void takeCount(std::size_t row, Collected& run) {
        const double cell = m_count->numbers()[row];
        const auto count = countIn(cell);
        const auto value = latencyOf(row);
        if (!value) {
            return;
        }
        if (!count) {
            ++(cell < 0.0 ? m_made.negative : m_made.withoutValue);
            return;
        }
        const double width = m_width ? m_width->numbers()[row] * m_layout.factor : 0.0;
        const double half = width > 0.0 ? 0.5 * width : 0.0;
        run.ranges.push_back({*value, *value - half, *value + half, *count});
        addToBlocks(row, run, *value, *count);
    }

    void takePercentile(std::size_t row, Collected& run) {
        const auto value = latencyOf(row);
        const double percent = m_percentile->numbers()[row];
        const auto total = m_total ? countIn(m_total->numbers()[row]) : std::nullopt;
        if (!value) {
            return;
        }
        if (!(percent >= 0.0 && percent <= 100.0)) {
            ++m_made.withoutValue;
            return;
        }
        run.printed.push_back({percent / 100.0, *value});
        if (total) {
            run.spectrum.emplace_back(percent, CountedRange{*value, *value, *value, *total});
            run.count = std::max(run.count, *total);
        }
    }

    void takeColumns(std::size_t row, Collected& run) {
        for (const auto& [share, column] : m_shares) {
            const double value = column->numbers()[row] * m_layout.factor;
            if (std::isfinite(value) && value >= 0.0) {
                run.printed.push_back({share, value});
            }
        }
        if (run.printed.empty()) {
            ++m_made.withoutValue;
        }
        run.count = m_count ? countIn(m_count->numbers()[row]).value_or(0) : 0;
    }

    /// Turns counts up to each value into counts of the ranges between the values. Returns nullopt if the counts do not
    /// ascend with the values, so that they are not those of a distribution.
    static std::optional<std::vector<CountedRange>> rangesBetween(
        const std::vector<std::pair<double, CountedRange>>& spectrum) {
        std::vector<CountedRange> ranges;
        double before = 0.0;
        std::uint64_t upTo = 0;
        for (const auto& [percent, each] : spectrum) {
            if (each.value < before || each.count < upTo) {
                return std::nullopt;
            }
            if (each.count > upTo) {
                ranges.push_back({each.value, ranges.empty() ? each.value : before, each.value, each.count - upTo});
            }
            before = each.value;
            upTo = each.count;
        }
        return ranges;
    }

    void finish(Collected& collected) {
        LatencyRun run;
        run.name = std::move(collected.name);
        const auto between = collected.spectrum.size() == collected.printed.size() && !collected.spectrum.empty()
                                 ? rangesBetween(collected.spectrum)
                                 : std::nullopt;
        if (between && !between->empty()) {
            run.distribution = Distribution::ofRanges(*between, DistributionOrigin::percentiles);
        } else if (!collected.printed.empty()) {
            run.distribution = Distribution::ofPercentiles(std::move(collected.printed), collected.count);
        } else if (!collected.ranges.empty()) {
            run.distribution = Distribution::ofRanges(std::move(collected.ranges));
        } else {
            run.distribution = Distribution::ofSamples(std::move(collected.samples));
        }
        if (collected.blocks) {
            run.blocks = collected.blocks->finish();
        }
        m_made.runs.push_back(std::move(run));
    }

    const Dataset& m_dataset;
    const LatencyLayout& m_layout;
    double m_blockSeconds;
    const Column *m_value = nullptr, *m_count = nullptr, *m_width = nullptr, *m_percentile = nullptr,
                 *m_total = nullptr, *m_time = nullptr, *m_kind = nullptr;
    std::vector<std::pair<double, const Column*>> m_shares;
    std::vector<const Column*> m_names;
    std::deque<Collected> m_runs;                 ///< keeps its elements in place
    std::map<std::string, std::size_t> m_places;  ///< for each name, the number of its run, from 1
    Collected* m_last = nullptr;
    std::vector<Collected*> m_byCode;  ///< runs by the codes of the levels of a single column
    TableRuns m_made;
};

}  // namespace

base::Expected<TableRuns> runsOf(const Dataset& dataset, const LatencyLayout& layout, double blockSeconds,
                                 base::Progress& progress) {
    return Collecting(dataset, layout, blockSeconds).run(progress);
}

}  // namespace greyscope::latency
