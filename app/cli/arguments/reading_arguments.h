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

/// The reading of that number, from 1, the best one. Errors: those of data::readings(), optionUnknown where there are
/// fewer.
[[nodiscard]] base::Expected<data::Reading> readingOfNumber(const data::Dataset& dataset, std::size_t number);

/// How files are read where that is not to be guessed: --as, --read, and --reading of their columns.
class ReadingArguments {
public:
    void declare(CLI::App& app);
    /// Errors: optionUnknown.
    [[nodiscard]] base::Expected<io::ReadOptions> options() const;
    /// Which of data::Readings, from 1, the best one.
    [[nodiscard]] std::size_t number() const { return m_number; }
    /// Errors: those of readingOfNumber().
    [[nodiscard]] base::Expected<data::Reading> chosen(const data::Dataset& dataset) const {
        return readingOfNumber(dataset, m_number);
    }

private:
    std::string m_reader;
    std::vector<std::string> m_words;
    std::size_t m_number = 1;
};

}  // namespace greyscope::app::cli
