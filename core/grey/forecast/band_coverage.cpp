#include "core/grey/forecast/band_coverage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace greyscope::grey {

namespace {

constexpr std::array kLevels{0.5, 0.8, 0.9, 0.95, 0.99};

/// Lowest and highest share at one level, in percent.
struct Percents {
    int low, high;
};
using AtLevels = std::array<Percents, kLevels.size()>;

/// Output of scripts/benchmark stats for BandErrors likeliest, equal and relative. GM(0,N) does not forecast. From
/// dgm21 on with 40 series instead of 100.
struct Simulated {
    GreyModel model;
    std::array<AtLevels, 3> shares;
};

const std::vector<Simulated>& simulated() {
    static const std::vector<Simulated> table{{GreyModel::gm11,
                                               {{{{{50, 100}, {80, 100}, {90, 100}, {94, 100}, {98, 100}}},
                                                 {{{50, 100}, {80, 100}, {90, 100}, {95, 100}, {98, 100}}},
                                                 {{{50, 100}, {80, 100}, {90, 100}, {95, 100}, {98, 100}}}}}},
                                              {GreyModel::edgm,
                                               {{{{{50, 66}, {81, 92}, {90, 96}, {94, 98}, {97, 100}}},
                                                 {{{49, 52}, {80, 84}, {89, 93}, {94, 96}, {98, 99}}},
                                                 {{{50, 52}, {81, 84}, {91, 93}, {94, 96}, {98, 99}}}}}},
                                              {GreyModel::dgm,
                                               {{{{{49, 67}, {81, 92}, {89, 97}, {94, 98}, {97, 100}}},
                                                 {{{50, 52}, {80, 84}, {89, 93}, {94, 96}, {98, 99}}},
                                                 {{{50, 52}, {81, 84}, {90, 92}, {94, 96}, {98, 98}}}}}},
                                              {GreyModel::ndgm,
                                               {{{{{43, 67}, {76, 90}, {86, 96}, {91, 98}, {96, 100}}},
                                                 {{{42, 57}, {73, 86}, {86, 94}, {92, 97}, {97, 99}}},
                                                 {{{43, 58}, {76, 88}, {86, 94}, {92, 97}, {97, 100}}}}}},
                                              {GreyModel::verhulst,
                                               {{{{{51, 100}, {82, 100}, {91, 100}, {94, 100}, {97, 100}}},
                                                 {{{48, 100}, {78, 100}, {89, 100}, {94, 100}, {97, 100}}},
                                                 {{{50, 100}, {81, 100}, {91, 100}, {95, 100}, {98, 100}}}}}},
                                              {GreyModel::ngbm,
                                               {{{{{40, 81}, {70, 100}, {83, 100}, {89, 100}, {95, 100}}},
                                                 {{{37, 94}, {65, 100}, {79, 100}, {87, 100}, {95, 100}}},
                                                 {{{39, 76}, {70, 100}, {82, 100}, {89, 100}, {95, 100}}}}}},
                                              {GreyModel::fgm,
                                               {{{{{36, 99}, {65, 100}, {79, 100}, {88, 100}, {95, 100}}},
                                                 {{{35, 100}, {65, 100}, {79, 100}, {87, 100}, {95, 100}}},
                                                 {{{36, 98}, {65, 100}, {79, 100}, {88, 100}, {95, 100}}}}}},
                                              {GreyModel::rolling,
                                               {{{{{30, 67}, {35, 91}, {46, 96}, {58, 98}, {72, 99}}},
                                                 {{{33, 52}, {55, 79}, {67, 90}, {76, 96}, {95, 100}}},
                                                 {{{29, 52}, {37, 82}, {46, 92}, {58, 96}, {72, 99}}}}}},
                                              {GreyModel::residualEquations,
                                               {{{{{59, 100}, {88, 100}, {95, 100}, {98, 100}, {99, 100}}},
                                                 {{{61, 99}, {89, 100}, {95, 100}, {98, 100}, {100, 100}}},
                                                 {{{59, 100}, {89, 100}, {95, 100}, {98, 100}, {100, 100}}}}}},
                                              {GreyModel::residualExample,
                                               {{{{{36, 67}, {72, 97}, {89, 100}, {96, 100}, {99, 100}}},
                                                 {{{23, 49}, {60, 90}, {89, 98}, {96, 100}, {99, 100}}},
                                                 {{{36, 67}, {71, 91}, {89, 99}, {96, 100}, {99, 100}}}}}},
                                              {GreyModel::residualRemnant,
                                               {{{{{35, 62}, {57, 95}, {66, 100}, {69, 100}, {90, 100}}},
                                                 {{{33, 56}, {60, 93}, {83, 97}, {92, 100}, {97, 100}}},
                                                 {{{36, 67}, {60, 97}, {70, 100}, {73, 100}, {91, 100}}}}}},
                                              {GreyModel::gm1n,
                                               {{{{{52, 72}, {81, 93}, {89, 97}, {93, 98}, {96, 99}}},
                                                 {{{52, 54}, {80, 82}, {89, 91}, {94, 95}, {98, 98}}},
                                                 {{{53, 57}, {82, 86}, {92, 94}, {95, 97}, {98, 99}}}}}},
                                              {GreyModel::gm21,
                                               {{{{{14, 100}, {27, 100}, {34, 100}, {50, 100}, {75, 100}}},
                                                 {{{14, 99}, {57, 100}, {84, 100}, {96, 100}, {100, 100}}},
                                                 {{{4, 100}, {26, 100}, {34, 100}, {50, 100}, {75, 100}}}}}},
                                              {GreyModel::dgm21,
                                               {{{{{20, 70}, {50, 95}, {65, 100}, {78, 100}, {91, 100}}},
                                                 {{{8, 53}, {52, 89}, {66, 100}, {78, 100}, {88, 100}}},
                                                 {{{20, 76}, {48, 98}, {64, 100}, {76, 100}, {91, 100}}}}}},
                                              {GreyModel::dgm1n,
                                               {{{{{51, 72}, {76, 93}, {84, 96}, {87, 99}, {92, 100}}},
                                                 {{{47, 54}, {80, 83}, {89, 91}, {92, 94}, {98, 99}}},
                                                 {{{52, 61}, {81, 87}, {90, 95}, {93, 96}, {97, 99}}}}}},
                                              {GreyModel::scgm,
                                               {{{{{55, 75}, {86, 96}, {89, 99}, {91, 100}, {94, 100}}},
                                                 {{{54, 58}, {86, 89}, {94, 97}, {96, 99}, {99, 100}}},
                                                 {{{55, 65}, {86, 96}, {94, 98}, {96, 99}, {99, 100}}}}}},
                                              {GreyModel::gm11Fourier,
                                               {{{{{9, 67}, {48, 91}, {65, 97}, {82, 99}, {93, 100}}},
                                                 {{{0, 51}, {22, 82}, {49, 93}, {78, 98}, {91, 100}}},
                                                 {{{14, 64}, {70, 100}, {85, 100}, {92, 100}, {97, 100}}}}}},
                                              {GreyModel::gm11Markov,
                                               {{{{{20, 46}, {38, 86}, {49, 99}, {57, 100}, {72, 100}}},
                                                 {{{18, 60}, {35, 90}, {44, 98}, {53, 100}, {70, 100}}},
                                                 {{{20, 31}, {38, 80}, {49, 96}, {57, 99}, {71, 100}}}}}},
                                              {GreyModel::gm11Metabolic,
                                               {{{{{43, 100}, {74, 100}, {84, 100}, {90, 100}, {95, 100}}},
                                                 {{{45, 100}, {72, 100}, {84, 100}, {90, 100}, {96, 100}}},
                                                 {{{45, 98}, {75, 100}, {85, 100}, {91, 100}, {96, 100}}}}}}};
    return table;
}

}  // namespace

std::optional<BandShare> simulatedBandShare(GreyModel model, BandErrors errors, double level) {
    const auto row = std::find_if(simulated().begin(), simulated().end(),
                                  [model](const Simulated& each) { return each.model == model; });
    if (row == simulated().end() || level < kLevels.front() || level > kLevels.back()) {
        return std::nullopt;
    }
    const AtLevels& shares = row->shares[static_cast<std::size_t>(errors)];
    const auto above = std::max(std::lower_bound(kLevels.begin(), kLevels.end(), level), kLevels.begin() + 1);
    const auto i = static_cast<std::size_t>(above - kLevels.begin());
    const double part = (level - kLevels[i - 1]) / (kLevels[i] - kLevels[i - 1]);
    return BandShare{0.01 * std::lerp(shares[i - 1].low, shares[i].low, part),
                     0.01 * std::lerp(shares[i - 1].high, shares[i].high, part)};
}

}  // namespace greyscope::grey
