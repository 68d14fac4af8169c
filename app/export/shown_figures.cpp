#include "app/export/shown_figures.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>

#include "app/export/sheet_figure.h"
#include "app/text/left_out_text.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

WantedFigures wantedOf(const AnalysisEntry& analysis, const std::set<std::string>& names, bool others) {
    const std::string prefix = std::string(analysis.page) + '-';
    std::set<std::string> wanted;
    bool known = true;
    const std::vector<FigureName> figures = analysis.figureNames();
    for (const std::string& name : names) {
        if (pageOfFigure(name) == analysis.page) {
            const std::string figure = name.starts_with(prefix) ? name.substr(prefix.size()) : std::string();
            const bool has = std::ranges::find(figures, figure, &FigureName::name) != figures.end();
            known = known && has;
            if (has) {
                wanted.insert(figure);
            }
        }
    }
    if (wanted.empty() || (!known && !others)) {
        return std::nullopt;
    }
    for (const FigureName& figure : figures) {
        if (others && !figure.onRequest) {
            wanted.insert(figure.name);
        }
    }
    return wanted;
}

void addShown(const AnalysisEntry& analysis, const AnalysisOutcome& outcome, const WantedFigures& wanted,
              const std::shared_ptr<const Study>& study, std::vector<StudyFigure>& figures, NotShown& notShown) {
    if (const auto* missing = std::get_if<widgets::Empty>(&outcome)) {
        notShown.why[analysis.page] = missing->needs;
        return;
    }
    if (const auto* failed = std::get_if<NotCalculated>(&outcome)) {
        notShown.failed[analysis.page] =
            widgets::paragraph({failureText(failed->error), leftOutSentence(failed->accounts)});
        return;
    }
    const auto& shown = std::get<AnalysisFigures>(outcome);
    for (FigureName& figure : analysis.figureNames()) {
        if (figure.onRequest && !isNamed(wanted, figure.name)) {
            notShown.onRequest.push_back(
                {figureName(analysis.page, figure.name), analysis.page, std::move(figure.title)});
        }
    }
    if (!shown.missing.isEmpty()) {
        notShown.why[analysis.page] = shown.missing;
    }
    std::ranges::move(studyFigures(shown, study), std::back_inserter(figures));
}

}  // namespace greyscope::app
