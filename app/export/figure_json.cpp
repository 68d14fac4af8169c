#include "app/export/figure_json.h"

#include <QFile>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "app/study/study_file.h"
#include "app/study/study_json.h"
#include "core/base/try.h"

namespace greyscope::app {

namespace {

constexpr const char* kFormat = "greyscope-figure";
constexpr const char* kSuffix = ".figure.json";

double numberIn(const nlohmann::json& object, const char* key, double usual) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : usual;
}

bool flagIn(const nlohmann::json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

nlohmann::ordered_json optionsJson(const ExportOptions& options) {
    nlohmann::ordered_json j{{"width_mm", options.sizeMm.width()},
                             {"height_mm", options.sizeMm.height()},
                             {"text_pt", options.textPt},
                             {"dpi", options.dpi},
                             {"title", options.title},
                             {"tallest_mm", options.tallestMm}};
    if (options.tableDigits) {
        j["digits"] = *options.tableDigits;
    }
    return j;
}

/// What is out of range is told where the figure is drawn.
ExportOptions optionsFrom(const nlohmann::json& j) {
    ExportOptions options;
    options.sizeMm = {numberIn(j, "width_mm", options.sizeMm.width()),
                      numberIn(j, "height_mm", options.sizeMm.height())};
    options.textPt = numberIn(j, "text_pt", options.textPt);
    options.dpi = static_cast<int>(std::clamp(numberIn(j, "dpi", options.dpi), 0.0, 1e6));
    options.title = flagIn(j, "title");
    options.tallestMm = numberIn(j, "tallest_mm", options.tallestMm);
    if (j.contains("digits")) {
        options.tableDigits = static_cast<int>(std::clamp(numberIn(j, "digits", 4.0), 1.0, 17.0));
    }
    return options;
}

}  // namespace

QByteArray figureJson(const FigureOrigin& origin, const ExportOptions& options, const QString& path) {
    if (!origin.study) {
        return {};
    }
    Study study = *origin.study;
    study.path.clear();
    const nlohmann::ordered_json j{
        {"format", kFormat},     {"greyscope", GREYSCOPE_VERSION},
        {"figure", origin.name}, {"options", optionsJson(options)},
        {"part", origin.part},   {"study", nlohmann::ordered_json::parse(studyText(study, path).toStdString())}};
    return QByteArray::fromStdString(j.dump(2) + '\n');
}

bool isFigureRecipe(const QString& path) {
    return path.endsWith(QLatin1String(kSuffix), Qt::CaseInsensitive);
}

base::Expected<FigureRecipe> readFigureRecipe(const QString& path) {
    const std::string name = path.toStdString();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        const auto code = file.exists() ? base::ErrorCode::fileNotReadable : base::ErrorCode::fileNotFound;
        return base::fail(code, {name, file.errorString().toStdString()}, {name, 0, 0});
    }
    const nlohmann::json j = GREYSCOPE_TRY(parseJson(file.readAll().toStdString(), name));
    const bool good = j.is_object() && textIn(j, "format") == kFormat && j.contains("study") && j["study"].is_object();
    if (!good) {
        return base::fail(base::ErrorCode::formatUnknown, {name}, {name, 0, 0});
    }
    const auto options = j.find("options");
    const auto part = j.find("part");
    std::vector<double> ends;
    for (const auto& end : part != j.end() && part->is_array() ? *part : nlohmann::json::array()) {
        ends.push_back(end.is_number() ? end.get<double>() : 0.0);
    }
    return FigureRecipe{textIn(j, "figure"),
                        options != j.end() && options->is_object() ? optionsFrom(*options) : ExportOptions(),
                        QByteArray::fromStdString(j["study"].dump()), std::move(ends)};
}

}  // namespace greyscope::app
