#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/io/reader.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// How files are read where that is not to be guessed: --as and --read.
class ReadingArguments {
public:
    void declare(CLI::App& app);
    /// Errors: optionUnknown.
    [[nodiscard]] base::Expected<io::ReadOptions> options() const;

private:
    std::string m_reader;
    std::vector<std::string> m_words;
};

}  // namespace greyscope::app::cli
