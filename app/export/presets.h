#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

#include "app/export/check/print_rules.h"
#include "core/base/error.h"
#include "widgets/present/spec/figure_look.h"

namespace greyscope::app {

struct ExportOptions;

/// A destination for figures in print or on screen: the size of figures there, and the rules for them.
struct Preset {
    std::string name;  ///< name for the command line: "nature-1"
    QString title;     ///< title in the current language: "Nature, one column, 89 mm"
    double widthMm = 89.0;
    double heightMm = 60.0;  ///< height of a chart, in millimetres
    double textPt = 7.0;
    double tallestMm = 170.0;  ///< largest height in millimetres that the page or slide has for a figure
    PrintRules rules;
    widgets::FigureLook style;  ///< look of the figures of a group of authors: colours by series, names, decimals

    /// Sets everything in `options` that the preset determines, except the size.
    void apply(ExportOptions& options) const;
};

/// Why an entry in a file of presets is invalid, and what to write instead.
struct PresetProblem {
    QString file;
    int line = 0;  ///< line number from 1; 0 if not known
    QString key;
    QString sentence;
    /// Returns the problem as one line: "mine.json, line 4, width_mm: ...".
    [[nodiscard]] QString text() const;
};

struct Presets {
    std::vector<Preset> list;  ///< all presets, in the order in which they are offered
    std::vector<PresetProblem> problems;
    [[nodiscard]] const Preset* find(const std::string& name) const;
    [[nodiscard]] std::vector<std::string> names() const;
};

/// Adds the presets of a JSON file to `presets`; a preset with an existing name replaces it. An invalid entry is added
/// to the problems; the other presets of the file are still added.
void addPresets(Presets& presets, const QByteArray& json, const QString& file);

/// Returns the look in a style file: a JSON object with the keys font, text_pt, line_pt, marker_pt, colour, colours,
/// names and decimals. An invalid entry is added to the problems. Errors: fileNotReadable, formatUnknown.
[[nodiscard]] base::Expected<widgets::FigureLook> readStyle(const QString& path, std::vector<PresetProblem>& problems);
/// Returns `look` with what `style` sets.
[[nodiscard]] widgets::FigureLook styled(widgets::FigureLook look, const widgets::FigureLook& style);

/// Returns the presets of the program and those of the files *.json in `folders`. Files are read in the order of their
/// names.
[[nodiscard]] Presets readPresets(const QStringList& folders);
/// Returns the folders for the user's own presets: greyscope/presets in the configuration folders.
[[nodiscard]] QStringList presetFolders();
[[nodiscard]] inline Presets readPresets() {
    return readPresets(presetFolders());
}

}  // namespace greyscope::app
