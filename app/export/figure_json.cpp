#include "app/export/figure_json.h"

#include <QFile>

#include <algorithm>
#include <tuple>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/export/figure_formats.h"
#include "app/run/open_file.h"
#include "app/study/file/study_file.h"
#include "app/study/file/study_json.h"
#include "core/base/try.h"

namespace greyscope::app {

namespace {

constexpr const char* kFigureFormat = "greyscope-figure";
constexpr const char* kSuffix = ".figure.json";

double numberIn(const nlohmann::json& object, const char* key, double usual) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : usual;
}

bool flagIn(const nlohmann::json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

nlohmann::ordered_json rulesJson(const PrintRules& rules) {
    return {{"text_range_pt", {rules.leastTextPt, rules.mostTextPt}},
            {"line_range_pt", {rules.thinnestPt, rules.widestPt}},
            {"line_pt", rules.linePt},
            {"marker_pt", rules.markerPt},
            {"letter_pt", rules.letterPt},
            {"font", rules.family.toStdString()},
            {"grey", rules.grey},
            {"formats", rules.formats}};
}

std::pair<double, double> rangeIn(const nlohmann::json& object, const char* key, std::pair<double, double> usual) {
    const auto found = object.find(key);
    const bool good = found != object.end() && found->is_array() && found->size() == 2 && (*found)[0].is_number() &&
                      (*found)[1].is_number() && (*found)[0] <= (*found)[1];
    return good ? std::pair((*found)[0].get<double>(), (*found)[1].get<double>()) : usual;
}

PrintRules rulesFrom(const nlohmann::json& j) {
    PrintRules rules;
    std::tie(rules.leastTextPt, rules.mostTextPt) = rangeIn(j, "text_range_pt", {rules.leastTextPt, rules.mostTextPt});
    std::tie(rules.thinnestPt, rules.widestPt) = rangeIn(j, "line_range_pt", {rules.thinnestPt, rules.widestPt});
    rules.linePt = numberIn(j, "line_pt", rules.linePt);
    rules.markerPt = numberIn(j, "marker_pt", rules.markerPt);
    rules.letterPt = numberIn(j, "letter_pt", rules.letterPt);
    rules.family = QString::fromStdString(textIn(j, "font"));
    rules.grey = flagIn(j, "grey");
    if (const auto formats = j.find("formats"); formats != j.end() && formats->is_array()) {
        for (const nlohmann::json& format : *formats) {
            if (format.is_string() && formatNamed(format.get<std::string>())) {
                rules.formats.push_back(format.get<std::string>());
            }
        }
    }
    return rules;
}

nlohmann::ordered_json optionsJson(const ExportOptions& options) {
    nlohmann::ordered_json j{{"width_mm", options.sizeMm.width()},
                             {"height_mm", options.sizeMm.height()},
                             {"text_pt", options.textPt},
                             {"dpi", options.dpi},
                             {"title", options.title},
                             {"white_ground", options.whiteGround},
                             {"outlines", options.outlinedText},
                             {"tallest_mm", options.tallestMm},
                             {"rules", rulesJson(options.rules)}};
    if (options.tableDigits) {
        j["digits"] = *options.tableDigits;
    }
    return j;
}

/// Values out of range are reported when the figure is drawn.
ExportOptions optionsFrom(const nlohmann::json& j) {
    ExportOptions options;
    options.sizeMm = {numberIn(j, "width_mm", options.sizeMm.width()),
                      numberIn(j, "height_mm", options.sizeMm.height())};
    options.textPt = numberIn(j, "text_pt", options.textPt);
    options.dpi = static_cast<int>(std::clamp(numberIn(j, "dpi", options.dpi), 0.0, 1e6));
    options.title = flagIn(j, "title");
    options.whiteGround = flagIn(j, "white_ground");
    options.outlinedText = flagIn(j, "outlines");
    if (const auto rules = j.find("rules"); rules != j.end() && rules->is_object()) {
        options.rules = rulesFrom(*rules);
    }
    options.tallestMm = numberIn(j, "tallest_mm", options.tallestMm);
    if (j.contains("digits")) {
        options.tableDigits = static_cast<int>(std::clamp(numberIn(j, "digits", 4.0), 1.0, 17.0));
    }
    return options;
}

/// Returns four limits, or null.
nlohmann::ordered_json partJson(const std::optional<widgets::PlotZoom>& part) {
    return part ? nlohmann::ordered_json{part->x.first, part->x.second, part->y.first, part->y.second}
                : nlohmann::ordered_json::array();
}

std::optional<widgets::PlotZoom> partFrom(const nlohmann::json& object) {
    const auto ends = object.find("part");
    const bool good = ends != object.end() && ends->is_array() && ends->size() == 4 &&
                      std::all_of(ends->begin(), ends->end(), [](const auto& end) { return end.is_number(); });
    const auto end = [&ends](std::size_t at) { return (*ends)[at].template get<double>(); };
    return good ? std::optional(widgets::PlotZoom{{end(0), end(1)}, {end(2), end(3)}}) : std::nullopt;
}

}  // namespace

QByteArray figureJson(const FigureOrigin& origin, const ExportOptions& options, const QString& path) {
    if (!origin.study) {
        return {};
    }
    Study study = *origin.study;
    study.path.clear();
    const nlohmann::ordered_json j{{"format", kFigureFormat},
                                   {"greyscope", GREYSCOPE_VERSION},
                                   {"figure", origin.name},
                                   {"options", optionsJson(options)},
                                   {"part", partJson(origin.part)},
                                   {"study", nlohmann::ordered_json::parse(studyText(study, path).toStdString())}};
    return QByteArray::fromStdString(j.dump(2) + '\n');
}

bool isFigureRecipe(const QString& path) {
    return path.endsWith(QLatin1String(kSuffix), Qt::CaseInsensitive);
}

base::Expected<FigureRecipe> readFigureRecipe(const QString& path) {
    const std::string name = path.toStdString();
    QFile file(path);
    GREYSCOPE_TRY(openToRead(file, kMostDocumentBytes));
    const nlohmann::json j = GREYSCOPE_TRY(parseJson(file.readAll().toStdString(), name));
    const bool good =
        j.is_object() && textIn(j, "format") == kFigureFormat && j.contains("study") && j["study"].is_object();
    if (!good) {
        return base::fail(base::ErrorCode::formatUnknown, {name}, {name, 0, 0});
    }
    const auto options = j.find("options");
    return FigureRecipe{textIn(j, "figure"),
                        options != j.end() && options->is_object() ? optionsFrom(*options) : ExportOptions(),
                        QByteArray::fromStdString(j["study"].dump()), partFrom(j)};
}

}  // namespace greyscope::app
