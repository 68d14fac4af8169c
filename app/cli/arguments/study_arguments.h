#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/output/notes.h"
#include "app/export/figure_json.h"
#include "app/study/file/study_file.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// The arguments STUDY [--data OLD=NEW]... [--reading N] [--connect]. STUDY is a saved study, a FIGURE.figure.json, or
/// tables, which become a study as in the window.
class StudyArguments {
public:
    void declare(CLI::App& app);
    /// Reads the study. Remarks and failures are moved from the result to the notes. A table that cannot be read is an
    /// error, because its figures would be missing.
    [[nodiscard]] base::Expected<OpenedStudy> read(Notes& notes) const;
    /// Returns the recipe of the figure if STUDY is a FIGURE.figure.json; otherwise nullopt.
    [[nodiscard]] base::Expected<std::optional<FigureRecipe>> recipe() const;
    /// Returns the first STUDY argument as given.
    [[nodiscard]] const std::string& first() const { return m_files.front(); }

private:
    std::vector<std::string> m_files;
    std::vector<std::string> m_data;
    std::size_t m_reading = 1;
    bool m_connect = false;
};

}  // namespace greyscope::app::cli
