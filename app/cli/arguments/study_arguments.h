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

/// STUDY [--data OLD=NEW]... [--reading N] [--connect]: a study as it was saved, that of a FIGURE.figure.json, or one
/// of tables as the window would open them.
class StudyArguments {
public:
    void declare(CLI::App& app);
    /// What could not be taken as it stood goes to the notes. A table that cannot be read is an error: its figures
    /// would be missing. Without remarks and failures, which are told.
    [[nodiscard]] base::Expected<OpenedStudy> read(Notes& notes) const;
    /// What is told of one figure, where the file makes a figure again.
    [[nodiscard]] base::Expected<std::optional<FigureRecipe>> recipe() const;
    /// As it was given.
    [[nodiscard]] const std::string& first() const { return m_files.front(); }

private:
    std::vector<std::string> m_files;
    std::vector<std::string> m_data;
    std::size_t m_reading = 1;
    bool m_connect = false;
};

}  // namespace greyscope::app::cli
