#include "core/published/measurements.h"

#include <map>
#include <string>

namespace greyscope::published {

namespace {

/// Cases 2.2 and 3.1 repeat cases 1.1 and 1.2.
std::string firstNameOf(const std::string& name) {
    static const std::map<std::string, std::string> first{{"2.2", "1.1"}, {"3.1", "1.2"}};
    const auto found = first.find(name);
    return found == first.end() ? name : found->second;
}

}  // namespace

void addMeasurements(const Material& material, Collector& items) {
    const TextTable& cases = material.published.cases;
    for (std::size_t r = 0; r < cases.rowCount(); ++r) {
        Item item{.printed = printedNumber("P1/2/" + cases.cell(r, "case"), Paper::p1, "table 2",
                                           "number of object storage servers", cases.cell(r, "oss_count"), "1"),
                  .kind = ItemKind::input};
        item.printed.row = cases.cell(r, "case");
        items.add(std::move(item));
    }
    static const std::map<std::string, std::string> tables{{"W", "5"}, {"ReW", "6"}, {"R", "7"}};
    const TextTable& rows = material.published.throughput;
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const std::string& table = tables.at(rows.cell(r, "operation"));
        const std::string cell = "-" + rows.cell(r, "operation") + "/" + rows.cell(r, "threads_per_ost") + "/" +
                                 rows.cell(r, "objects_per_ost");
        const std::string& name = rows.cell(r, "case");
        Printed printed = printedNumber("P1/" + table + "/" + name + cell, Paper::p1, "table " + table, "throughput",
                                        rows.cell(r, "throughput_mb_s"), "MB/s");
        printed.row = name + "-" + rows.cell(r, "operation");
        printed.column = rows.cell(r, "threads_per_ost") + " × " + rows.cell(r, "objects_per_ost");
        if (firstNameOf(name) != name) {
            items.addRepeat(std::move(printed), "P1/" + table + "/" + firstNameOf(name) + cell);
        } else {
            items.add({.printed = std::move(printed), .kind = ItemKind::input});
        }
    }
}

}  // namespace greyscope::published
