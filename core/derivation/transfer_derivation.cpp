#include "core/derivation/transfer_derivation.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/derivation/draft.h"
#include "core/relative/transfer_weights.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::k;
using letters::n;
using letters::percentError;

namespace {

using Lines = std::vector<std::pair<std::string, Expr>>;

std::string nameOf(const relative::TransferPath& path) {
    return base::joined(path.systems, " → ");
}

/// Returns the product of the ratios of a path's relations at a cell.
Expr ratioOf(const relative::TransferResult& result, const relative::TransferPath& path, std::size_t cell) {
    std::vector<Expr> ratios;
    for (const std::size_t relation : path.relations) {
        ratios.push_back(number(result.relations[relation].cellRatios[cell]));
    }
    return product(std::move(ratios));
}

/// Writes the prediction of a cell by the paths that have a weight there.
class ParallelWriter {
public:
    ParallelWriter(const relative::TransferResult& result, std::size_t cell, std::vector<double> weights)
        : m_result(result), m_cell(cell), m_weights(std::move(weights)) {
        for (std::size_t path = 0; path < m_weights.size(); ++path) {
            if (m_weights[path] > 0.0) {
                m_paths.push_back(path);
            }
        }
    }

    [[nodiscard]] Derivation written(const Rounding& rounding) const {
        const relative::TransferCell& place = m_result.cells[m_cell];
        const relative::RelativeOptions& ends = m_result.options.model;
        Draft draft("parallel", ends.to, rounding);
        draft.setLabels(place.labels);
        draft.begin(SectionId::path, SourceId::zhaoDong);
        const Expr from = indexed("P", "i");
        const Expr to = indexed("P", "j");
        const StepValues start =
            draft.given({.key = "from", .symbol = from, .series = ends.from, .ofPoint = false}, {place.from});
        const StepValues ratios =
            draft.bySeries({.key = "ratios",
                            .symbol = indexed("RF", "ℓ"),
                            .rule = product({indexed("RF", "ℓ1"), indexed("RF", "ℓ2"), symbol("…")})},
                           lines([this](std::size_t path) { return ratioOf(m_result, m_result.paths[path], m_cell); }));
        draft.begin(SectionId::weights, SourceId::zhaoDong);
        const StepValues weights = weightSteps(draft);
        std::vector<Expr> shares;
        for (int path = 1; path <= static_cast<int>(m_paths.size()); ++path) {
            shares.push_back(product({weights(path), ratios(path)}));
        }
        const StepValues ratio =
            draft.value({.key = "ratio",
                         .symbol = symbol("RF"),
                         .rule = bigSum(symbol("ℓ"), symbol(""), product({indexed("α", "ℓ"), indexed("RF", "ℓ")}))},
                        sum(std::move(shares)));
        const StepValues predicted = draft.value(
            {.key = "predicted", .symbol = hat(to), .rule = product({symbol("RF"), from}), .series = ends.to},
            product({ratio(), start()}));
        if (place.to) {
            const StepValues actual =
                draft.given({.key = "to", .symbol = to, .series = ends.to, .ofPoint = false}, {*place.to});
            draft.value({.key = "error", .symbol = symbol("e"), .rule = percentError(hat(to), to)},
                        percentError(predicted(), actual()));
        }
        return draft.take();
    }
    [[nodiscard]] bool empty() const { return m_paths.empty(); }

private:
    template <class Formula>
    [[nodiscard]] Lines lines(const Formula& formula) const {
        Lines all;
        for (const std::size_t path : m_paths) {
            all.emplace_back(nameOf(m_result.paths[path]), formula(path));
        }
        return all;
    }

    /// Returns the expected error of a path: the mean of its errors at the other cells.
    [[nodiscard]] Expr meanError(std::size_t path) const {
        const relative::TransferPath& way = m_result.paths[path];
        std::vector<Expr> errors;
        for (const std::size_t row : way.errors ? way.errors->heldOut : std::vector<std::size_t>()) {
            if (m_result.cells[m_result.measured[row]].cell != m_result.cells[m_cell].cell) {
                errors.push_back(number(way.errors->errors[row]));
            }
        }
        if (errors.empty()) {
            return number(way.errors ? way.relationErrors : way.expectedError);
        }
        const Expr count = number(static_cast<Real>(errors.size()));
        return fraction(sum(std::move(errors)), count);
    }

    [[nodiscard]] StepValues weightSteps(Draft& draft) const {
        const Expr alpha = indexed("α", "ℓ");
        if (m_result.options.weights != relative::PathWeights::inverseError) {
            const bool equal = m_result.options.weights == relative::PathWeights::equal;
            const Expr count = number(static_cast<Real>(m_paths.size()));
            return draft.bySeries(
                {.key = "weights",
                 .symbol = alpha,
                 .rule = equal ? std::optional(fraction(number(1), symbol("m"))) : std::nullopt},
                lines([&](std::size_t path) { return equal ? fraction(number(1), count) : number(m_weights[path]); }));
        }
        const Expr error = indexed("e", "ℓ");
        const StepValues errors = draft.bySeries(
            {.key = "errors", .symbol = bar(error), .rule = fraction(bigSum(k(), symbol(""), at(error, k())), n())},
            lines([this](std::size_t path) { return meanError(path); }));
        const auto inverse = [](Expr of) { return fraction(number(1), std::move(of)); };
        std::vector<Expr> inverses;
        for (int path = 1; path <= static_cast<int>(m_paths.size()); ++path) {
            inverses.push_back(inverse(errors(path)));
        }
        const Expr all = sum(std::move(inverses));
        int next = 1;
        return draft.bySeries(
            {.key = "weights",
             .symbol = alpha,
             .rule = fraction(inverse(bar(error)), bigSum(symbol("ℓ"), symbol(""), inverse(bar(error))))},
            lines([&](std::size_t /*path*/) { return fraction(inverse(errors(next++)), all); }));
    }

    const relative::TransferResult& m_result;
    std::size_t m_cell;
    std::vector<double> m_weights;
    std::vector<std::size_t> m_paths;  ///< paths with a weight
};

/// The prediction whose mean error is derived.
struct Predictor {
    const char* derivation;  ///< name of the derivation
    std::string name;
    const relative::PredictionErrors* errors;  ///< null if nothing was measured
    Expr ratioRule;
    std::function<Expr(std::size_t)> ratio;  ///< ratio at a cell
};

Derivation errorWritten(const relative::TransferResult& result, const Predictor& by, const Rounding& rounding) {
    std::vector<std::size_t> cells;
    std::vector<double> from;
    std::vector<double> to;
    std::vector<std::string> labels;
    for (const std::size_t row : by.errors->heldOut) {
        const std::size_t cell = result.measured[row];
        cells.push_back(cell);
        from.push_back(result.cells[cell].from);
        to.push_back(*result.cells[cell].to);
        labels.push_back(base::joined(result.cells[cell].labels, " × "));
    }
    const int last = static_cast<int>(cells.size());
    const relative::RelativeOptions& ends = result.options.model;
    Draft draft(by.derivation, by.name, rounding);
    draft.setLabels(std::move(labels));
    draft.begin(SectionId::measured);
    const Expr pi = at(indexed("P", "i"), k());
    const Expr pj = at(indexed("P", "j"), k());
    const StepValues start = draft.given({.key = "from", .symbol = pi, .series = ends.from}, from);
    const StepValues actual = draft.given({.key = "to", .symbol = pj, .series = ends.to}, to);
    draft.begin(SectionId::path, SourceId::zhaoDong);
    const Expr rf = at(symbol("RF"), k());
    const StepValues ratios =
        draft.column({.key = "ratio", .symbol = rf, .rule = by.ratioRule}, 1, last,
                     [&](int point) { return by.ratio(cells[static_cast<std::size_t>(point) - 1]); });
    const Expr guess = at(hat(indexed("P", "j")), k());
    const StepValues predicted =
        draft.column({.key = "predicted", .symbol = guess, .rule = product({rf, pi})}, 1, last, [&](int point) {
            return product({ratios(point), start(point)});
        });
    draft.begin(SectionId::errors);
    const StepValues errors =
        draft.column({.key = "errors", .symbol = at(symbol("e"), k()), .rule = percentError(guess, pj)}, 1, last,
                     [&](int point) { return percentError(predicted(point), actual(point)); });
    draft.value({.key = "mean",
                 .symbol = bar(symbol("e")),
                 .rule = fraction(letters::sumOver("k", 1, n(), at(symbol("e"), k())), n())},
                fraction(sum(errors.all()), errors.count()));
    return draft.take();
}

base::Expected<Derivation> errorDerivation(const relative::TransferResult& result, const Predictor& by,
                                           Rounding rounding) {
    const std::size_t cells = by.errors ? by.errors->heldOut.size() : 0;
    if (cells == 0) {
        return base::fail(base::ErrorCode::tooFewPoints, {by.name, "0", "1"});
    }
    if (cells > kMostTransferCells) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {kTheDerivation, std::to_string(cells), std::to_string(kMostTransferCells)});
    }
    return besideExact(rounding, [&](const Rounding& digits) { return errorWritten(result, by, digits); });
}

}  // namespace

base::Expected<Derivation> parallelDerivation(const relative::TransferResult& result, std::size_t cell,
                                              Rounding rounding) {
    const ParallelWriter writer(result, cell, relative::weightsAt(result, cell));
    if (writer.empty()) {
        return base::fail(base::ErrorCode::tooFewPoints, {result.options.model.to, "0", "1"});
    }
    return besideExact(rounding, [&](const Rounding& digits) { return writer.written(digits); });
}

base::Expected<Derivation> pathErrorDerivation(const relative::TransferResult& result, std::size_t path,
                                               Rounding rounding) {
    const relative::TransferPath& way = result.paths[path];
    const Predictor by{
        .derivation = "path-error",
        .name = nameOf(way),
        .errors = way.errors ? &*way.errors : nullptr,
        .ratioRule = product({at(indexed("RF", "1"), k()), at(indexed("RF", "2"), k()), symbol("…")}),
        .ratio = [&](std::size_t cell) { return ratioOf(result, way, cell); },
    };
    return errorDerivation(result, by, rounding);
}

base::Expected<Derivation> parallelErrorDerivation(const relative::TransferResult& result, Rounding rounding) {
    const auto ratio = [&result](std::size_t cell) {
        const std::vector<double> weights = relative::weightsAt(result, cell);
        std::vector<Expr> shares;
        for (std::size_t path = 0; path < weights.size(); ++path) {
            if (weights[path] > 0.0) {
                shares.push_back(product({number(weights[path]), ratioOf(result, result.paths[path], cell)}));
            }
        }
        return sum(std::move(shares));
    };
    const Predictor by{
        .derivation = "parallel-error",
        .name = result.options.model.to,
        .errors = result.parallel ? &*result.parallel : nullptr,
        .ratioRule =
            bigSum(symbol("ℓ"), symbol(""), product({at(indexed("α", "ℓ"), k()), at(indexed("RF", "ℓ"), k())})),
        .ratio = ratio,
    };
    return errorDerivation(result, by, rounding);
}

}  // namespace greyscope::derivation
