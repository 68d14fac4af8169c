#include "app/cli/export_command.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/cli/option_values.h"
#include "app/export/figure_check.h"
#include "app/export/figure_desk.h"
#include "app/export/sheet_figure.h"
#include "core/base/contains.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

namespace {

/// The pages that have to calculate for figures of these names; all where one is not known.
std::set<std::string> pagesFor(const std::vector<std::string>& wanted, const Study& study,
                               const std::vector<std::string>& keys) {
    std::set<std::string> pages;
    for (const std::string& name : wanted) {
        const Sheet* sheet = study.sheet(name);
        pages.merge(sheet ? pagesOf(*sheet) : std::set{pageOfFigure(name)});
    }
    const bool known =
        std::all_of(pages.begin(), pages.end(), [&](const auto& page) { return base::contains(keys, page); });
    return known ? pages : std::set<std::string>();
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
    m_presets = readPresets();
    const std::vector<std::string> names = m_presets.names();
    declareNames(
        app, "--preset", names, [this](std::size_t index) { m_preset = &m_presets.list[index]; },
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
        size.widthMm = m_preset->widthMm;
        size.chartHeightMm = m_width ? std::nullopt : std::optional(m_preset->heightMm);
        size.tallestMm = m_preset->tallestMm;
        size.textPt = m_preset->textPt;
        size.rules = m_preset->rules;
    }
    size.widthMm = m_width ? m_width : size.widthMm;
    size.heightMm = m_height ? m_height : size.heightMm;
    size.textPt = m_text.value_or(size.textPt);
    size.ownText = m_text.has_value() || m_preset;
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
    const std::vector<std::string> keys = FigureDesk::pageKeys();
    auto figures = GREYSCOPE_TRY(figuresOf(study, pagesFor(wanted, study, keys), {wanted.begin(), wanted.end()}));
    std::vector<std::string> names;
    for (const StudyFigure& figure : figures) {
        names.push_back(figure.origin.name);
    }
    for (const std::string& name : wanted) {
        if (!base::contains(keys, name) && !base::contains(names, name) && name != kSheetPage) {
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

ExportOptions ExportCommand::again(ExportOptions options, const StudyFigure& figure) const {
    const FigureSize asked = size();
    if (m_preset || m_width || m_text) {  // another size asks for another height
        FigureSize size = asked;
        size.widthMm = asked.widthMm.value_or(options.sizeMm.width());
        size.textPt = asked.ownText ? asked.textPt : options.textPt;
        size.ownText = true;
        size.rules = asked.rules ? asked.rules : options.rules;
        size.title = m_title || options.title;
        size.tableDigits = asked.tableDigits ? asked.tableDigits : options.tableDigits;
        return optionsFor(figure, size);
    }
    options.sizeMm.setHeight(m_height.value_or(options.sizeMm.height()));
    options.title = m_title || options.title;
    options.whiteGround = m_whiteGround || options.whiteGround;
    options.outlinedText = m_outlines || options.outlinedText;
    options.tableDigits = asked.tableDigits ? asked.tableDigits : options.tableDigits;
    options.look = figure.own ? figure.own->look : figure.look;
    return options;
}

base::Expected<std::string> ExportCommand::run(Notes& notes) {
    const std::vector<const FigureFormat*> formats = GREYSCOPE_TRY(this->formats());
    const std::optional<FigureRecipe> recipe = GREYSCOPE_TRY(m_study.recipe());
    const Study study = GREYSCOPE_TRY(m_study.read(notes));
    std::vector<StudyFigure> figures =
        GREYSCOPE_TRY(chosen(study, recipe && m_figures.empty() ? std::vector{recipe->name} : m_figures));
    GREYSCOPE_TRY(makeFolder(m_folder));
    for (const PresetProblem& problem : m_presets.problems) {
        notes.add(problem.text().toStdString());
    }
    std::string report;
    for (StudyFigure& figure : figures) {
        if (recipe && recipe->part) {
            figure.figure = seenOf(std::move(figure.figure), *recipe->part);
            figure.origin.part = recipe->part;
        }
        const ExportOptions options = recipe ? again(recipe->options, figure) : optionsFor(figure, size());
        for (const FigureCheck& check : checkFigure(figure.figure, options)) {
            if (check.broken()) {
                notes.add(figure.origin.name + ": " + check.told().toStdString());
            }
        }
        for (const FigureFormat* format : formats) {
            if (const FigureCheck check = checkFormat(options.rules, *format); check.broken()) {
                notes.add(figure.origin.name + ": " + check.told().toStdString());
            }
            report += GREYSCOPE_TRY(writeFigure(figure, *format, options, m_folder)) + '\n';
        }
    }
    return report;
}

}  // namespace greyscope::app::cli
