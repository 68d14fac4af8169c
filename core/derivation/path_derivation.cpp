#include "core/derivation/path_derivation.h"

#include <utility>

#include "core/base/text.h"
#include "core/derivation/draft.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::percentError;

namespace {

/// Writes the prediction of each system between the ends.
void onTheWay(Draft& draft, const relative::TransferPath& way, const StepValues& start, const StepValues& ratios) {
    Expr before = start();
    Expr beforeRule = indexed("P", "i");
    for (std::size_t place = 1; place + 1 < way.systems.size(); ++place) {
        const std::string number = std::to_string(place);
        const Expr symbol = hat(indexed("P", number));
        const StepValues value = draft.value({.key = "way." + number,
                                              .symbol = symbol,
                                              .rule = product({indexed("RF", number), beforeRule}),
                                              .series = way.systems[place]},
                                             product({ratios(static_cast<int>(place)), before}));
        before = value();
        beforeRule = symbol;
    }
}

Derivation pathWritten(const relative::TransferResult& result, std::size_t path, std::size_t cell, Rounding rounding) {
    const relative::TransferPath& way = result.paths[path];
    const relative::TransferCell& place = result.cells[cell];
    Draft draft("path", base::joined(way.systems, " → "), rounding);
    draft.setLabels(place.labels);
    draft.begin(SectionId::path, SourceId::zhaoDong);
    const Expr from = indexed("P", "i");
    const Expr to = indexed("P", "j");
    const StepValues start =
        draft.given({.key = "from", .symbol = from, .series = way.systems.front(), .ofPoint = false}, {place.from});
    std::vector<std::pair<std::string, Expr>> lines;
    for (std::size_t step = 0; step < way.relations.size(); ++step) {
        const relative::Relation& relation = result.relations[way.relations[step]];
        lines.emplace_back(relation.from + " → " + relation.to, number(relation.cellRatios[cell]));
    }
    const StepValues ratios = draft.bySeries({.key = "ratios", .symbol = indexed("RF", "ℓ")}, std::move(lines));
    onTheWay(draft, way, start, ratios);
    const StepValues ratio = draft.value({.key = "ratio",
                                          .symbol = symbol("RF"),
                                          .rule = relation("·", {indexed("RF", "1"), indexed("RF", "2"), symbol("…")})},
                                         product(ratios.all()));
    const StepValues predicted = draft.value(
        {.key = "predicted", .symbol = hat(to), .rule = product({symbol("RF"), from}), .series = way.systems.back()},
        product({ratio(), start()}));
    if (place.to) {
        const StepValues actual =
            draft.given({.key = "to", .symbol = to, .series = way.systems.back(), .ofPoint = false}, {*place.to});
        draft.value({.key = "error", .symbol = symbol("e"), .rule = percentError(hat(to), to)},
                    percentError(predicted(), actual()));
    }
    return draft.take();
}

/// Returns the series in a cluster; clusters below n are single series.
std::vector<std::size_t> membersOf(const grey::Clustering& clustering, std::size_t cluster, std::size_t series) {
    if (cluster < series) {
        return {cluster};
    }
    const grey::Merge& merge = clustering.merges[cluster - series];
    std::vector<std::size_t> members = membersOf(clustering, merge.left, series);
    for (const std::size_t member : membersOf(clustering, merge.right, series)) {
        members.push_back(member);
    }
    return members;
}

Derivation mergeWritten(const Eigen::MatrixXd& degrees, const std::vector<std::string>& names,
                        const grey::Clustering& clustering, std::size_t merge, Rounding rounding) {
    const auto left = membersOf(clustering, clustering.merges[merge].left, names.size());
    const auto right = membersOf(clustering, clustering.merges[merge].right, names.size());
    Draft draft("merge", names[left.front()], rounding);
    draft.begin(SectionId::merge, SourceId::liu);
    std::vector<std::pair<std::string, Expr>> lines;
    for (const std::size_t a : left) {
        for (const std::size_t b : right) {
            const auto degree = [&](std::size_t i, std::size_t j) {
                return number(degrees(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)));
            };
            lines.emplace_back(names[a] + " – " + names[b], fraction(sum({degree(a, b), degree(b, a)}), number(2)));
        }
    }
    const Expr gamma = indexed("γ", "ij");
    const Expr rule = fraction(sum({gamma, indexed("γ", "ji")}), number(2));
    const StepValues pairs = draft.bySeries({.key = "pairs", .symbol = bar(gamma), .rule = rule}, std::move(lines));
    const Expr degree = symbol("γ");
    switch (clustering.linkage) {
        case grey::Linkage::single:
            draft.value({.key = "degree", .symbol = degree, .rule = call("max", {bar(gamma)})},
                        call("max", pairs.all()));
            break;
        case grey::Linkage::complete:
            draft.value({.key = "degree", .symbol = degree, .rule = call("min", {bar(gamma)})},
                        call("min", pairs.all()));
            break;
        case grey::Linkage::average:
            draft.value({.key = "degree",
                         .symbol = degree,
                         .rule = fraction(bigSum(symbol("ij"), symbol(""), bar(gamma)), letters::n())},
                        fraction(sum(pairs.all()), pairs.count()));
            break;
    }
    return draft.take();
}

}  // namespace

Derivation pathDerivation(const relative::TransferResult& result, std::size_t path, std::size_t cell,
                          Rounding rounding) {
    return besideExact(rounding, [&](const Rounding& digits) { return pathWritten(result, path, cell, digits); });
}

Derivation mergeDerivation(const Eigen::MatrixXd& degrees, const std::vector<std::string>& names,
                           const grey::Clustering& clustering, std::size_t merge, Rounding rounding) {
    return besideExact(rounding,
                       [&](const Rounding& digits) { return mergeWritten(degrees, names, clustering, merge, digits); });
}

}  // namespace greyscope::derivation
