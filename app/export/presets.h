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

/// The size of a figure for a place where it is to be printed or shown, and what is asked of it there.
struct Preset {
    std::string name;  ///< on the command line: "nature-1"
    QString title;     ///< "Nature, one column, 89 mm", in the language in use
    double widthMm = 89.0;
    double heightMm = 60.0;  ///< of a chart
    double textPt = 7.0;
    double tallestMm = 170.0;  ///< what a page or slide has for a figure
    PrintRules rules;

    /// Everything but the size of an option that a preset sets.
    void apply(ExportOptions& options) const;
};

/// Why something in a file of presets could not be taken, and what to write there.
struct PresetProblem {
    QString file;
    int line = 0;  ///< from 1; 0: not known
    QString key;
    QString sentence;
    /// "mine.json, line 4, width_mm: ..."
    [[nodiscard]] QString text() const;
};

struct Presets {
    std::vector<Preset> list;  ///< in the order in which they are offered
    std::vector<PresetProblem> problems;
    [[nodiscard]] const Preset* find(const std::string& name) const;
    [[nodiscard]] std::vector<std::string> names() const;
};

/// Adds what a file of presets holds; one of a name that is there takes its place. What cannot be taken becomes a
/// problem, and the other presets of the file are there all the same.
void addPresets(Presets& presets, const QByteArray& json, const QString& file);

/// The program's presets, and those of the files *.json in these folders, in the order of their names.
[[nodiscard]] Presets readPresets(const QStringList& folders);
/// Those of the user: greyscope/presets where programs keep their configuration.
[[nodiscard]] QStringList presetFolders();
[[nodiscard]] inline Presets readPresets() {
    return readPresets(presetFolders());
}

}  // namespace greyscope::app
