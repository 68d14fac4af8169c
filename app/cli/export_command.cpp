#include "app/cli/export_command.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/cli/option_values.h"
#include "app/export/figure_check.h"
#include "app/export/presets.h"
#include "app/pages/page_registry.h"
#include "core/base/contains.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

namespace {

std::vector<std::string> pageKeys() {
    std::vector<std::string> keys;
    for (const PageEntry& entry : pageEntries()) {
        keys.push_back(entry.facts().key.toStdString());
    }
    return keys;
}

}  // namespace

std::string ExportCommand::example() const {
    return "  greyscope export paper.greyscope --out figures --figure trends --preset nature-1 --format pdf,csv\n"
           "  greyscope export paper.greyscope --out new --data march.csv=april.csv";
}

void ExportCommand::declare(CLI::App& app) {
    m_study.declare(app);
    app.add_option("--out", m_folder, "Folder to write to; it is made if it is missing")->required()->type_name("DIR");
    declareList(app, "--figure", m_figures,
                "Names of figures, as `greyscope figures` lists them, or of pages: all of one");
    declareList(app, "--format", m_formats, figureFormatNames())->default_str("pdf");
    std::vector<std::string> names;
    for (const Preset& preset : presets()) {
        names.push_back(preset.name);
    }
    declareNames(
        app, "--preset", names, [this](std::size_t index) { m_preset = index; },
        "Size and text for a place: " + base::joined(names, ", "))
        ->type_name("NAME");
    declareNumber(app, "--width", m_width, "Millimetres; alone it keeps the figure's shape");
    declareNumber(app, "--height", m_height, "Millimetres");
    declareNumber(app, "--text", m_text, "Points");
    app.add_flag("--title", m_title, "Draws each figure's title");
    app.add_flag("--white-ground", m_whiteGround, "SVG: a white page below the figure");
    app.add_flag("--outlines", m_outlines, "SVG: letters as outlines, which need no font");
}

FigureSize ExportCommand::size() const {
    FigureSize size{.title = m_title, .whiteGround = m_whiteGround, .outlinedText = m_outlines};
    if (m_preset) {
        const Preset& preset = presets()[*m_preset];
        size.widthMm = preset.widthMm;
        size.chartHeightMm = m_width ? std::nullopt : std::optional(preset.heightMm);
        size.tallestMm = preset.tallestMm;
        size.textPt = preset.textPt;
    }
    size.widthMm = m_width ? m_width : size.widthMm;
    size.heightMm = m_height ? m_height : size.heightMm;
    size.textPt = m_text.value_or(size.textPt);
    return size;
}

base::Expected<std::vector<const FigureFormat*>> ExportCommand::formats() const {
    std::vector<const FigureFormat*> formats;
    for (const std::string& name : m_formats) {
        const FigureFormat* format = formatNamed(name);
        if (!format) {
            return base::fail(base::ErrorCode::optionUnknown, {"--format", name, figureFormatNames()});
        }
        formats.push_back(format);
    }
    return formats.empty() ? std::vector{&figureFormats().front()} : formats;
}

base::Expected<std::vector<StudyFigure>> ExportCommand::chosen(const Study& study) const {
    const std::vector<std::string> keys = pageKeys();
    std::set<std::string> pages;
    for (const std::string& name : m_figures) {
        pages.insert(name.substr(0, name.find('-')));
    }
    const bool known =
        std::all_of(pages.begin(), pages.end(), [&](const auto& page) { return base::contains(keys, page); });
    auto figures = GREYSCOPE_TRY(figuresOf(study, known ? pages : std::set<std::string>()));
    std::vector<std::string> names;
    for (const StudyFigure& figure : figures) {
        names.push_back(figure.name);
    }
    for (const std::string& name : m_figures) {
        if (!base::contains(keys, name) && !base::contains(names, name)) {
            return base::fail(base::ErrorCode::optionUnknown,
                              {"--figure", name, base::nearestChoices(name, names, 3).names});
        }
    }
    std::erase_if(figures, [this](const StudyFigure& figure) {
        return !m_figures.empty() && !base::contains(m_figures, figure.name) && !base::contains(m_figures, figure.page);
    });
    return figures;
}

base::Expected<std::string> ExportCommand::run(Notes& notes) {
    const std::vector<const FigureFormat*> formats = GREYSCOPE_TRY(this->formats());
    const Study study = GREYSCOPE_TRY(m_study.read(notes));
    const std::vector<StudyFigure> figures = GREYSCOPE_TRY(chosen(study));
    GREYSCOPE_TRY(makeFolder(m_folder));
    std::string report;
    for (const StudyFigure& figure : figures) {
        for (const FigureCheck& check : checkFigure(figure.figure, optionsFor(figure.figure, size()))) {
            if (check.broken()) {
                notes.add(figure.name + ": " + check.sentence.toStdString());
            }
        }
        for (const FigureFormat* format : formats) {
            report += GREYSCOPE_TRY(writeFigure(figure, *format, size(), m_folder)) + '\n';
        }
    }
    return report;
}

}  // namespace greyscope::app::cli
