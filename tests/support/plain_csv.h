#pragma once

#include <charconv>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "core/data/columns/column_name.h"
#include "core/data/dataset.h"

namespace greyscope::test {

/// A dataset from a file without quotes, independent of the program's reader. A column is text where one of its cells
/// is no number.
inline data::Dataset plainCsv(const std::string& path) {
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    std::vector<std::string> names;
    std::istringstream header(line);
    for (std::string name; std::getline(header, name, ',');) {
        names.push_back(name);
    }
    std::vector<std::vector<std::string>> cells(names.size());
    while (std::getline(file, line)) {
        std::istringstream fields(line);
        std::string field;
        for (std::size_t column = 0; column < names.size() && std::getline(fields, field, ','); ++column) {
            cells[column].push_back(field);
        }
    }
    std::vector<data::Column> columns;
    for (std::size_t c = 0; c < names.size(); ++c) {
        data::NumericValues numbers;
        data::TextValues texts;
        std::map<std::string, std::int32_t> codes;
        for (const std::string& cell : cells[c]) {
            double number = 0.0;
            const auto end = cell.data() + cell.size();
            const auto [stop, status] = std::from_chars(cell.data(), end, number);
            if (status == std::errc{} && stop == end) {
                numbers.push_back(number);
            }
            const auto [code, added] = codes.emplace(cell, static_cast<std::int32_t>(texts.levels.size()));
            if (added) {
                texts.levels.push_back(cell);
            }
            texts.codes.push_back(code->second);
        }
        if (numbers.size() == cells[c].size()) {
            columns.push_back({names[c], data::unitInName(names[c]), std::move(numbers)});
        } else {
            columns.push_back({names[c], data::unitInName(names[c]), std::move(texts)});
        }
    }
    return data::Dataset::create(std::move(columns)).value();
}

/// P1 tables 5-7.
inline const data::Dataset& lustreThroughput() {
    static const data::Dataset dataset = plainCsv(GREYSCOPE_SAMPLE_DATA "/lustre_throughput.csv");
    return dataset;
}

}  // namespace greyscope::test
