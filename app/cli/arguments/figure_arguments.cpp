#include "app/cli/arguments/figure_arguments.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/export/sheet_figure.h"
#include "app/sources/read_source.h"
#include "app/study/file/study_file.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

namespace {

/// Stores the stamp that detects later changes of a table's file; not needed for a figure alone.
base::Expected<void> stampSource(StudyTable& table) {
    if (table.parts.empty() && !table.text && !table.stamp) {
        base::NoProgress progress;
        table.stamp = GREYSCOPE_TRY(stampOfSource(table.path, *table.asRead(), progress));
    }
    return {};
}

}  // namespace

void FigureArguments::declare(CLI::App& app) {
    m_app = &app;
    CLI::Option* const figure =
        app.add_option("--figure", m_figure,
                       "Also draw the figure that the window shows; the file extension selects the format: " +
                           figureFormatNames())
            ->type_name("FILE");
    app.add_option("--figure-name", m_name, "Name of another view of the result, as listed by `greyscope figures`")
        ->type_name("NAME")
        ->needs(figure);
    m_size.declare(app, figure);
    app.add_option("--study", m_study, "Also save the calculation as a study, which the window can open")
        ->type_name("FILE");
}

base::Expected<void> FigureArguments::writeShown(const Study& study, const std::string& main, const Shown& shown,
                                                 Notes& notes) const {
    GREYSCOPE_TRY(writeStudyFile(study, notes));
    if (m_figure.empty()) {
        return {};
    }
    StudyStore store;
    SeriesCatalog catalog(store);
    store.reset(study);
    AnalysisFigures figures = GREYSCOPE_TRY(shown(catalog, wanted(main)));
    NotShown besides;
    if (!figures.missing.isEmpty()) {
        besides.why[figures.page] = figures.missing;
    }
    return writeNamed(studyFigures(std::move(figures), std::make_shared<const Study>(study)),
                      m_name.empty() ? main : m_name, besides, {.study = study, .entries = {}, .remarks = {}}, notes);
}

WantedFigures FigureArguments::wanted(const std::string& main) const {
    const AnalysisEntry* analysis = m_figure.empty() ? nullptr : analysisOf(pageOfFigure(main));
    return analysis ? wantedOf(*analysis, {m_name.empty() ? main : m_name}, false) : std::nullopt;
}

base::Expected<void> FigureArguments::writeStudyFile(Study study, Notes& notes) const {
    if (!m_study.empty()) {
        for (StudyTable& table : study.tables) {
            for (StudyTable& part : table.parts) {
                GREYSCOPE_TRY(stampSource(part));
            }
            GREYSCOPE_TRY(stampSource(table));
        }
        GREYSCOPE_TRY(writeStudy(study, QString::fromStdString(m_study)));
        notes.add("Wrote " + m_study + '.');
    }
    return {};
}

base::Expected<void> FigureArguments::writeNamed(const std::vector<StudyFigure>& figures, const std::string& name,
                                                 const NotShown& besides, const OpenedStudy& opened,
                                                 Notes& notes) const {
    const auto found = std::ranges::find(figures, name, [](const StudyFigure& figure) { return figure.origin.name; });
    if (found == figures.end()) {
        return noFigure("--figure-name", name, figures, besides, opened, figures.size());
    }
    StudyFigure figure = *found;
    applyStyle(figure, GREYSCOPE_TRY(m_size.style(notes)));
    GREYSCOPE_TRY(OutputCheck(*m_app).exportFigure(figure.figure, optionsFor(figure, m_size.size()),
                                                   QString::fromStdString(m_figure), figure.origin));
    notes.add("Wrote " + m_figure + '.');
    return {};
}

data::LeftOut accountInStudy(data::LeftOut account) {
    account.rows -= account.filteredRows();
    account.filtered.clear();
    return account;
}

data::LeftOut accountAsRead(data::LeftOut account, const data::LeftOut& read) {
    account.rows = read.rows;
    account.steps = read.steps;
    account.filtered = read.filtered;
    return account;
}

}  // namespace greyscope::app::cli
