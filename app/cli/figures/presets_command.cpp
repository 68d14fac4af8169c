#include "app/cli/figures/presets_command.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/export/presets.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::app::cli {

std::string PresetsCommand::example() const {
    return "  greyscope presets";
}

void PresetsCommand::declare(CLI::App& app) {
    declareFormat(app, m_format);
}

base::Expected<std::string> PresetsCommand::run(Notes& notes) {
    const Presets presets = readPresets();
    for (const PresetProblem& problem : presets.problems) {
        notes.add(problem.text().toStdString());
    }
    if (m_format == Format::json) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const Preset& preset : presets.list) {
            list.push_back({{"name", preset.name},
                            {"title", preset.title.toStdString()},
                            {"width_mm", preset.widthMm},
                            {"height_mm", preset.heightMm},
                            {"tallest_mm", preset.tallestMm},
                            {"text_pt", preset.textPt}});
        }
        return notes.writeWith({{"presets", std::move(list)}});
    }
    if (m_format == Format::csv) {
        std::vector<std::vector<std::string>> rows{{"name", "title", "width_mm", "height_mm", "tallest_mm", "text_pt"}};
        for (const Preset& preset : presets.list) {
            rows.push_back({preset.name, preset.title.toStdString(), base::toText(preset.widthMm),
                            base::toText(preset.heightMm), base::toText(preset.tallestMm),
                            base::toText(preset.textPt)});
        }
        return csvTable(rows);
    }
    std::string lines;
    for (const Preset& preset : presets.list) {
        lines += preset.name + "\n    " + preset.title.toStdString() + ", text " +
                 widgets::plainText(preset.textPt, 1).toStdString() + " pt\n";
    }
    for (const QString& folder : presetFolders()) {
        lines += "Your own: files *.json in " + folder.toStdString() + '\n';
    }
    return lines;
}

}  // namespace greyscope::app::cli
