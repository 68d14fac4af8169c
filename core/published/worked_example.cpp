#include "core/published/worked_example.h"

#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/residual.h"

namespace greyscope::published {

using base::Expected;
using grey::ResidualReading;

namespace {

const std::string kExample = "P0/example/";

/// The calculations that the printed steps are compared with.
struct Steps {
    grey::ResidualResult equations;   ///< eq. (7)-(13)
    grey::ResidualResult example;     ///< as the printed numbers were computed
    grey::Gm11Result ofPrinted;       ///< GM(1,1) of the printed capped sums
    grey::Gm11Result uncapped;        ///< GM(1,1) of the printed sums before the cap
    std::vector<double> summedBand;   ///< the clipped residuals of eq. (10), accumulated
    std::vector<double> printedSums;  ///< the printed uncapped sums, k = 2...
};

Expected<Steps> stepsOf(const Material& material, const Collector& items) {
    std::vector<double> series;
    constexpr std::size_t fitted = 6;
    for (std::size_t k = 1; k <= fitted; ++k) {
        series.push_back(items.printed(kExample + "original series/" + std::to_string(k)));
    }
    grey::ResidualOptions options;
    options.backgroundWeight = material.options.backgroundWeight;
    auto equations = GREYSCOPE_TRY(grey::fitResidual(ResidualReading::equations, series, options, "1.1-R"));
    auto example = GREYSCOPE_TRY(grey::fitResidual(ResidualReading::example, series, options, "1.1-R"));
    Steps steps{std::move(equations), std::move(example), {}, {}, {}, {}};
    steps.summedBand = grey::accumulated(steps.equations.smoothed);
    std::vector<double> printedCapped;
    const TextTable& rows = material.published.example;
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const double value = printedNumber({}, {}, {}, {}, rows.cell(r, "value"), {}).value;
        if (rows.cell(r, "quantity") == "smoothed accumulated residual") {
            printedCapped.push_back(value);
        } else if (rows.cell(r, "quantity") == "accumulated residual") {
            steps.printedSums.push_back(value);
        }
    }
    for (const auto& [sums, fit] :
         {std::pair(&printedCapped, &steps.ofPrinted), std::pair(&steps.printedSums, &steps.uncapped)}) {
        *fit = GREYSCOPE_TRY(grey::fitGm11(*sums, {.backgroundWeight = options.backgroundWeight}, "1.1-R"));
    }
    return steps;
}

/// Returns x(1) - u/a and u/a, the factor and the constant of the response.
double constantOf(const grey::Gm11Result& fit) {
    return fit.u / fit.a;
}
double factorOf(const grey::Gm11Result& fit) {
    return fit.series.front() - constantOf(fit);
}

/// Returns the sums with growth capped at 1.2, calculated from the printed digits.
double cappedOfPrinted(const std::vector<double>& sums, std::size_t i) {
    double value = sums.front();
    for (std::size_t k = 1; k <= i; ++k) {
        value = std::min(sums[k], 1.2 * value);
    }
    return value;
}

std::vector<ItemReading> smoothedReadings(const Steps& steps, std::size_t i) {
    const std::vector<double>& smoothed = steps.example.smoothed;
    const bool capped = i > 0 && smoothed[i] < steps.example.accumulated[i];
    const std::string arithmetic = capped ? "1.2 × " + digitsOf(smoothed[i - 1]) : "";
    const double ofPrinted = cappedOfPrinted(steps.printedSums, i);
    return {{ReadingRule::bandOfEquation10, steps.summedBand[i]},
            {ReadingRule::growthCap, smoothed[i], arithmetic},
            {ReadingRule::growthCapOfPrinted, ofPrinted, capped ? "1.2 × " + digitsOf(ofPrinted / 1.2) : ""}};
}

/// Returns the readings of one of the residual model's three numbers, one for each interpretation of its input.
template <class Part>
std::vector<ItemReading> residualReadings(const Steps& steps, Part part) {
    return {{ReadingRule::fitOfBand, part(steps.equations.model)},
            {ReadingRule::fitOfCappedSums, part(steps.example.model)},
            {ReadingRule::fitOfPrintedSums, part(steps.ofPrinted)}};
}

/// Returns the accumulated printed shifted residuals, up to k = i + 2.
ItemReading sumOfPrinted(const Collector& items, std::size_t i) {
    ItemReading sum{ReadingRule::sumOfPrinted, 0.0};
    for (std::size_t k = 2; k <= i + 2; ++k) {
        const std::string id = kExample + "shifted residual/" + std::to_string(k);
        sum.value += items.printed(id);
        sum.numerator += (sum.numerator.empty() ? "" : " + ") + items.digits(id);
    }
    return sum;
}

/// Returns the smallest of the printed residuals, which by eq. (8) gives the shift.
ItemReading leastResidual(const Steps& steps, const Collector& items) {
    ItemReading least{ReadingRule::leastOfPrinted, 0.0};
    for (std::size_t k = 2; k <= steps.example.residuals.size() + 1; ++k) {
        least.value = std::min(least.value, items.printed(kExample + "residual/" + std::to_string(k)));
    }
    return least;
}

/// Returns eq. (9), calculated from the printed residual and shift.
ItemReading shiftOfPrinted(const Collector& items, std::size_t i) {
    const double residual = items.printed(kExample + "residual/" + std::to_string(i + 2));
    const double shift = -items.printed(kExample + "shift");
    return {ReadingRule::sumOfPrinted, residual + shift, digitsOf(residual) + " + " + digitsOf(shift)};
}

/// Adds the readings of a step; `i` is the index among k = 2...
void fillStep(Item& item, const std::string& quantity, std::size_t i, const Steps& steps, const Collector& items) {
    if (quantity == "response factor") {
        item.readings = {{ReadingRule::gm11, factorOf(steps.example.base)}};
    } else if (quantity == "response exponent") {
        item.readings = {{ReadingRule::gm11, -steps.example.base.a}};
    } else if (quantity == "response constant") {
        item.readings = {{ReadingRule::gm11, constantOf(steps.example.base)}};
    } else if (quantity == "residual") {
        item.readings = {{ReadingRule::residualByEquation7, steps.equations.residuals[i]},
                         {ReadingRule::residualReversed, steps.example.residuals[i]}};
    } else if (quantity == "shift") {
        item.kind = ItemKind::identity;
        item.readings = {leastResidual(steps, items)};
    } else if (quantity == "shifted residual") {
        // The smallest residual plus its own magnitude is 0, whatever the residuals are.
        item.kind = steps.example.residuals[i] == -steps.example.shift ? ItemKind::identity : ItemKind::result;
        item.readings = {{ReadingRule::shiftOfResiduals, steps.example.shifted[i],
                          digitsOf(steps.example.residuals[i]) + " + " + digitsOf(steps.example.shift)},
                         shiftOfPrinted(items, i)};
    } else if (quantity == "accumulated residual" && i == 0) {
        item.kind = ItemKind::identity;  // the first sum has only one term
        item.readings = {sumOfPrinted(items, i)};
    } else if (quantity == "accumulated residual") {
        item.readings = {sumOfPrinted(items, i), {ReadingRule::accumulation, steps.example.accumulated[i]}};
    } else if (quantity == "smoothed accumulated residual") {
        item.readings = smoothedReadings(steps, i);
    } else if (quantity == "residual response factor") {
        item.readings = residualReadings(steps, factorOf);
    } else if (quantity == "residual response exponent") {
        item.readings = residualReadings(steps, [](const grey::Gm11Result& fit) { return -fit.a; });
        item.readings.push_back({ReadingRule::fitOfPrintedUncapped, -steps.uncapped.a});
    } else if (quantity == "residual response constant") {
        item.readings = residualReadings(steps, constantOf);
    } else if (quantity == "final constant") {
        const double base = items.printed(kExample + "response constant");
        const double second = items.printed(kExample + "residual response constant");
        item.readings = {{ReadingRule::constantOfEquation13, -steps.example.shift},
                         {ReadingRule::sumOfPrinted, base + second, digitsOf(base) + " − " + digitsOf(-second)}};
    }
}

Printed stepIn(const TextTable& rows, std::size_t r) {
    const std::string& quantity = rows.cell(r, "quantity");
    const std::string& k = rows.cell(r, "k");
    Printed printed = printedNumber(kExample + quantity + (k.empty() ? "" : "/" + k), Paper::p0, "section IV.B.2",
                                    quantity, rows.cell(r, "value"), rows.cell(r, "unit"));
    printed.row = k;
    return printed;
}

/// Adds the measured series; values that tables 5-7 contain, too, are repeats.
void addSeries(const Material& material, Collector& items) {
    const TextTable& rows = material.published.example;
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        if (rows.cell(r, "quantity") != "original series") {
            continue;
        }
        Printed printed = stepIn(rows, r);
        const auto threads = std::size_t{1} << (indexIn(printed.row) - 1);
        const std::string first = "P1/7/1.1-R/" + std::to_string(threads) + "/1";
        if (items.find(first)) {
            constexpr double megabytesToGigabytes = 0.001;
            items.addRepeat(std::move(printed), first, megabytesToGigabytes);
        } else {
            items.add({.printed = std::move(printed), .kind = ItemKind::input});
        }
    }
}

}  // namespace

Expected<void> addWorkedExample(const Material& material, Collector& items) {
    addSeries(material, items);
    const auto steps = GREYSCOPE_TRY(stepsOf(material, items));
    const TextTable& rows = material.published.example;
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const std::string& quantity = rows.cell(r, "quantity");
        if (quantity == "original series") {
            continue;
        }
        Item item{.printed = stepIn(rows, r),
                  .setting = {.view = Setting::View::forecast, .reference = "1.1-R", .workedExample = true}};
        // Only the steps from the residuals on belong to the residual model.
        if (!quantity.starts_with("response")) {
            item.setting.model = grey::GreyModel::residualExample;
        }
        const std::string& k = item.printed.row;
        fillStep(item, quantity, k.empty() ? 0 : indexIn(k) - 2, steps, items);
        items.add(std::move(item));
    }
    addStatements(material.published, Paper::p0, items, [](Item&) {});
    return {};
}

}  // namespace greyscope::published
