#include "app/cli/arguments/size_arguments.h"

#include <algorithm>
#include <set>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/export/sheet_figure.h"
#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

namespace {

/// Returns the pages that must be calculated for figures of these names; all if a name is unknown.
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

void SizeArguments::declare(CLI::App& app) {
    declareList(app, "--figure", m_figures,
                "Names of figures as listed by `greyscope figures`, or names of pages for all their figures");
    m_size.declare(app);
}

void SizeOptions::declare(CLI::App& app, CLI::Option* needed) {
    std::vector<std::string> declared{"--width", "--height", "--text", "--style"};
    if (app.get_option_no_throw("--preset") == nullptr) {
        m_presets = readPresets();
        const std::vector<std::string> names = m_presets.names();
        declareNames(
            app, "--preset", names, [this](std::size_t index) { m_preset = &m_presets.list[index]; },
            "Preset of the size and the text: " + base::joined(names, ", "))
            ->type_name("NAME");
        declared.emplace_back("--preset");
    }
    declareNumber(app, "--width", m_width, "Width in millimetres; without --height the aspect ratio is kept");
    declareNumber(app, "--height", m_height, "Height in millimetres");
    declareNumber(app, "--text", m_text, "Text size in points");
    app.add_option("--style", m_style, "Colours by series, font, lines and decimals of the figures (JSON)")
        ->type_name("FILE");
    for (const std::string& name : needed ? declared : std::vector<std::string>()) {
        app.get_option(name)->needs(needed);
    }
}

FigureSize SizeOptions::size() const {
    FigureSize size;
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

base::Expected<widgets::FigureLook> SizeOptions::style(Notes& notes) const {
    widgets::FigureLook style = m_preset ? m_preset->style : widgets::FigureLook();
    if (m_style.empty()) {
        return style;
    }
    std::vector<PresetProblem> problems;
    style = styled(std::move(style), GREYSCOPE_TRY(readStyle(QString::fromStdString(m_style), problems)));
    for (const PresetProblem& problem : problems) {
        notes.add(problem.text().toStdString());
    }
    return style;
}

void applyStyle(StudyFigure& figure, const widgets::FigureLook& style) {
    if (figure.own) {
        figure.own->look = styled(figure.own->look, style);
    } else {
        dress(figure, styled(figure.look, style));
    }
}

void SizeOptions::noteProblems(Notes& notes) const {
    for (const PresetProblem& problem : m_presets.problems) {
        notes.add(problem.text().toStdString());
    }
}

base::Expected<std::vector<StudyFigure>> SizeArguments::chosen(const OpenedStudy& opened,
                                                               const std::vector<std::string>& wanted,
                                                               Notes& notes) const {
    const std::vector<std::string> keys = pageKeys();
    NotShown besides;
    auto figures = GREYSCOPE_TRY(
        namedFigures(opened, pagesFor(wanted, opened.study, keys), std::set(wanted.begin(), wanted.end()), &besides));
    std::set<std::string> there;
    for (const StudyFigure& figure : figures) {
        there.insert({figure.origin.name, figure.origin.page});
    }
    for (const std::string& name : wanted) {
        if (!there.contains(name) && name != kSheetPage) {
            return noFigure("--figure", name, figures, besides, opened, 3);
        }
    }
    if (figures.empty()) {
        return nothingDrawn(besides, opened);
    }
    addFailures(besides, notes);
    std::erase_if(figures, [&wanted](const StudyFigure& figure) {
        return !wanted.empty() && !base::contains(wanted, figure.origin.name) &&
               !base::contains(wanted, figure.origin.page);
    });
    m_size.noteProblems(notes);
    const widgets::FigureLook style = GREYSCOPE_TRY(m_size.style(notes));
    for (StudyFigure& figure : figures) {
        applyStyle(figure, style);
    }
    return figures;
}

}  // namespace greyscope::app::cli
