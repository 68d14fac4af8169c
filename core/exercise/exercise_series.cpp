#include "core/exercise/exercise_series.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/random.h"

namespace greyscope::exercise {

namespace {

using Numbers = std::vector<double>;

double inUnits(double value, double perOne) {
    return std::round(value * perOne) / perOne;
}

/// All class ratios inside exp(-2/(n+1)) .. exp(2/(n+1)), and neither constant nor hardly growing.
bool isAdmissible(const Numbers& series) {
    const double bound = 2.0 / (static_cast<double>(series.size()) + 1.0);
    for (std::size_t k = 1; k < series.size(); ++k) {
        if (std::abs(std::log(series[k - 1] / series[k])) >= bound * 0.95) {
            return false;
        }
    }
    return std::abs(std::log(series.back() / series[1])) > 0.06 * static_cast<double>(series.size() - 2);
}

Numbers growing(base::NamedDraws& draws) {
    constexpr double kPerOne = 100.0;
    for (;;) {
        const std::size_t count = 5 + draws.below(2);
        double level = static_cast<double>(draws.between(20, 95)) / 10.0;
        const double rate = (draws.below(4) == 0 ? -1.0 : 1.0) * static_cast<double>(draws.between(5, 20)) / 100.0;
        Numbers series;
        for (std::size_t k = 0; k < count; ++k) {
            const double noise = 1.0 + static_cast<double>(draws.between(-25, 25)) / 1000.0;
            series.push_back(inUnits(level * noise, kPerOne));
            level *= 1.0 + rate;
        }
        if (isAdmissible(series)) {
            return series;
        }
    }
}

/// Whole numbers; the first one divides them to at most three decimals.
Numbers wholeNumbers(base::NamedDraws& draws, std::size_t count, bool shortImages) {
    constexpr std::array<double, 5> kFirst{2.0, 4.0, 5.0, 8.0, 10.0};
    const double first = shortImages ? kFirst[draws.below(kFirst.size())] : static_cast<double>(draws.between(2, 12));
    Numbers series{first};
    for (std::size_t k = 1; k < count; ++k) {
        const double next = series.back() + static_cast<double>(draws.between(-2, 4));
        series.push_back(std::max(1.0, next));
    }
    return series;
}

/// No two of these are equal behind their first points, as images: every difference is seen.
bool differEverywhere(const std::vector<Numbers>& columns, bool asImages) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
        for (std::size_t j = i + 1; j < columns.size(); ++j) {
            for (std::size_t k = 1; k < columns[i].size(); ++k) {
                const double a = asImages ? columns[i][k] * columns[j][0] : columns[i][k] - columns[i][0];
                const double b = asImages ? columns[j][k] * columns[i][0] : columns[j][k] - columns[j][0];
                if (a == b) {
                    return false;
                }
            }
        }
    }
    return true;
}

}  // namespace

const base::Names<Kind>& kindNames() {
    static const base::Names<Kind> names{{Kind::gm11, "gm11"}, {Kind::deng, "deng"}, {Kind::absolute, "absolute"}};
    return names;
}

const std::vector<ExerciseSeries>& textbookSeries(Kind kind) {
    static const std::vector<ExerciseSeries> growth{
        {"textbook-5", "Deng; ecalculator README", {{2.874, 3.278, 3.337, 3.39, 3.679}}},
        {"fixture-5", "cumcm_toolkit", {{2.874, 3.278, 3.795, 4.435, 5.199}}},
        {"crude-oil-8",
         "Hindawi Complexity 2018/3869619",
         {{2.2544, 2.4922, 2.8749, 3.0086, 3.2245, 3.4032, 3.5498, 3.8129}}},
        {"change-4", "Liu 2024, 7.8.1", {{27260, 29547, 32411, 35388}}}};
    static const std::vector<ExerciseSeries> relations{
        {"mcm-4", "DvdBr3o/mcm", {{55, 65, 75, 100}, {24, 38, 40, 50}, {10, 22, 18, 20}}}};
    static const std::vector<ExerciseSeries> areas{{"opposed-5", "Liu 2024, 5.7", {{1, 2, 3, 3, 5}, {5, 4, 2, 2, 1}}}};
    return kind == Kind::gm11 ? growth : kind == Kind::deng ? relations : areas;
}

ExerciseSeries seededSeries(Kind kind, std::uint64_t seed) {
    base::NamedDraws draws(seed, base::nameOf(kindNames(), kind));
    if (kind == Kind::gm11) {
        return {"", "", {growing(draws)}};
    }
    const std::size_t series = kind == Kind::deng ? 3 : 2;
    const std::size_t count = 4 + draws.below(2);
    for (;;) {
        std::vector<Numbers> columns;
        for (std::size_t i = 0; i < series; ++i) {
            columns.push_back(wholeNumbers(draws, count, kind == Kind::deng));
        }
        if (differEverywhere(columns, kind == Kind::deng)) {
            return {"", "", std::move(columns)};
        }
    }
}

}  // namespace greyscope::exercise
