#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/figures/study_figures.h"
#include "app/cli/output/notes.h"

namespace greyscope::app::cli {

/// --figure, --preset, --width, --height, --text: the figures of a study, and their size.
class SizeArguments {
public:
    void declare(CLI::App& app);
    [[nodiscard]] FigureSize size() const;
    /// Whether a preset, a width or a text size was given, so that the height must be determined again.
    [[nodiscard]] bool resizes() const { return m_preset || m_width || m_text; }
    [[nodiscard]] std::optional<double> heightMm() const { return m_height; }
    /// Returns the names as given.
    [[nodiscard]] const std::vector<std::string>& figures() const { return m_figures; }
    /// Returns the figures with these names or on these pages; all if `wanted` is empty. Presets that cannot be read
    /// are listed in the notes.
    [[nodiscard]] base::Expected<std::vector<StudyFigure>> chosen(const OpenedStudy& opened,
                                                                  const std::vector<std::string>& wanted,
                                                                  Notes& notes) const;

private:
    std::vector<std::string> m_figures;
    Presets m_presets;
    const Preset* m_preset = nullptr;  ///< one of m_presets
    std::optional<double> m_width, m_height, m_text;
};

}  // namespace greyscope::app::cli
