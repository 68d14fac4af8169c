// How often the prediction band of a model holds what comes: bench_band MODEL POINTS NOISE LEVEL TRIALS REFITS SEED
// ERRORS, the last as the band takes them: likeliest, equal, relative.
// Series follow e^{0.1 k} with noise of 5 % (of the level in the middle, or of each): normal, uniform, student (t with
// four degrees of freedom), relative (normal, of each level), correlated (normal, 0.5 from point to point).
// Prints one line of JSON: the share of trials whose measurement 1, 2 and 3 steps ahead lies in the band.
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

#include "core/base/progress.h"
#include "core/grey/forecast/band.h"
#include "core/grey/models/grey_models.h"

using namespace greyscope;

namespace {

constexpr std::size_t kSteps = 3;

class Series {
public:
    Series(std::string noise, unsigned long seed) : m_noise(std::move(noise)), m_random(seed) {}

    std::vector<double> next(std::size_t points) {
        std::vector<double> values;
        const double middle = std::exp(0.05 * static_cast<double>(points));
        double before = m_normal(m_random);
        for (std::size_t k = 0; k < points + kSteps; ++k) {
            const double level = std::exp(0.1 * static_cast<double>(k));
            before = 0.5 * before + std::sqrt(0.75) * m_normal(m_random);
            const double error = m_noise == "correlated" ? before : draw();
            values.push_back(level + 0.05 * (m_noise == "relative" ? level : middle) * error);
        }
        return values;
    }

private:
    /// With variance 1.
    double draw() {
        if (m_noise == "uniform") {
            return std::uniform_real_distribution<double>(-std::sqrt(3.0), std::sqrt(3.0))(m_random);
        }
        if (m_noise == "student") {
            return m_student(m_random) / std::sqrt(2.0);
        }
        return m_normal(m_random);
    }

    std::string m_noise;
    std::mt19937_64 m_random;
    std::normal_distribution<double> m_normal;
    std::student_t_distribution<double> m_student{4.0};
};

grey::GreyModel modelNamed(const std::string& wanted) {
    for (const auto& [model, name] : grey::greyModelNames()) {
        if (name == wanted) {
            return model;
        }
    }
    std::fprintf(stderr, "no model %s\n", wanted.c_str());
    std::exit(2);
}

}  // namespace

int main(int argc, char** argv) {
    const auto errors = base::choiceNamed(grey::bandErrorsNames(), argc == 9 ? argv[8] : "");
    if (!errors) {
        std::fprintf(stderr, "usage: bench_band MODEL POINTS NOISE LEVEL TRIALS REFITS SEED ERRORS\n");
        return 2;
    }
    const auto number = [&](int index) { return std::strtoul(argv[index], nullptr, 10); };
    const grey::GreyModel model = modelNamed(argv[1]);
    const std::size_t points = number(2);
    Series series(argv[3], number(7));
    const grey::BandOptions options{std::strtod(argv[4], nullptr), 1, number(6), *errors};
    base::NoProgress progress;
    std::array<std::size_t, kSteps> inside{};
    std::size_t bands = 0;
    for (std::size_t trial = 0; trial < number(5); ++trial) {
        const std::vector<double> values = series.next(points);
        grey::ModelInput input{"s", {values.begin(), values.end() - kSteps}, kSteps, {}, {}, "k"};
        const grey::ModelOutcome outcome = grey::fitGreyModel(model, input, {}, progress);
        const grey::GreyModelOptions settled = grey::settled({}, outcome);
        const auto band = grey::predictionBand(grey::greyCandidate(model, settled), input, outcome, options, progress);
        bands += band ? 1 : 0;
        for (std::size_t step = 0; band && step < kSteps; ++step) {
            const double actual = values[points + step];
            inside[step] += actual >= band->low[step] && actual <= band->high[step] ? 1 : 0;
        }
    }
    const auto share = [&](std::size_t step) { return static_cast<double>(inside[step]) / static_cast<double>(bands); };
    std::printf(R"({"bands": %zu, "inside": [%.4f, %.4f, %.4f]})"
                "\n",
                bands, share(0), share(1), share(2));
    return 0;
}
