#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/roles/reading.h"
#include "core/io/reader.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// Returns the reading (proposed column roles) with this number for a table; 1 is the best one. Errors: those of
/// data::readings(); optionUnknown if there are fewer.
[[nodiscard]] base::Expected<data::Reading> readingOfNumber(const data::Dataset& dataset, std::size_t number);

/// The options that set how files are read: --as, --read, and --reading for the roles of the columns.
class ReadingArguments {
public:
    void declare(CLI::App& app);
    /// Returns the options of --as and --read. Error: optionUnknown.
    [[nodiscard]] base::Expected<io::ReadOptions> options() const;
    /// Returns the number of --reading in data::Readings; 1 is the best reading.
    [[nodiscard]] std::size_t number() const { return m_number; }
    /// Returns the reading that --reading selects for a table. Errors: those of readingOfNumber().
    [[nodiscard]] base::Expected<data::Reading> chosen(const data::Dataset& dataset) const {
        return readingOfNumber(dataset, m_number);
    }

private:
    std::string m_reader;
    std::vector<std::string> m_words;
    std::size_t m_number = 1;
};

}  // namespace greyscope::app::cli
