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

/// STUDY [--data OLD=NEW]... [--reading N] [--connect]: a saved study, the study of a FIGURE.figure.json, or a study of
/// tables as the window would open them.
class StudyArguments {
public:
    void declare(CLI::App& app);
    /// Reads the study. Remarks and failures go to the notes and are removed from the result. A table that cannot be
    /// read is an error, because its figures would be missing.
    [[nodiscard]] base::Expected<OpenedStudy> read(Notes& notes) const;
    /// Returns the figure's recipe, if the file is one.
    [[nodiscard]] base::Expected<std::optional<FigureRecipe>> recipe() const;
    /// Returns the first file as given.
    [[nodiscard]] const std::string& first() const { return m_files.front(); }

private:
    std::vector<std::string> m_files;
    std::vector<std::string> m_data;
    std::size_t m_reading = 1;
    bool m_connect = false;
};

}  // namespace greyscope::app::cli
