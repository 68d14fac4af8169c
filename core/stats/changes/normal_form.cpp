#include "core/stats/changes/normal_form.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <string>

namespace greyscope::stats {

namespace {

struct Line {
    double c0 = 0.0;
    double c1 = 0.0;
};

/// Least squares about the means, without the point with index `left` if there is one. Returns nullopt if all terms are
/// equal.
std::optional<Line> lineThrough(const std::vector<double>& terms, std::span<const double> y, std::size_t left) {
    double n = 0.0;
    double meanX = 0.0;
    double meanY = 0.0;
    for (std::size_t k = 0; k < terms.size(); ++k) {
        if (k != left) {
            n += 1.0;
            meanX += (terms[k] - meanX) / n;
            meanY += (y[k] - meanY) / n;
        }
    }
    double spread = 0.0;
    double product = 0.0;
    for (std::size_t k = 0; k < terms.size(); ++k) {
        if (k != left) {
            spread += (terms[k] - meanX) * (terms[k] - meanX);
            product += (terms[k] - meanX) * (y[k] - meanY);
        }
    }
    if (!(spread > 0.0) || !std::isfinite(spread)) {
        return std::nullopt;
    }
    return Line{meanY - product / spread * meanX, product / spread};
}

double symmetricError(double predicted, double actual) {
    const double size = std::abs(predicted) + std::abs(actual);
    return size > 0.0 ? 200.0 * std::abs(predicted - actual) / size : 0.0;
}

double term(double x, TermExponents exponents) {
    return std::pow(x, exponents.i) * std::pow(std::log2(x), exponents.j);
}

NormalForm constantOf(std::span<const double> y) {
    NormalForm form;
    const auto n = static_cast<double>(y.size());
    for (const double value : y) {
        form.c0 += value / n;
    }
    for (const double value : y) {
        const double rest = value - form.c0;
        const double without = form.c0 - rest / (n - 1.0);
        form.rss += rest * rest;
        form.smape += symmetricError(form.c0, value) / n;
        form.leftOutRss += (value - without) * (value - without);
        form.leftOutSmape += symmetricError(without, value) / n;
    }
    return form;
}

std::optional<NormalForm> formWith(TermExponents exponents, std::span<const double> x, std::span<const double> y,
                                   bool clearsConstants) {
    std::vector<double> terms;
    double smallest = std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < x.size(); ++k) {
        terms.push_back(term(x[k], exponents));
        smallest = std::min(smallest, std::abs(y[k]));
    }
    const auto line = lineThrough(terms, y, terms.size());
    if (!line) {
        return std::nullopt;
    }
    NormalForm form{false, exponents, line->c0, line->c1};
    const auto n = static_cast<double>(y.size());
    for (std::size_t k = 0; k < terms.size(); ++k) {
        const double at = line->c0 + line->c1 * terms[k];
        form.rss += (y[k] - at) * (y[k] - at);
        form.smape += symmetricError(at, y[k]) / n;
        auto without = lineThrough(terms, y, k);
        if (!without) {
            return std::nullopt;
        }
        if (clearsConstants && std::abs(without->c0) < 1e-3 * smallest) {
            without->c0 = 0.0;
        }
        const double unseen = without->c0 + without->c1 * terms[k];
        form.leftOutRss += (y[k] - unseen) * (y[k] - unseen);
        form.leftOutSmape += symmetricError(unseen, y[k]) / n;
    }
    return std::isfinite(form.leftOutRss) ? std::optional(form) : std::nullopt;
}

}  // namespace

const std::vector<TermExponents>& termExponents() {
    static const std::vector<TermExponents> all{
        {0.0, 1},     {0.0, 2},     {1.0 / 4, 0}, {1.0 / 3, 0}, {1.0 / 4, 1},  {1.0 / 3, 1}, {1.0 / 4, 2},
        {1.0 / 3, 2}, {1.0 / 2, 0}, {1.0 / 2, 1}, {1.0 / 2, 2}, {2.0 / 3, 0},  {3.0 / 4, 0}, {2.0 / 3, 1},
        {3.0 / 4, 1}, {4.0 / 5, 0}, {2.0 / 3, 2}, {3.0 / 4, 2}, {1.0, 0},      {1.0, 1},     {1.0, 2},
        {5.0 / 4, 0}, {5.0 / 4, 1}, {4.0 / 3, 0}, {4.0 / 3, 1}, {3.0 / 2, 0},  {3.0 / 2, 1}, {3.0 / 2, 2},
        {5.0 / 3, 0}, {7.0 / 4, 0}, {2.0, 0},     {2.0, 1},     {2.0, 2},      {9.0 / 4, 0}, {7.0 / 3, 0},
        {5.0 / 2, 0}, {5.0 / 2, 1}, {5.0 / 2, 2}, {8.0 / 3, 0}, {11.0 / 4, 0}, {3.0, 0},     {3.0, 1}};
    return all;
}

double NormalForm::valueAt(double x) const {
    return constant ? c0 : c0 + c1 * term(x, exponents);
}

base::Expected<NormalForm> fitNormalForm(std::span<const double> x, std::span<const double> y, bool clearsConstants) {
    constexpr std::size_t kNeeded = 4;
    const std::size_t different = std::set<double>(x.begin(), x.end()).size();
    if (different < kNeeded) {
        return base::fail(base::ErrorCode::tooFewPoints,
                          {"normal form", std::to_string(different), std::to_string(kNeeded)});
    }
    if (const auto wrong = std::find_if(x.begin(), x.end(), [](double value) { return !(value > 0.0); });
        wrong != x.end()) {
        return base::fail(base::ErrorCode::nonPositive, {"x", base::toText(*wrong), "normal form"});
    }
    std::vector<NormalForm> forms;
    for (const TermExponents& exponents : termExponents()) {
        if (const auto form = formWith(exponents, x, y, clearsConstants)) {
            forms.push_back(*form);
        }
    }
    const NormalForm flat = constantOf(y);
    const auto best = std::min_element(forms.begin(), forms.end(), [](const NormalForm& a, const NormalForm& b) {
        return a.leftOutSmape < b.leftOutSmape;
    });
    if (best == forms.end() || flat.smape <= best->leftOutSmape) {
        return flat;
    }
    NormalForm taken = *best;
    taken.runnerUpRss = std::numeric_limits<double>::infinity();
    for (const NormalForm& form : forms) {
        if (!(form.exponents == taken.exponents)) {
            taken.runnerUpRss = std::min(taken.runnerUpRss, form.rss);
        }
    }
    return taken;
}

}  // namespace greyscope::stats
