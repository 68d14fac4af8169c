#include "core/exercise/exercise_series.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/random.h"
#include "core/grey/forecast/class_ratio.h"
#include "core/grey/models/gm11.h"

namespace greyscope::exercise {

namespace {

using Numbers = std::vector<double>;

double inUnits(double value, double perOne) {
    return std::round(value * perOne) / perOne;
}

/// Returns whether all class ratios are inside exp(-2/(n+1)) .. exp(2/(n+1)) and the series changes enough.
bool isAdmissible(const Numbers& series) {
    const double bound = 2.0 / (static_cast<double>(series.size()) + 1.0);
    for (std::size_t k = 1; k < series.size(); ++k) {
        if (std::abs(std::log(series[k - 1] / series[k])) >= bound * 0.95) {
            return false;
        }
    }
    return std::abs(std::log(series.back() / series[1])) > 0.06 * static_cast<double>(series.size() - 2);
}

/// Returns whether the residuals of GM(1,1) end with a tail of one sign, all clearly different from 0.
bool hasClearTail(const Numbers& series) {
    constexpr std::size_t kTail = 4;
    const auto fit = grey::fitGm11(series, {});
    if (!fit) {
        return false;
    }
    for (std::size_t k = series.size() - kTail; k < series.size(); ++k) {
        const double residual = series[k] - fit->fitted[k];
        const double last = series.back() - fit->fitted.back();
        if (residual * last <= 0.0 || std::abs(residual) < 0.2) {
            return false;
        }
    }
    return true;
}

Numbers growing(base::NamedDraws& draws, std::size_t count) {
    constexpr double kPerOne = 100.0;
    for (;;) {
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

/// Returns a series whose class ratios leave their band at first, and which a moderate translation corrects.
Numbers jumping(base::NamedDraws& draws) {
    for (;;) {
        Numbers series{static_cast<double>(draws.between(10, 30)) / 10.0};
        for (std::size_t k = 1; k < 6; ++k) {
            series.push_back(inUnits(series.back() + static_cast<double>(draws.between(3, 22)) / 10.0, 10.0));
        }
        const auto shift = grey::admissibleShift(series);
        if (shift && *shift > 0.5 && *shift < 20.0) {
            return series;
        }
    }
}

/// Returns a series with a peak, followed by a lower level that GM(1,1) does not reach.
Numbers peaking(base::NamedDraws& draws) {
    constexpr double kPerOne = 10.0;
    const auto percent = [&draws](int low, int high) { return static_cast<double>(draws.between(low, high)) / 100.0; };
    for (;;) {
        const double level = static_cast<double>(draws.between(100, 300)) / kPerOne;
        Numbers shape{percent(30, 60), 1.0, percent(60, 90), percent(100, 140)};
        while (shape.size() < 8) {
            shape.push_back(percent(45, 62));
        }
        Numbers series;
        for (const double part : shape) {
            series.push_back(inUnits(level * part, kPerOne));
        }
        if (hasClearTail(series)) {
            return series;
        }
    }
}

/// Returns a predictor and a response whose level changes once.
std::vector<Numbers> twoLevels(base::NamedDraws& draws) {
    constexpr std::size_t kCount = 6;
    Numbers predictor{static_cast<double>(draws.between(1, 4))};
    while (predictor.size() < kCount) {
        predictor.push_back(predictor.back() + static_cast<double>(draws.between(1, 4)));
    }
    const std::size_t cut = 2 + draws.below(3);
    double level = static_cast<double>(draws.between(90, 120));
    const double jump = (draws.below(2) == 0 ? 1.0 : -1.0) * static_cast<double>(draws.between(25, 45));
    Numbers response;
    for (std::size_t i = 0; i < kCount; ++i) {
        level += i == cut ? jump : 0.0;
        response.push_back(inUnits((level + static_cast<double>(draws.between(-9, 9))) / 10.0, 10.0));
    }
    return {std::move(predictor), std::move(response)};
}

/// Returns integers; dividing them by the first gives at most three decimals if `shortImages`.
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

/// Returns whether all images differ at every point after the first, so that no difference is 0.
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

const base::Names<ExerciseKind>& kindNames() {
    static const base::Names<ExerciseKind> names{
        {ExerciseKind::gm11, "gm11"},         {ExerciseKind::deng, "deng"},
        {ExerciseKind::absolute, "absolute"}, {ExerciseKind::translation, "translation"},
        {ExerciseKind::remnant, "remnant"},   {ExerciseKind::holdOut, "hold-out"},
        {ExerciseKind::split, "split"}};
    return names;
}

const std::vector<ExerciseSeries>& textbookSeries(ExerciseKind kind) {
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
    static const std::vector<ExerciseSeries> remnants{
        {"effects-13",
         "Liu 2024, 7.4.1",
         {{6.0, 20.0, 40.0, 25.0, 40.0, 45.0, 35.0, 21.0, 14.0, 18.0, 15.5, 17.0, 15.0}}}};
    static const std::vector<ExerciseSeries> ratios{
        {"paper-6", "Zhao, Hu, IV.B.2", {{0.244, 0.465, 0.648, 0.707, 0.716, 0.829}}}};
    static const std::vector<ExerciseSeries> splits{
        {"ratios-4", "Zhao et al., table 8", {{8, 16, 32, 64}, {1.13, 1.02, 1.23, 1.06}}}};
    switch (kind) {
        case ExerciseKind::gm11:
        case ExerciseKind::holdOut:
            return growth;
        case ExerciseKind::deng:
            return relations;
        case ExerciseKind::absolute:
            return areas;
        case ExerciseKind::translation:
            return ratios;
        case ExerciseKind::remnant:
            return remnants;
        case ExerciseKind::split:
            return splits;
    }
    return growth;
}

ExerciseSeries seededSeries(ExerciseKind kind, std::uint64_t seed) {
    base::NamedDraws draws(seed, base::nameOf(kindNames(), kind));
    switch (kind) {
        case ExerciseKind::gm11:
            return {"", "", {growing(draws, 5 + draws.below(2))}};
        case ExerciseKind::holdOut:
            return {"", "", {growing(draws, 7)}};
        case ExerciseKind::translation:
            return {"", "", {jumping(draws)}};
        case ExerciseKind::remnant:
            return {"", "", {peaking(draws)}};
        case ExerciseKind::split:
            return {"", "", twoLevels(draws)};
        case ExerciseKind::deng:
        case ExerciseKind::absolute:
            break;
    }
    const std::size_t series = kind == ExerciseKind::deng ? 3 : 2;
    const std::size_t count = 4 + draws.below(2);
    for (;;) {
        std::vector<Numbers> columns;
        for (std::size_t i = 0; i < series; ++i) {
            columns.push_back(wholeNumbers(draws, count, kind == ExerciseKind::deng));
        }
        if (differEverywhere(columns, kind == ExerciseKind::deng)) {
            return {"", "", std::move(columns)};
        }
    }
}

}  // namespace greyscope::exercise
