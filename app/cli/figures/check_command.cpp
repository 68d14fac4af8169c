#include "app/cli/figures/check_command.h"

#include <algorithm>
#include <cmath>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/export/check/figure_check.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;

namespace {

/// A figure with the results of the rules at a size.
struct Checked {
    const StudyFigure& figure;
    ExportOptions options;
    std::vector<FigureCheck> rules;
};

std::size_t brokenIn(const std::vector<Checked>& all) {
    std::size_t broken = 0;
    for (const Checked& each : all) {
        broken += static_cast<std::size_t>(
            std::count_if(each.rules.begin(), each.rules.end(), [](const FigureCheck& rule) { return rule.broken(); }));
    }
    return broken;
}

/// Returns left, top, width and height on the page; null if there is no single place.
Json placeOf(const FigureCheck& check) {
    if (check.place.isNull()) {
        return {};
    }
    Json place = Json::array();
    for (const double side : {check.place.left(), check.place.top(), check.place.width(), check.place.height()}) {
        place.push_back(std::round(100.0 * kMmPerPoint * side) / 100.0);
    }
    return place;
}

Json jsonOf(const FigureCheck& check) {
    Json json{{"rule", check.rule}, {"title", check.name.toStdString()}, {"kept", !check.broken()}};
    if (check.broken()) {
        json["panels"] = check.panels.toStdString();
        json["says"] = check.sentence.toStdString();
        json["remedy"] = remedyText(check).isEmpty() ? Json() : Json(remedyText(check).toStdString());
        json["value"] = check.value > 0.0 ? Json(check.value) : Json();
        json["place_mm"] = placeOf(check);
    }
    return json;
}

Json jsonOf(const std::vector<Checked>& all) {
    Json json{{"broken", brokenIn(all)}, {"figures", Json::array()}};
    for (const Checked& each : all) {
        Json figure{{"name", each.figure.origin.name},         {"page", each.figure.origin.page},
                    {"width_mm", each.options.sizeMm.width()}, {"height_mm", each.options.sizeMm.height()},
                    {"text_pt", each.options.textPt},          {"rules", Json::array()}};
        for (const FigureCheck& check : each.rules) {
            figure["rules"].push_back(jsonOf(check));
        }
        json["figures"].push_back(std::move(figure));
    }
    return json;
}

std::vector<std::vector<std::string>> rowsOf(const std::vector<Checked>& all) {
    std::vector<std::vector<std::string>> rows{{"figure", "rule", "kept", "panels", "says", "remedy"}};
    for (const Checked& each : all) {
        for (const FigureCheck& check : each.rules) {
            rows.push_back({each.figure.origin.name, check.rule, check.broken() ? "no" : "yes",
                            check.panels.toStdString(), check.sentence.toStdString(),
                            check.broken() ? remedyText(check).toStdString() : ""});
        }
    }
    return rows;
}

std::string textOf(const std::vector<Checked>& all) {
    std::string text;
    for (const Checked& each : all) {
        std::string broken;
        for (const FigureCheck& check : each.rules) {
            if (check.broken()) {
                const std::string remedy = remedyText(check).toStdString();
                broken += "    " + check.told().toStdString() + (remedy.empty() ? "" : " " + remedy + '.') + '\n';
            }
        }
        text += each.figure.origin.name + (broken.empty() ? ": meets all rules\n" : "\n" + broken);
    }
    return text;
}

}  // namespace

std::string CheckCommand::example() const {
    return "  greyscope check paper.greyscope --preset nature-1\n"
           "  greyscope check paper.greyscope --figure \"Figure 1\" --format json";
}

void CheckCommand::declare(CLI::App& app) {
    m_study.declare(app);
    m_size.declare(app);
    declareFormat(app, m_format);
}

base::Expected<std::string> CheckCommand::run(Notes& notes) {
    const OpenedStudy opened = GREYSCOPE_TRY(m_study.read(notes));
    const std::vector<StudyFigure> figures = GREYSCOPE_TRY(m_size.chosen(opened, m_size.figures(), notes));
    std::vector<Checked> all;
    for (const StudyFigure& figure : figures) {
        const ExportOptions options = optionsFor(figure, m_size.options().size());
        all.push_back({figure, options, checkFigure(figure.figure, options)});
    }
    m_broken = brokenIn(all);
    switch (m_format) {
        case Format::json:
            return notes.writeWith(jsonOf(all));
        case Format::csv:
            return csvTable(rowsOf(all));
        case Format::text:
            break;
    }
    return textOf(all);
}

}  // namespace greyscope::app::cli
