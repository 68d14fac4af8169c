#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/figures/study_figures.h"
#include "app/cli/output/notes.h"

namespace CLI {
class Option;
}

namespace greyscope::app::cli {

/// The options --preset, --width, --height, --text and --style, which set the size and the style of figures.
class SizeOptions {
public:
    /// Declares the options, which have an effect only together with `needed`; null: always. A command that has another
    /// option --preset must have declared it before; then there are no presets.
    void declare(CLI::App& app, CLI::Option* needed = nullptr);
    [[nodiscard]] FigureSize size() const;
    /// Returns the style of the preset and of --style; the notes list its invalid entries. Errors: those of
    /// readStyle().
    [[nodiscard]] base::Expected<widgets::FigureLook> style(Notes& notes) const;
    /// Whether a preset, a width or a text size was given, in which case the height must be determined again.
    [[nodiscard]] bool resizes() const { return m_preset || m_width || m_text; }
    [[nodiscard]] std::optional<double> heightMm() const { return m_height; }
    /// Adds a note for each preset that cannot be read.
    void noteProblems(Notes& notes) const;

private:
    Presets m_presets;
    const Preset* m_preset = nullptr;  ///< the chosen preset, an element of m_presets
    std::optional<double> m_width, m_height, m_text;
    std::string m_style;
};

/// Draws a figure with what the style sets.
void applyStyle(StudyFigure& figure, const widgets::FigureLook& style);

/// The option --figure, which selects figures of a study, and the options of their size.
class SizeArguments {
public:
    void declare(CLI::App& app);
    [[nodiscard]] const SizeOptions& options() const { return m_size; }
    /// Returns the names of --figure as given.
    [[nodiscard]] const std::vector<std::string>& figures() const { return m_figures; }
    /// Returns the figures of the study that have one of the names `wanted` or are on a page with this name; all
    /// figures if `wanted` is empty. They have the style of --style. The notes list presets that cannot be read.
    [[nodiscard]] base::Expected<std::vector<StudyFigure>> chosen(const OpenedStudy& opened,
                                                                  const std::vector<std::string>& wanted,
                                                                  Notes& notes) const;

private:
    std::vector<std::string> m_figures;
    SizeOptions m_size;
};

}  // namespace greyscope::app::cli
