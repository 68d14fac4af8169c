#include "app/cli/output/output_files.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/output/standard_input.h"
#include "app/export/figure_json.h"
#include "app/run/file_kind.h"
#include "app/sources/database_source.h"
#include "app/study/file/named_files.h"
#include "app/study/file/output_check.h"
#include "app/study/file/study_file.h"
#include "app/text/output_faults.h"
#include "core/base/try.h"
#include "core/data/recipe/recipe_text.h"
#include "core/io/files/folder_files.h"
#include "core/io/files/input_file.h"

namespace greyscope::app::cli {

using base::Expected;
using Paths = std::vector<std::string>;

namespace {

struct OutputOption {
    std::string_view name;
    std::optional<FileKind> kind;  ///< null: determined by the name
};

/// The output options of all commands; a new option that names an output file must be added here.
constexpr std::array<OutputOption, 6> kOutputs{{{"--out", std::nullopt},
                                                {"--output", std::nullopt},
                                                {"--figure", std::nullopt},
                                                {"--study", FileKind::study},
                                                {"--workbook", FileKind::zip},
                                                {"--requests", FileKind::text}}};

const OutputOption* outputNamed(std::string_view option) {
    const auto* const found = std::find_if(kOutputs.begin(), kOutputs.end(),
                                           [option](const OutputOption& each) { return each.name == option; });
    return found == kOutputs.end() ? nullptr : found;
}

/// Returns the files from which the tables and traces of a study are read.
std::set<std::string> filesOfStudy(const std::string& path) {
    const QString name = QString::fromStdString(path);
    std::string text;
    if (isFigureRecipe(name)) {
        const auto recipe = readFigureRecipe(name);
        text = recipe ? recipe->study.toStdString() : std::string();
    } else if (const auto file = io::InputFile::open(path)) {
        text.resize(file->size());
        text.resize(file->readAt(0, text.data(), text.size()));
    }
    const auto opened = parseStudy(text, name);
    return opened ? filesOf(opened->study) : std::set<std::string>();  // reading the study later reports the error
}

/// Returns the paths that an argument contains: "FILE", "OLD=NEW", an SQLite database.
Paths namesIn(const std::string& option, const std::string& text) {
    if (option == "--join") {
        const auto step = data::stepFrom({option, text});
        const auto* const join = step ? std::get_if<data::JoinTable>(&step->what) : nullptr;
        return join != nullptr ? Paths{join->path} : Paths();
    }
    if (isDatabaseUrl(text)) {
        const std::string file = fileOfSource(text);
        return file.empty() ? Paths() : Paths{file};
    }
    Paths names{text == kStandardInput ? "/dev/stdin" : text};
    if (const std::size_t sign = text.find('='); sign != std::string::npos) {
        names.push_back(text.substr(sign + 1));
    }
    return names;
}

void addInput(std::set<std::string>& inputs, const std::string& name) {
    std::error_code unknown;
    if (io::isFolder(name)) {
        const Paths files = io::filesOfFolder(name).value_or(Paths());
        inputs.insert(files.begin(), files.end());
    } else if (std::filesystem::exists(name, unknown)) {
        inputs.insert(name);
        const QString path = QString::fromStdString(name);
        if (isStudyFile(path) || isFigureRecipe(path)) {
            inputs.merge(filesOfStudy(name));
        }
    }
}

std::set<std::string> inputsOf(const CLI::App& app) {
    std::set<std::string> inputs;
    for (const CLI::Option* option : app.get_options()) {
        const std::string name = option->get_name();
        for (const std::string& text : isOutputOption(name) ? Paths() : option->results()) {
            for (const std::string& each : namesIn(name, text)) {
                addInput(inputs, each);
            }
        }
    }
    return inputs;
}

std::vector<PlannedFile> outputsOf(const CLI::App& app) {
    std::vector<PlannedFile> outputs;
    for (const CLI::Option* option : app.get_options()) {
        const OutputOption* const known = outputNamed(option->get_name());
        if (known != nullptr && option->count() > 0) {
            const std::string path = option->results().front();
            outputs.push_back({option->get_name(), path, known->kind.value_or(kindByName(path))});
        }
    }
    return outputs;
}

}  // namespace

bool isOutputOption(std::string_view option) {
    return outputNamed(option) != nullptr;
}

const std::set<std::string>& OutputCheck::inputs() {
    if (!m_inputs) {
        m_inputs = inputsOf(m_app);
    }
    return *m_inputs;
}

Expected<void> OutputCheck::options() {
    const std::vector<PlannedFile> outputs = outputsOf(m_app);
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (isSameFile(outputs[i].path, outputs[j].path)) {
                return outputRefused(outputs[i], {kOutputTwice, outputs[j].option, outputs[i].option});
            }
        }
    }
    for (const PlannedFile& output : outputs) {
        std::error_code unknown;
        if (std::filesystem::is_regular_file(output.path, unknown)) {
            GREYSCOPE_TRY(checkOutput(output, inputs()));
        }
    }
    return {};
}

Expected<void> OutputCheck::exportFigure(const widgets::FigureSpec& figure, const ExportOptions& options,
                                         const QString& path, const FigureOrigin& origin) {
    const DrawnFigure drawn = GREYSCOPE_TRY(drawnAs(figure, options, path, origin));
    const std::vector<PlannedFile> outputs = outputsOf(m_app);
    for (const DrawnFigure::File& file : drawn.files) {
        const std::string name = file.path.toStdString();
        GREYSCOPE_TRY(
            checkOutput({outputs.empty() ? "--output" : outputs.front().option, name, kindByName(name)}, inputs()));
    }
    return writeDrawn(drawn, base::NoProgress());
}

}  // namespace greyscope::app::cli
