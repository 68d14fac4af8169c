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
           "  greyscope export paper.greyscope --out new --data march.csv=april.csv\n"
           "  greyscope export figures/trends-trends.figure.json --out figures --format bundle";
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
    declareCount(app, "--digits", m_digits, "Significant digits in tables for TeX; 17 are all", 1)
        ->default_str("as the figure prints them");
    app.add_flag("--title", m_title, "Draws each figure's title");
    app.add_flag("--white-ground", m_whiteGround, "SVG: a white page below the figure");
    app.add_flag("--outlines", m_outlines, "SVG: letters as outlines, which need no font");
}

FigureSize ExportCommand::size() const {
    FigureSize size{.title = m_title, .whiteGround = m_whiteGround, .outlinedText = m_outlines};
    size.tableDigits = m_digits ? std::optional(static_cast<int>(std::min<std::size_t>(*m_digits, 17))) : std::nullopt;
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

base::Expected<std::vector<StudyFigure>> ExportCommand::chosen(const Study& study,
                                                               const std::vector<std::string>& wanted) {
    const std::vector<std::string> keys = pageKeys();
    std::set<std::string> pages;
    for (const std::string& name : wanted) {
        pages.insert(name.substr(0, name.find('-')));
    }
    const bool known =
        std::all_of(pages.begin(), pages.end(), [&](const auto& page) { return base::contains(keys, page); });
    auto figures = GREYSCOPE_TRY(figuresOf(study, known ? pages : std::set<std::string>()));
    std::vector<std::string> names;
    for (const StudyFigure& figure : figures) {
        names.push_back(figure.origin.name);
    }
    for (const std::string& name : wanted) {
        if (!base::contains(keys, name) && !base::contains(names, name)) {
            return base::fail(base::ErrorCode::optionUnknown,
                              {"--figure", name, base::nearestChoices(name, names, 3).names});
        }
    }
    std::erase_if(figures, [&wanted](const StudyFigure& figure) {
        return !wanted.empty() && !base::contains(wanted, figure.origin.name) &&
               !base::contains(wanted, figure.origin.page);
    });
    return figures;
}

ExportOptions ExportCommand::again(ExportOptions options, const widgets::FigureSpec& figure) const {
    if (m_preset || m_width || m_text) {  // another size asks for another height
        FigureSize size = this->size();
        size.widthMm = size.widthMm.value_or(options.sizeMm.width());
        size.textPt = m_text || m_preset ? size.textPt : options.textPt;
        size.title = m_title || options.title;
        size.tableDigits = size.tableDigits ? size.tableDigits : options.tableDigits;
        return optionsFor(figure, size);
    }
    options.sizeMm.setHeight(m_height.value_or(options.sizeMm.height()));
    options.title = m_title || options.title;
    options.tableDigits = m_digits ? std::optional(static_cast<int>(*m_digits)) : options.tableDigits;
    return options;
}

base::Expected<std::string> ExportCommand::run(Notes& notes) {
    const std::vector<const FigureFormat*> formats = GREYSCOPE_TRY(this->formats());
    const std::optional<FigureRecipe> recipe = GREYSCOPE_TRY(m_study.recipe());
    const Study study = GREYSCOPE_TRY(m_study.read(notes));
    std::vector<StudyFigure> figures =
        GREYSCOPE_TRY(chosen(study, recipe && m_figures.empty() ? std::vector{recipe->name} : m_figures));
    GREYSCOPE_TRY(makeFolder(m_folder));
    std::string report;
    for (StudyFigure& figure : figures) {
        if (recipe && recipe->part.size() == 4) {
            const std::vector<double>& part = recipe->part;
            figure.figure = seenOf(std::move(figure.figure), {{part[0], part[1]}, {part[2], part[3]}});
            figure.origin.part = part;
        }
        const ExportOptions options =
            recipe ? again(recipe->options, figure.figure) : optionsFor(figure.figure, size());
        for (const FigureCheck& check : checkFigure(figure.figure, options)) {
            if (check.broken()) {
                notes.add(figure.origin.name + ": " + check.sentence.toStdString());
            }
        }
        for (const FigureFormat* format : formats) {
            report += GREYSCOPE_TRY(writeFigure(figure, *format, options, m_folder)) + '\n';
        }
    }
    return report;
}

}  // namespace greyscope::app::cli
