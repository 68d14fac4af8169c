#include "core/io/date_and_time.h"

#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/try.h"

namespace greyscope::io {

base::Expected<Imported> withTimeBehindDate(Imported imported) {
    const data::Dataset& read = *imported.dataset;
    std::vector<data::Column> columns = read.columns();
    if (columns.size() < 2 || columns.back().isNumeric() || columns[columns.size() - 2].isNumeric()) {
        return imported;
    }
    const data::TextValues times = columns.back().texts();
    columns.pop_back();
    const data::TextValues dates = columns.back().texts();
    data::TextValues both;
    std::unordered_map<std::string, std::int32_t> codes;
    for (std::size_t row = 0; row < dates.codes.size(); ++row) {
        if (dates.codes[row] < 0 || times.codes[row] < 0) {
            both.codes.push_back(-1);
            continue;
        }
        std::string text = dates.levels[static_cast<std::size_t>(dates.codes[row])] + ' ' +
                           times.levels[static_cast<std::size_t>(times.codes[row])];
        const auto [found, added] = codes.try_emplace(text, static_cast<std::int32_t>(both.levels.size()));
        both.codes.push_back(found->second);
        if (added) {
            both.levels.push_back(std::move(text));
        }
    }
    columns.back().values = std::move(both);
    auto joined = GREYSCOPE_TRY(data::Dataset::create(std::move(columns), read.lines(), read.steps(), read.notes()));
    imported.dataset = std::make_shared<const data::Dataset>(std::move(joined));
    return imported;
}

}  // namespace greyscope::io
