#include "app/cli/figures/export_command.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/export/check/figure_check.h"
#include "core/base/try.h"
#include "widgets/present/spec/drawn_share.h"
#include "widgets/present/words/words.h"

namespace greyscope::app::cli {

namespace {

widgets::TrendIndex indexIn(const std::string& text) {
    using widgets::IndexBase;
    return text == "first"    ? widgets::TrendIndex{IndexBase::first, {}}
           : text == "median" ? widgets::TrendIndex{IndexBase::median, {}}
                              : widgets::TrendIndex{IndexBase::point, text};
}

}  // namespace

std::string ExportCommand::example() const {
    return "  greyscope export paper.greyscope --out figures --figure trends --preset nature-1 --format pdf,csv\n"
           "  greyscope export paper.greyscope --out new --data march.csv=april.csv\n"
           "  greyscope export figures/trends-trends.figure.json --out figures --format bundle";
}

void ExportCommand::declare(CLI::App& app) {
    m_app = &app;
    m_study.declare(app);
    app.add_option("--out", m_folder, "Output folder; created if missing")->required()->type_name("DIR");
    m_size.declare(app);
    app.add_option("--index", m_index,
                   "Trends: show each series relative to its own first value, median or value at a point (as labelled "
                   "on the axis)")
        ->type_name("first|median|POINT");
    declareList(app, "--format", m_formats, figureFormatNames())->default_str("pdf");
    declareCount(app, "--digits", m_digits, "Significant digits in TeX tables; 17: all digits", 1)
        ->default_str("as in the figure");
    app.add_flag("--title", m_title, "Draw the title of each figure");
    app.add_flag("--white-ground", m_whiteGround, "SVG: white background");
    app.add_flag("--outlines", m_outlines, "SVG: text as outlines, which require no font");
}

FigureSize ExportCommand::size() const {
    FigureSize size = m_size.options().size();
    size.title = m_title;
    size.whiteGround = m_whiteGround;
    size.outlinedText = m_outlines;
    size.tableDigits = m_digits ? std::optional(static_cast<int>(std::min<std::size_t>(*m_digits, 17))) : std::nullopt;
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

ExportOptions ExportCommand::again(ExportOptions options, const StudyFigure& figure) const {
    const FigureSize asked = size();
    if (m_size.options().resizes()) {  // another size requires another height
        FigureSize size = asked;
        size.widthMm = asked.widthMm.value_or(options.sizeMm.width());
        size.textPt = asked.ownText ? asked.textPt : options.textPt;
        size.ownText = true;
        size.rules = asked.rules ? asked.rules : options.rules;
        size.title = m_title || options.title;
        size.tableDigits = asked.tableDigits ? asked.tableDigits : options.tableDigits;
        return optionsFor(figure, size);
    }
    options.sizeMm.setHeight(m_size.options().heightMm().value_or(options.sizeMm.height()));
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
    OpenedStudy opened = GREYSCOPE_TRY(m_study.read(notes));
    if (!m_index.empty()) {
        opened.study.trends.measure = Measure::indexed;
        opened.study.trends.index = indexIn(m_index);
    }
    const bool ofRecipe = recipe && m_size.figures().empty();
    std::vector<StudyFigure> figures =
        GREYSCOPE_TRY(m_size.chosen(opened, ofRecipe ? std::vector{recipe->name} : m_size.figures(), notes));
    GREYSCOPE_TRY(makeFolder(m_folder));
    OutputCheck check(*m_app);
    std::string report;
    for (StudyFigure& figure : figures) {
        if (recipe && recipe->part) {
            figure.figure = seenOf(std::move(figure.figure), *recipe->part);
            figure.origin.part = recipe->part;
        }
        const ExportOptions options = recipe ? again(recipe->options, figure) : optionsFor(figure, size());
        if (const QString share = widgets::drawnShareLine(figure.origin.data.share); !share.isEmpty()) {
            notes.add(figure.origin.name + ": " + share.toStdString());
        }
        for (const FigureCheck& check : checkFigure(figure.figure, options)) {
            if (check.broken()) {
                notes.add(figure.origin.name + ": " + check.told().toStdString());
            }
        }
        for (const FigureFormat* format : formats) {
            if (const FigureCheck check = checkFormat(options, *format); check.broken()) {
                notes.add(figure.origin.name + ": " + check.told().toStdString());
            }
            report += GREYSCOPE_TRY(writeFigure(figure, *format, options, m_folder, check)) + '\n';
        }
    }
    return report;
}

}  // namespace greyscope::app::cli
