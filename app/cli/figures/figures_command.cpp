#include "app/cli/figures/figures_command.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/figures/study_figures.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

namespace {

/// Whether determining what each view shows would take seconds.
bool isLarge(const Study& study) {
    constexpr std::size_t kMostRows = 100'000;
    std::size_t rows = 0;
    for (const StudyTable& table : study.tables) {
        rows += table.dataset->rowCount();
    }
    return rows > kMostRows;
}

}  // namespace

std::string FiguresCommand::example() const {
    return "  greyscope figures paper.greyscope";
}

void FiguresCommand::declare(CLI::App& app) {
    m_study.declare(app);
    app.add_flag("--titles", m_titles,
                 "Show what each figure contains even if the study has more than 100,000 rows; the figures are "
                 "calculated for this");
    declareFormat(app, m_format);
}

base::Expected<std::string> FiguresCommand::run(Notes& notes) {
    const OpenedStudy opened = GREYSCOPE_TRY(m_study.read(notes));
    const Study& study = opened.study;
    NotShown besides;
    std::vector<StudyFigure> figures;
    if (isLarge(study) && !m_titles) {
        besides.onRequest = viewsOf(study);
        notes.add("The views of this large study were not calculated; --titles shows what each figure contains.");
    } else {
        figures = GREYSCOPE_TRY(figuresOf(opened, {}, {}, &besides));
        if (figures.empty() && besides.onRequest.empty()) {
            return nothingDrawn(besides, opened);
        }
        addFailures(besides, notes);
    }
    const std::vector<FigureOnRequest>& onRequest = besides.onRequest;
    if (m_format == Format::json) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const StudyFigure& figure : figures) {
            list.push_back({{"name", figure.origin.name},
                            {"page", figure.origin.page},
                            {"title", widgets::figureTitle(figure.figure).toStdString()}});
        }
        for (const FigureOnRequest& each : onRequest) {
            list.push_back(
                {{"name", each.name}, {"page", each.page}, {"title", each.title.toStdString()}, {"on_request", true}});
        }
        return notes.writeWith({{"figures", std::move(list)}});
    }
    if (m_format == Format::csv) {
        std::vector<std::vector<std::string>> rows{{"name", "page", "title"}};
        for (const StudyFigure& figure : figures) {
            rows.push_back({figure.origin.name, figure.origin.page, widgets::figureTitle(figure.figure).toStdString()});
        }
        for (const FigureOnRequest& each : onRequest) {
            rows.push_back({each.name, each.page, each.title.toStdString()});
        }
        return csvTable(rows);
    }
    std::string lines;
    for (const StudyFigure& figure : figures) {
        lines += figure.origin.name + "\n    " + widgets::figureTitle(figure.figure).toStdString() + '\n';
    }
    for (const FigureOnRequest& each : onRequest) {
        lines += each.name + "\n    " + each.title.toStdString() + " (calculated only if requested by name)\n";
    }
    return lines;
}

}  // namespace greyscope::app::cli
