// Which series of a table runs closest to its first one, and how does that one go on?
//
//     greyscope_example sample_data/lustre_throughput.csv

#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/base/try.h"
#include "core/data/series/pivot.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/forecast/forecast.h"
#include "core/io/reader.h"

using namespace greyscope;

namespace {

base::Expected<void> show(const std::string& path) {
    base::NoProgress quiet;
    const auto imported = GREYSCOPE_TRY(io::readFile(path, {}, quiet));

    data::SeriesQuery query;
    query.value = "throughput_mb_s";
    query.keys = {"case", "operation"};
    query.axis = {"threads_per_ost"};
    query.where = {{"objects_per_ost", {"1"}}};
    const auto table = GREYSCOPE_TRY(data::pivot(*imported.dataset, query));

    std::vector<std::size_t> others;
    for (std::size_t series = 1; series < table.series.size(); ++series) {
        others.push_back(series);
    }
    grey::RelationOptions options;
    options.image.kind = data::Image::mean;
    const auto relation = GREYSCOPE_TRY(grey::relate(table, 0, others, options));
    for (std::size_t i = 0; i < relation.names.size(); ++i) {
        if (relation.ranks[i] == 1) {
            std::cout << relation.reference << " is closest to " << relation.names[i] << ": "
                      << relation.degrees(static_cast<Eigen::Index>(i)) << '\n';
        }
    }

    const auto forecast = GREYSCOPE_TRY(grey::forecast(table, 0, {.horizon = 2}, quiet));
    std::cout << "GM(1,1) continues it with";
    for (const double value : forecast.model.forecast) {
        std::cout << ' ' << value;
    }
    std::cout << '\n';
    return {};
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: greyscope_example FILE\n";
        return 2;
    }
    const auto shown = show(argv[1]);
    if (!shown) {
        // Core names an error and its arguments; the words are the program's own.
        std::cerr << "error " << static_cast<int>(shown.error().code) << '\n';
        return 1;
    }
    return 0;
}
