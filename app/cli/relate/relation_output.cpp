#include "app/cli/relate/relation_output.h"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "app/cli/arguments/relation_arguments.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/output/output.h"
#include "app/cli/output/table_output.h"
#include "core/base/names.h"
#include "widgets/present/relations/relation_tables.h"
#include "widgets/present/relations/relations_pair.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;

namespace {

Json effectsOf(const grey::RelationOptions& options) {
    Json effects = Json::array();
    for (const data::PointEffect& effect : options.image.effects) {
        const std::string name = base::nameOf(data::effectNames(), effect.kind);
        effects.push_back(effect.kind == data::Effect::target ? name + ":" + base::toText(effect.target) : name);
    }
    return effects;
}

Json conventionsOf(const grey::RelationOptions& options, const data::SeriesQuery& query) {
    const grey::RelationDegree& degree = grey::degreeOf(options.method);
    Json json;
    if (degree.ofImage) {
        json["image"] = base::nameOf(data::imageNames(), options.image.kind);
    }
    if (options.image.kind == data::Image::target) {
        json["target"] = options.image.target;
    } else if (options.image.kind == data::Image::criteria) {
        json["effects"] = effectsOf(options);
    }
    if (degree.ofRelativeImage) {
        json["relative_image"] = base::nameOf(data::imageNames(), options.relativeImage);
    }
    if (degree.isByPoints()) {
        json["scope"] = base::nameOf(grey::extremaScopeNames(), options.scope);
        json["rho"] = options.distinguishingCoefficient;
        json["weights"] = options.weights.empty() ? Json("equal") : Json(options.weights);
    }
    if (degree.isMixed()) {
        json["theta"] = options.theta;
    }
    json.update(queryJson(query));
    return json;
}

Json columnOf(const Eigen::MatrixXd& matrix, Eigen::Index column) {
    return column < matrix.cols() ? Json(std::vector<double>(matrix.col(column).begin(), matrix.col(column).end()))
                                  : Json::array();
}

widgets::RelationLook lookOf(const grey::RelationOptions& options) {
    widgets::RelationLook look;
    look.decimals = 4;
    look.symbol = widgets::degreeSymbol(options.method);
    return look;
}

/// Returns the terms of a degree by areas: the areas, and for the synthetic degree both parts.
Json areaTermsOf(const grey::RelationResult& result, std::size_t compared) {
    const auto i = static_cast<Eigen::Index>(compared);
    const grey::AreaTerms& area = result.area;
    Json json{{"areas", {area.areas(0), area.areas(i + 1)}}};
    if (area.relativeAreas.size() > 0) {
        json["relative_areas"] = {area.relativeAreas(0), area.relativeAreas(i + 1)};
        json["absolute"] = area.absoluteDegrees(i);
        json["relative"] = area.relativeDegrees(i);
    }
    return json;
}

/// Returns the terms of a degree that compares curves: both curves from the point k = `first` on, and the coefficients.
Json curveTermsOf(const grey::RelationResult& result, std::size_t compared) {
    const auto i = static_cast<Eigen::Index>(compared);
    return {{"first", result.curve.first},
            {"curves", {columnOf(result.curve.curves, 0), columnOf(result.curve.curves, i + 1)}},
            {"coefficients", columnOf(result.curve.coefficients, i)}};
}

}  // namespace

std::string conventionsLine(const grey::RelationOptions& options, const data::SeriesQuery& query) {
    const grey::RelationDegree& degree = grey::degreeOf(options.method);
    std::string text = "Method " + degree.name;
    if (degree.ofImage) {
        text += ", image " + base::nameOf(data::imageNames(), options.image.kind);
    }
    if (degree.ofRelativeImage) {
        text += ", relative image " + base::nameOf(data::imageNames(), options.relativeImage);
    }
    if (degree.isByPoints()) {
        text += ", extrema " + base::nameOf(grey::extremaScopeNames(), options.scope) + ", rho " +
                shortNumber(options.distinguishingCoefficient) + ", " + (options.weights.empty() ? "equal" : "own") +
                " weights";
    } else if (degree.isMixed()) {
        text += ", theta " + shortNumber(options.theta);
    }
    return text + "\n" + wordsOf(query) + "\n\n";
}

namespace {

std::string simulatedText(const std::optional<grey::SimulatedShare>& share) {
    return share ? "Simulated 95 % intervals contain the true value in " + shortNumber(100.0 * share->low) + " to " +
                       shortNumber(100.0 * share->high) + " % of cases."
                 : std::string("Their coverage was not simulated for this image.");
}

std::string ranksText(const std::optional<grey::SimulatedShare>& share) {
    return share ? " Of simulated ranks that held in over 80 % of the draws, " + shortNumber(100.0 * share->low) +
                       " to " + shortNumber(100.0 * share->high) + " % were the true ones."
                 : std::string();
}

}  // namespace

std::string intervalsText(const grey::DegreeIntervals& intervals, const grey::RelationOptions& options) {
    const std::string repeats = intervals.fewest == intervals.most
                                    ? std::to_string(intervals.most)
                                    : std::to_string(intervals.fewest) + " to " + std::to_string(intervals.most);
    const auto untold = std::count_if(intervals.degrees.begin(), intervals.degrees.end(),
                                      [](const grey::DegreeInterval& degree) { return !degree.interval; });
    return "Low and high: " + shortNumber(100.0 * intervals.options.confidence) + " % interval from the repeats of " +
           std::to_string(intervals.repeated) + " of " + std::to_string(intervals.values) + " values (" + repeats +
           " each), " + std::to_string(intervals.options.draws) + " draws, seed " +
           std::to_string(intervals.options.seed) + ", of the curves without noise. " +
           simulatedText(grey::simulatedShareOf(options, intervals.fewest)) +
           (untold > 0 ? " No interval where the differences from the reference cannot be distinguished from noise: " +
                             std::to_string(untold) + " series."
                       : "") +
           (intervals.lowered() > 0 ? " Noise alone lowers " + std::to_string(intervals.lowered()) +
                                          " measured degrees below their intervals."
                                    : "") +
           " All ranks hold in " + shortNumber(std::round(1000.0 * intervals.orderHolds) / 10.0) + " % of the draws." +
           ranksText(grey::simulatedRanksOf(options));
}

Json jsonOf(const grey::RelationResult& result, const data::SeriesQuery& query,
            const std::optional<grey::DegreeIntervals>& intervals) {
    Json json;
    json["reference"] = result.reference;
    json["method"] = base::nameOf(grey::relationMethodNames(), result.options.method);
    json["conventions"] = conventionsOf(result.options, query);
    json["points"] = result.pointLabels;
    json["series"] = jsonRows(widgets::relatedSeries(result, intervals ? &*intervals : nullptr, nullptr));
    for (std::size_t i = 0; i < result.names.size(); ++i) {
        json["series"][i]["coefficients"] = columnOf(result.coefficients, static_cast<Eigen::Index>(i));
        if (result.area.areas.size() > 0) {
            json["series"][i].update(areaTermsOf(result, i));
        } else if (result.curve.curves.size() > 0) {
            json["series"][i].update(curveTermsOf(result, i));
        }
    }
    if (intervals) {
        const auto share = grey::simulatedShareOf(result.options, intervals->fewest);
        const auto ranks = grey::simulatedRanksOf(result.options);
        json["repeats"] = {
            {"values", intervals->values},
            {"repeated", intervals->repeated},
            {"fewest", intervals->fewest},
            {"most", intervals->most},
            {"confidence", intervals->options.confidence},
            {"draws", intervals->options.draws},
            {"seed", intervals->options.seed},
            {"method", "draws without noise"},
            {"simulated_share_that_holds", share ? Json{share->low, share->high} : Json()},
            {"order_holds", intervals->orderHolds},
            {"simulated_share_of_ranks_over_80_percent", ranks ? Json{ranks->low, ranks->high} : Json()}};
    }
    return json;
}

namespace {

std::vector<std::string> matrixHead(const grey::RelationMatrix& matrix, const std::vector<std::size_t>& order) {
    std::vector<std::string> head{"reference"};
    for (const std::size_t column : order) {
        head.push_back(matrix.names[column]);
    }
    return head;
}

std::vector<std::string> matrixRow(const grey::RelationMatrix& matrix, const std::vector<std::size_t>& order,
                                   std::size_t row, bool exact) {
    std::vector<std::string> cells{matrix.names[row]};
    for (const std::size_t column : order) {
        const double degree = matrix.degrees(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column));
        const bool small = std::abs(degree) < 1e-3;  // degrees of large areas are too small for four decimals
        cells.push_back(exact ? exactNumber(degree) : shortNumber(small ? degree : std::round(degree * 1e4) / 1e4));
    }
    return cells;
}

}  // namespace

Rows matrixRows(const grey::RelationMatrix& matrix, const std::vector<std::size_t>& order) {
    Rows rows{matrixHead(matrix, order)};
    for (const std::size_t row : order) {
        rows.push_back(matrixRow(matrix, order, row, false));
    }
    return rows;
}

/// Written row by row, because the cells of a large table need much more memory than their text.
std::string matrixCsv(const grey::RelationMatrix& matrix, const std::vector<std::size_t>& order) {
    std::string text = csvTable({matrixHead(matrix, order)});
    for (const std::size_t row : order) {
        text += csvTable({matrixRow(matrix, order, row, true)});
    }
    return text;
}

Json jsonOf(const grey::RelationMatrix& matrix, const std::vector<std::size_t>& order, const data::SeriesQuery& query) {
    Json json;
    json["names"] = Json::array();
    json["degrees"] = Json::array();
    for (const std::size_t row : order) {
        json["names"].push_back(matrix.names[row]);
        Json degrees = Json::array();
        for (const std::size_t column : order) {
            degrees.push_back(matrix.degrees(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column)));
        }
        json["degrees"].push_back(std::move(degrees));
    }
    json["method"] = base::nameOf(grey::relationMethodNames(), matrix.options.method);
    json["conventions"] = conventionsOf(matrix.options, query);
    return json;
}

std::string groupsText(const std::vector<std::string>& names, const grey::Clustering& clustering, double threshold) {
    const auto groups = grey::groupMembers(clustering, threshold);
    std::string text = "\nGroups at a degree of " + shortNumber(threshold) + " or more, " +
                       base::nameOf(grey::linkageNames(), clustering.linkage) +
                       " linkage: " + std::to_string(groups.size()) + "\n";
    for (const auto& group : groups) {
        std::string line;
        for (const std::size_t series : group) {
            line += (line.empty() ? "  " : ", ") + names[series];
        }
        text += line + "\n";
    }
    return text;
}

Json jsonOf(const std::vector<std::string>& names, const grey::Clustering& clustering,
            const std::optional<double>& threshold) {
    Json json{{"linkage", base::nameOf(grey::linkageNames(), clustering.linkage)},
              {"series", names},
              {"merges", Json::array()}};
    for (const grey::Merge& merge : clustering.merges) {
        json["merges"].push_back(
            {{"left", merge.left}, {"right", merge.right}, {"degree", merge.degree}, {"size", merge.size}});
    }
    if (threshold) {
        json["threshold"] = *threshold;
        json["groups"] = Json::array();
        for (const auto& group : grey::groupMembers(clustering, *threshold)) {
            Json members = Json::array();
            for (const std::size_t series : group) {
                members.push_back(names[series]);
            }
            json["groups"].push_back(std::move(members));
        }
    }
    return json;
}

widgets::Table pointTable(const grey::RelationResult& result, std::size_t compared) {
    return widgets::relationPointTable(result, compared, lookOf(result.options));
}

std::string pointLines(const grey::RelationResult& result, std::size_t compared) {
    std::string text = "\n";
    for (const QString& line : widgets::relationPoints(result, compared, lookOf(result.options)).lines) {
        text += line.toStdString() + "\n";
    }
    return text;
}

Json pointsJson(const grey::RelationResult& result, std::size_t compared) {
    const auto i = static_cast<Eigen::Index>(compared);
    Json json{{"compared", result.names[compared]},
              {"degree", result.degrees(i)},
              {"images", {columnOf(result.images, 0), columnOf(result.images, i + 1)}},
              {"differences", columnOf(result.differences, i)}};
    if (result.coefficients.size() > 0) {
        json["minimum"] = result.minimum(i);
        json["maximum"] = result.maximum(i);
        json["coefficients"] = columnOf(result.coefficients, i);
        const auto& shares = widgets::relationPoints(result, compared, lookOf(result.options)).numbers;
        json["shares"] = columnOf(shares, shares.cols() - 1);  // w ξ / Σ w
    } else if (result.area.areas.size() > 0) {
        json.update(areaTermsOf(result, compared));
    } else {
        json.update(curveTermsOf(result, compared));
    }
    return json;
}

}  // namespace greyscope::app::cli
