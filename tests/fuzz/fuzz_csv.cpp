// Tables read from memory and in small pieces, which must agree; what was read, written and read again; its pivot by
// the guessed roles, before and after columns that are levels became rows. The first byte chooses options.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "core/data/columns/heading_levels.h"
#include "core/data/roles/roles.h"
#include "core/data/series/pivot.h"
#include "core/io/csv/csv_reader.h"
#include "core/io/csv/csv_writer.h"

using namespace greyscope;

namespace {

void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

/// `written`: what stood in a cell that is missing need not stand in the other, where it would be a number, nor does a
/// heading alone have units below it.
bool equal(const data::Dataset& left, const data::Dataset& right, bool written = false) {
    const auto sameColumn = [written](const data::Column& a, const data::Column& b) {
        const bool sameUnit = a.unit == b.unit || (written && a.size() == 0);
        bool same = a.name == b.name && sameUnit && a.isNumeric() == b.isNumeric() && a.size() == b.size();
        for (std::size_t row = 0; same && row < a.size(); ++row) {
            const bool sameText =
                a.writtenAt(row) == b.writtenAt(row) || (written && a.missingAt(row) && b.writtenAt(row).empty());
            same = sameText && a.missingAt(row) == b.missingAt(row);
        }
        return same;
    };
    return std::equal(left.columns().begin(), left.columns().end(), right.columns().begin(), right.columns().end(),
                      sameColumn);
}

void pivotByGuess(const data::Dataset& dataset) {
    const auto roles = data::guessRoles(dataset);
    if (!roles) {
        return;
    }
    require(!roles->metrics.empty());
    data::SeriesQuery query{{}, roles->metrics.front(), roles->keys, {}, data::Aggregation::mean};
    if (!roles->factors.empty()) {
        query.axis = {roles->factors.front()};
    }
    const auto table = data::pivot(dataset, query);
    if (table) {
        std::size_t rows = table->leftOut.unplacedRows() + table->leftOut.idleRows();  // nothing was measured in these
        for (const data::Series& series : table->series) {
            for (std::size_t point = 0; point < series.rows.size(); ++point) {
                rows += series.rows[point].size();
            }
        }
        require(rows == dataset.rowCount());
    }
    static_cast<void>(data::pivot(dataset, {}));
}

void spreadByHeadings(const data::Dataset& dataset) {
    const data::HeadingLevels levels = data::levelsInHeadings(dataset);
    if (levels.steps.empty()) {
        return;
    }
    base::NoProgress progress;
    const auto made = data::applyRecipe(dataset, levels.steps, {}, progress);
    if (!made) {
        return;  // too many cells
    }
    const auto layout = data::layoutOfSpread(made->dataset, levels, progress);
    require(layout.has_value());
    pivotByGuess(made->dataset);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2 || size > 20'000) {
        return 0;
    }
    const unsigned choice = data[0];
    io::ReadOptions options;
    options.maxFieldBytes = choice % 2 == 0 ? 1U << 20U : 40;
    options.maxPadding = 100'000;
    // Of exact size, so that a byte too far is seen.
    const std::size_t count = size - 1;
    const std::unique_ptr<char[]> text(new char[count]);
    std::memcpy(text.get(), data + 1, count);
    base::NoProgress progress;
    io::TextSource whole({text.get(), count});
    const auto imported = io::readCsv(whole, "", options, progress);
    io::TextSource pieces(
        count,
        [&](std::size_t offset, char* into, std::size_t wanted) {
            const std::size_t got = std::min({wanted, count - offset, std::size_t{1} + choice});
            std::memcpy(into, text.get() + offset, got);
            return got;
        },
        4 + choice / 2);
    const auto again = io::readCsv(pieces, "", options, progress);
    require(imported.has_value() == again.has_value());
    if (!imported) {
        require(imported.error() == again.error());
        return 0;
    }
    const io::ReadReport& report = imported->report;
    require(equal(*imported->dataset, *again->dataset) && report.problems == again->report.problems);
    require(report.linesSeen == again->report.linesSeen && report.rowsSkipped == again->report.rowsSkipped);
    require(report.rowsRead == imported->dataset->rowCount() && report.rowsRead <= report.linesSeen);
    auto same = io::sameAgain(*imported);
    same.maxFieldBytes = options.maxFieldBytes;
    const auto told = io::readCsv(whole, "", same, progress);
    require(told && equal(*imported->dataset, *told->dataset));
    const std::string written = io::csvTable(*imported->dataset);
    io::TextSource wrote({written.data(), written.size()});  // no file, whose bytes could be those of an archive
    const auto read = io::readCsv(wrote, "", io::csvOptions(*imported->dataset), progress);
    require(read && equal(*imported->dataset, *read->dataset, true));
    pivotByGuess(*imported->dataset);
    spreadByHeadings(*imported->dataset);
    return 0;
}
