#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

#include "app/export/check/print_rules.h"

namespace greyscope::app {

struct ExportOptions;

/// The size of a figure for a destination in print or on screen, and its rules.
struct Preset {
    std::string name;  ///< name on the command line: "nature-1"
    QString title;     ///< "Nature, one column, 89 mm", in the current language
    double widthMm = 89.0;
    double heightMm = 60.0;  ///< height of a chart
    double textPt = 7.0;
    double tallestMm = 170.0;  ///< height available for a figure on the page or slide
    PrintRules rules;

    /// Sets all options of the preset except the size.
    void apply(ExportOptions& options) const;
};

/// Why an entry in a file of presets is not valid, and what to write instead.
struct PresetProblem {
    QString file;
    int line = 0;  ///< line number from 1; 0: not known
    QString key;
    QString sentence;
    /// Returns "mine.json, line 4, width_mm: ...".
    [[nodiscard]] QString text() const;
};

struct Presets {
    std::vector<Preset> list;  ///< all presets, in the order in which they are offered
    std::vector<PresetProblem> problems;
    [[nodiscard]] const Preset* find(const std::string& name) const;
    [[nodiscard]] std::vector<std::string> names() const;
};

/// Adds the presets of a file; a preset with an existing name replaces it. An invalid entry becomes a problem; the
/// other presets of the file are still added.
void addPresets(Presets& presets, const QByteArray& json, const QString& file);

/// Returns the program's presets and those of the files *.json in these folders, in the order of the file names.
[[nodiscard]] Presets readPresets(const QStringList& folders);
/// Returns the user's folders: greyscope/presets in the configuration folders.
[[nodiscard]] QStringList presetFolders();
[[nodiscard]] inline Presets readPresets() {
    return readPresets(presetFolders());
}

}  // namespace greyscope::app
