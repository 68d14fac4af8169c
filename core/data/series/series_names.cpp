#include "core/data/series/series_names.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>

#include "core/base/text.h"
#include "core/data/columns/coding.h"
#include "core/data/row_classes.h"

namespace greyscope::data {

namespace {

using Keys = std::vector<std::string>;

constexpr std::string_view kSeparators = "-:";

std::string plain(const std::string& part) {
    return part;
}

std::string quoted(const std::string& part) {
    return part.find_first_of("-:\"") == std::string::npos ? part : base::inQuotes(part);
}

/// If fewer than two keys have a level that contains the separator, no two combinations share a name.
bool mayShareNames(const Dataset& dataset, const std::vector<const Column*>& keys) {
    const auto holdsSeparator = [&](const Column* key) {
        const Levels& levels = dataset.levels(static_cast<std::size_t>(key - dataset.columns().data()));
        for (std::size_t level = 0; level < levels.count(); ++level) {
            if (levels.text(level).find_first_of(kSeparators) != std::string::npos) {
                return true;
            }
        }
        return false;
    };
    return keys.size() > 1 && std::any_of(keys.begin(), keys.end(), holdsSeparator);
}

std::vector<Keys> combinationsOf(const Dataset& dataset, const std::vector<const Column*>& keys) {
    Rows rows;
    for (std::size_t row = 0; row < dataset.rowCount(); ++row) {
        if (std::none_of(keys.begin(), keys.end(), [row](const Column* key) { return key->missingAt(row); })) {
            rows.push_back(row);
        }
    }
    std::vector<Keys> combinations;
    for (const std::size_t row :
         rows.empty() ? std::vector<std::size_t>() : firstRows(codesOf(dataset, keys, rows), rows)) {
        Keys& combination = combinations.emplace_back();
        for (const Column* key : keys) {
            combination.push_back(key->textAt(row));
        }
    }
    return combinations;
}

}  // namespace

SeriesNames::SeriesNames(const Dataset& dataset, const std::vector<const Column*>& keys) {
    for (const Column* key : keys) {
        m_separators.push_back(key->namesTables ? ':' : '-');
    }
    if (!mayShareNames(dataset, keys)) {
        return;
    }
    const std::vector<Keys> combinations = combinationsOf(dataset, keys);
    // Quoted names are distinct. One may still equal a plain name in the file, which is then quoted as well.
    for (std::size_t known = 1; known > 0;) {
        std::map<std::string, std::vector<const Keys*>> named;
        for (const Keys& combination : combinations) {
            named[of(combination)].push_back(&combination);
        }
        known = m_ambiguous.size();
        for (const auto& [shared, sharing] : named) {
            for (const Keys* combination : sharing.size() > 1 ? sharing : std::vector<const Keys*>{}) {
                m_ambiguous.insert(name(*combination, plain));
            }
        }
        known = m_ambiguous.size() - known;
    }
}

template <class Spelling>
std::string SeriesNames::name(const Keys& keys, Spelling spelled) const {
    std::string text;
    for (std::size_t k = 0; k < keys.size(); ++k) {
        if (k > 0) {
            text += m_separators[k - 1];
        }
        text += spelled(keys[k]);
    }
    return text;
}

std::string SeriesNames::of(const Keys& keys) const {
    std::string spelled = name(keys, plain);
    return m_ambiguous.contains(spelled) ? name(keys, quoted) : spelled;
}

}  // namespace greyscope::data
