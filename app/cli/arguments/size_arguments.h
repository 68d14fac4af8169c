#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/figures/study_figures.h"
#include "app/cli/output/notes.h"

namespace greyscope::app::cli {

/// The options --figure, --preset, --width, --height and --text, which select figures of a study and set their size.
class SizeArguments {
public:
    void declare(CLI::App& app);
    [[nodiscard]] FigureSize size() const;
    /// Whether a preset, a width or a text size was given, in which case the height must be determined again.
    [[nodiscard]] bool resizes() const { return m_preset || m_width || m_text; }
    [[nodiscard]] std::optional<double> heightMm() const { return m_height; }
    /// Returns the names of --figure as given.
    [[nodiscard]] const std::vector<std::string>& figures() const { return m_figures; }
    /// Returns the figures of the study that have one of the names `wanted` or are on a page with this name; all
    /// figures if `wanted` is empty. The notes list presets that cannot be read.
    [[nodiscard]] base::Expected<std::vector<StudyFigure>> chosen(const OpenedStudy& opened,
                                                                  const std::vector<std::string>& wanted,
                                                                  Notes& notes) const;

private:
    std::vector<std::string> m_figures;
    Presets m_presets;
    const Preset* m_preset = nullptr;  ///< the chosen preset, an element of m_presets
    std::optional<double> m_width, m_height, m_text;
};

}  // namespace greyscope::app::cli
