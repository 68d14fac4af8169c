#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/figures/study_figures.h"
#include "app/cli/output/notes.h"

namespace greyscope::app::cli {

/// --figure, --preset, --width, --height, --text: which figures of a study, and how large.
class SizeArguments {
public:
    void declare(CLI::App& app);
    [[nodiscard]] FigureSize size() const;
    /// Whether something other than a height was asked for, which asks for another height.
    [[nodiscard]] bool resizes() const { return m_preset || m_width || m_text; }
    [[nodiscard]] std::optional<double> heightMm() const { return m_height; }
    /// As they were given.
    [[nodiscard]] const std::vector<std::string>& figures() const { return m_figures; }
    /// The figures of these names or pages; all where there is none. Presets that cannot be read go to the notes.
    [[nodiscard]] base::Expected<std::vector<StudyFigure>> chosen(const OpenedStudy& opened,
                                                                  const std::vector<std::string>& wanted,
                                                                  Notes& notes) const;

private:
    std::vector<std::string> m_figures;
    Presets m_presets;
    const Preset* m_preset = nullptr;  ///< one of them
    std::optional<double> m_width, m_height, m_text;
};

}  // namespace greyscope::app::cli
