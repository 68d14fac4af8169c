#include "core/sim/statements/statements_p2.h"

#include <algorithm>
#include <cmath>

#include "core/access/pattern.h"
#include "core/striping/metadata_cost.h"

namespace greyscope::sim {

namespace {

StatementDraft metadataTable(bool create) {
    StatementDraft draft;
    draft.statement = {.number = create ? 1 : 2,
                       .paper = "P2",
                       .place = "table 2",
                       .claim = create ? "Times to create a file with 4 to 32 processes"
                                       : "Times to resize a file with 4 to 32 processes"};
    draft.isFit = draft.all = true;
    for (const bool split : {false, true}) {
        ReadingDraft reading{.name = split ? "split writing" : "original",
                             .printed = "4 rows",
                             .criterion = create ? "off by at most 4 %" : "off by at most 5 %",
                             .unit = "%",
                             .high = create ? 4.0 : 5.0};
        reading.of = [create, split](Runs&, const Scenario&, std::size_t) {
            double most = 0.0;
            for (const striping::PrintedCost& row : striping::printedCosts()) {
                const auto fitted =
                    split ? striping::splitWritingCost(row.processes) : striping::originalCost(row.processes);
                const auto& printed = split ? row.split : row.original;
                const double ratio = create ? fitted.create / printed.create : fitted.resize / printed.resize;
                most = std::max(most, 100.0 * std::abs(ratio - 1.0));
            }
            return most;
        };
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

StatementDraft subfilesOfAStep() {
    StatementDraft draft;
    draft.all = true;
    draft.statement = {
        .number = 16,
        .paper = "P2",
        .place = "section 4.3",
        .claim = "A step of BT-IO lies in one of 23 subfiles if there are 40 steps, and in several if there are 8",
        .computed = true};
    struct Way {
        const char* name;
        std::int64_t steps;
        bool most;
        double low, high;
    };
    for (const Way& way :
         {Way{"8 steps, minimum", 8, false, 3.0, 3.0}, Way{"8 steps, maximum", 8, true, 4.0, 4.0},
          Way{"40 steps, minimum", 40, false, 1.0, 1.0}, Way{"40 steps, maximum", 40, true, 1.0, 2.0}}) {
        ReadingDraft reading{.name = way.name,
                             .printed = way.steps == 40 ? "1" : "",
                             .criterion = way.low == way.high ? base::toText(way.low)
                                                              : base::toText(way.low) + " or " + base::toText(way.high),
                             .unit = "subfiles",
                             .low = way.low,
                             .high = way.high};
        reading.of = [way](Runs&, const Scenario&, std::size_t) {
            const access::Pattern pattern = access::btIo(16, way.steps, access::patternNamed("bt-io")->pattern.bytes());
            striping::Hierarchy hierarchy{1 << 20, 2, 1, 0, 46};
            hierarchy.subfileSize = striping::subfileSizeFor(pattern.fileSize(), hierarchy);
            const auto layout = striping::hierarchical(hierarchy, striping::CountedFrom::component);
            double found = way.most ? 0.0 : kInfinity;
            for (std::int64_t step = 0; step < way.steps; ++step) {
                const auto count = static_cast<double>(access::componentsOfStep(pattern, *layout, step).size());
                found = way.most ? std::max(found, count) : std::min(found, count);
            }
            return found;
        };
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

StatementDraft tileFile() {
    StatementDraft draft;
    draft.all = true;
    draft.statement = {.number = 17,
                       .paper = "P2",
                       .place = "section 4.4",
                       .claim = "The tile file has 192 MB per process",
                       .computed = true};
    ReadingDraft reading{.name = "MB per process, 8 and 16",
                         .printed = "192",
                         .criterion = "192",
                         .unit = "MB",
                         .low = 192.0,
                         .high = 192.0};
    reading.of = [](Runs&, const Scenario&, std::size_t) {
        double sum = 0.0;
        for (const std::int64_t processes : {8, 16}) {
            access::Pattern pattern = access::patternNamed("mpi-tile-io")->pattern;
            pattern.processes = processes;
            sum += static_cast<double>(pattern.fileSize()) / static_cast<double>(processes << 20);
        }
        return sum / 2.0;
    };
    draft.readings = {std::move(reading)};
    return draft;
}

}  // namespace

std::vector<StatementDraft> statementsOfP2() {
    return {metadataTable(true), metadataTable(false), subfilesOfAStep(), tileFile()};
}

}  // namespace greyscope::sim
