// Published examples of scaling laws, curves, changes and designs (tests/data/stats.json).
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <numeric>

#include "core/base/random.h"
#include "core/stats/changes/normal_form.h"
#include "core/stats/changes/welch.h"
#include "core/stats/least_squares.h"
#include "core/stats/scaling_law.h"
#include "core/stats/scaling_peak.h"
#include "tests/support/normal_draw.h"
#include "tests/support/stats_vectors.h"
#include "tests/support/test_registry.h"

namespace tests_of_scaling_vectors {

using namespace greyscope;
using test::Json;
using test::Numbers;
using test::VectorCheck;

class tst_scaling_vectors : public QObject {
    Q_OBJECT

private slots:
    void entry_data();
    void entry();
    void termsAreThoseOfTheEntries();
    void peakOfSpecIsSeen();
    void peakIntervalsHoldThePeak();
    void peakFarBeyondTheLoadsIsNotClaimed();
    void boundLeavesNoPeak();
};

namespace {

Eigen::VectorXd vectorOf(const Numbers& values) {
    return Eigen::Map<const Eigen::VectorXd>(values.data(), static_cast<Eigen::Index>(values.size()));
}

void parameters(const stats::ScalingParameters& law, VectorCheck& check) {
    check.near("lambda", law.lambda);
    check.near("sigma", law.sigma);
    check.near("kappa", law.kappa);
    check.near("limit_X", law.limit().value_or(0.0));
    check.near("N_at_limit", law.loadAtLimit().value_or(0.0));
    if (const auto load = law.peakLoad()) {
        check.near("peak_N", *load);
        check.near("peak_X", law.valueAt(*load));
    } else {
        check.same("peak", nullptr);
    }
}

void formulas(const Json& entry, const stats::ScalingParameters& law, VectorCheck& check) {
    parameters(law, check);
    if (entry.at("input").contains("R")) {
        Numbers loads;
        Numbers values;
        for (const double latency : check.numbers("R")) {
            loads.push_back(law.loadAtLatency(latency).value_or(-1.0));
            values.push_back(law.valueAt(loads.back()));
        }
        check.near("N_of_R", loads);
        check.near("X_of_R", values);
        check.same("X_400_reachable", law.valueAt(*law.peakLoad()) >= 400.0);
    }
    for (const auto& [load, value] : check.object("amdahl_speedup_sigma_0_05").items()) {
        check.near("amdahl_speedup_sigma_0_05/" + load,
                   stats::ScalingParameters{1.0, 0.05, 0.0}.valueAt(std::stoi(load)));
    }
}

void scaling(const Json& entry, VectorCheck& check) {
    const Json& input = entry.at("input");
    if (input.contains("sigma") || input.contains("lambda")) {
        formulas(entry, {input.at("lambda"), input.at("sigma"), input.at("kappa")}, check);
        return;
    }
    const Numbers loads = check.numbers(input.contains("load")         ? "load"
                                        : input.contains("processors") ? "processors"
                                                                       : "concurrency");
    const Numbers values = check.numbers("throughput");
    const auto fit = stats::fitScalingLaw(stats::ScalingLaw::usl, loads, values);
    if (!fit.fit.usable()) {
        check.wrong("not fitted");
        return;
    }
    parameters(fit.parameters, check);
    check.near("rss", fit.fit.rss);
    check.near("residual_se", std::sqrt(fit.fit.rss / double(fit.fit.freedom())));
    check.near("df", double(fit.fit.freedom()));
    const std::array<std::string, 3> names{"lambda", "sigma", "kappa"};
    for (Eigen::Index j = 0; j < 3; ++j) {
        const std::string& name = names[static_cast<std::size_t>(j)];
        if (const auto interval = fit.fit.interval(j, 0.95)) {
            check.near("se/" + name, *fit.fit.error(j));
            check.near("interval95/" + name, {interval->low, interval->high});
        }
    }
    if (entry.at("expected").contains("fitted")) {
        Numbers fitted;
        std::transform(loads.begin(), loads.end(), std::back_inserter(fitted),
                       [&](double load) { return fit.parameters.valueAt(load); });
        check.near("fitted", fitted);
    }
    for (const auto& [load, value] : check.object("predict").items()) {
        check.near("predict/" + load, fit.parameters.valueAt(std::stoi(load)));
    }
    for (const auto& [latency, load] : check.object("concurrency_at_latency").items()) {
        check.near("concurrency_at_latency/" + latency,
                   *fit.parameters.loadAtLatency(QString::fromStdString(latency).toDouble()));
    }
    if (entry.at("expected").contains("unconstrained")) {
        const auto free = stats::fitScalingLaw(stats::ScalingLaw::usl, loads, values, false);
        check.near("unconstrained/lambda", free.parameters.lambda);
        check.near("unconstrained/sigma", free.parameters.sigma);
        check.near("unconstrained/kappa", free.parameters.kappa);
        check.near("unconstrained/rss", free.fit.rss);
    }
}

void normalForm(const Json& entry, VectorCheck& check) {
    const Json& input = entry.at("input");
    const auto means = [](const Json& repeats) {
        Numbers result;
        for (const Json& row : repeats) {
            result.push_back(stats::momentsOf(row.get<Numbers>()).mean);
        }
        return result;
    };
    const auto fitted = [&](const Numbers& y, bool clears = false) {
        return *stats::fitNormalForm(check.numbers("x"), y, clears);
    };
    const auto compare = [&](const stats::NormalForm& form, const std::string& path) {
        check.same(path + "model", form.constant ? "constant" : "term");
        check.near(path + "i", form.exponents.i);
        check.near(path + "j", form.exponents.j);
        check.near(path + "c0", form.c0);
        check.near(path + "c1", form.c1);
    };
    if (input.contains("met1")) {
        compare(fitted(means(input.at("met1"))), "met1/");
        compare(fitted(means(input.at("met2"))), "met2/");
        return;
    }
    const Numbers y = input.contains("y") ? check.numbers("y") : means(input.at("repetitions"));
    const stats::NormalForm form = fitted(y);
    compare(form, "");
    check.near("runner_up_rss", form.runnerUpRss);
    check.near("rss_in_sample", form.rss);
    check.near("smape_in_sample", form.smape);
    check.near("rss_leave_one_out", form.leftOutRss);
    check.near("rss_leave_one_out_cleaned", fitted(y, true).leftOutRss);
}

/// The curves of NIST's entries, by what they print; derivatives by complex numbers with a tiny imaginary part.
using Complex = std::complex<double>;
Complex curveAt(const std::string& model, double x, const std::vector<Complex>& b) {
    if (model.starts_with("b1*(x^2")) {
        return b[0] * (x * x + x * b[1]) / (x * x + x * b[2] + b[3]);
    }
    if (model.starts_with("(b1+b2*x")) {
        return (b[0] + x * (b[1] + x * (b[2] + x * b[3]))) / (1.0 + x * (b[4] + x * (b[5] + x * b[6])));
    }
    if (model.starts_with("b1+b2*exp")) {
        return b[0] + b[1] * std::exp(-x * b[3]) + b[2] * std::exp(-x * b[4]);
    }
    return b[0] * std::pow(Complex(x), b[1]);
}

void nonlinear(const Json& entry, VectorCheck& check) {
    const Numbers x = check.numbers("x");
    const std::string model = entry.at("parameters").at("model");
    const stats::Curve curve = [&](const Eigen::VectorXd& b, Eigen::MatrixXd* jacobian) -> Eigen::VectorXd {
        constexpr double kStep = 1e-100;
        Eigen::VectorXd values(static_cast<Eigen::Index>(x.size()));
        if (jacobian != nullptr) {
            jacobian->resize(values.size(), b.size());
        }
        for (Eigen::Index k = 0; k < values.size(); ++k) {
            for (Eigen::Index j = 0; j < b.size(); ++j) {
                std::vector<Complex> at(b.begin(), b.end());
                at[static_cast<std::size_t>(j)] += Complex(0.0, kStep);
                const Complex value = curveAt(model, x[static_cast<std::size_t>(k)], at);
                values[k] = value.real();
                if (jacobian != nullptr) {
                    (*jacobian)(k, j) = value.imag() / kStep;
                }
            }
        }
        return values;
    };
    const auto fit = stats::fitCurve(curve, vectorOf(check.numbers("y")),
                                     vectorOf(entry.at("parameters").at("start2").get<Numbers>()));
    check.near("b", Numbers(fit.b.begin(), fit.b.end()));
    check.near("rss", fit.rss);
    check.near("residual_sd", std::sqrt(fit.rss / double(fit.freedom())));
    check.near("df", double(fit.freedom()));
    for (Eigen::Index j = 0; j < fit.b.size(); ++j) {
        check.near("se/" + std::to_string(j), fit.error(j).value_or(-1.0));
    }
}

void changes(const Json&, VectorCheck& check) {
    const stats::Moments left = stats::momentsOf(check.numbers("left"));
    const auto difference = stats::pooled(left, stats::momentsOf(check.numbers("right")));
    check.near("t", difference->value / difference->error);
    check.near("p", difference->pDifferentFrom(0.0));
    check.near("df", difference->freedom);
    check.same("significant", difference->pDifferentFrom(0.0) < 0.001);
    check.near("identical_segments_p", stats::pooled(left, left)->pDifferentFrom(0.0));
}

const test::VectorChecks kChecks{
    {"usl", scaling}, {"pmnf", normalForm}, {"nonlinear-least-squares", nonlinear}, {"change-point", changes}};

stats::Peak peakIn(const std::string& id, const std::string& loadName) {
    const Json& input = test::statsVectors().at(id).at("input");
    const Numbers loads = input.at(loadName);
    const Numbers values = input.at("throughput");
    return stats::peakOf(stats::fitScalingLaw(stats::ScalingLaw::usl, loads, values), loads, values, 0.95);
}

}  // namespace

void tst_scaling_vectors::entry_data() {
    test::addVectorRows(kChecks);
}

void tst_scaling_vectors::entry() {
    QFETCH(QString, id);
    const std::string complaint = test::complaintOf(kChecks, id.toStdString());
    QVERIFY2(complaint.empty(), complaint.c_str());
}

void tst_scaling_vectors::termsAreThoseOfTheEntries() {
    const Json& pairs = test::statsVectors().at("pmnf-log").at("parameters").at("search_space_i_j");
    QCOMPARE(pairs.size(), stats::termExponents().size());
    for (const Json& pair : pairs) {
        const stats::TermExponents wanted{pair.at(0), pair.at(1)};
        QVERIFY(std::find(stats::termExponents().begin(), stats::termExponents().end(), wanted) !=
                stats::termExponents().end());
    }
}

void tst_scaling_vectors::peakOfSpecIsSeen() {
    const stats::Peak peak = peakIn("usl-specsdm91", "load");
    QCOMPARE(peak.claim, stats::PeakClaim::seen);
    QVERIFY(peak.loadRange->low < *peak.load && *peak.load < peak.loadRange->high);
    QVERIFY(peak.loadRange->high < 216.0);
    QVERIFY(peak.valueRange->holds(*peak.value));
}

/// With errors as large as the level, the interval of least squares of X alone held 80 %.
void tst_scaling_vectors::peakIntervalsHoldThePeak() {
    const std::vector<double> loads{1, 2, 4, 8, 16, 32};
    const stats::ScalingParameters law{100.0, 0.05, 0.95 / 400.0};
    constexpr int kTrials = 100;
    int held = 0;
    for (std::uint64_t trial = 0; trial < kTrials; ++trial) {
        base::NamedDraws draws(1, "peak", trial);
        std::vector<double> values;
        for (const double load : loads) {
            values.push_back(law.valueAt(load) * (1.0 + 0.03 * test::normalDraw(draws)));
        }
        const auto fit = stats::fitScalingLaw(stats::ScalingLaw::usl, loads, values);
        const stats::Peak peak = stats::peakOf(fit, loads, values, 0.95);
        held += peak.loadRange && peak.loadRange->holds(20.0) ? 1 : 0;
    }
    QVERIFY2(held >= 0.9 * kTrials, qPrintable(QString::number(held)));
}

void tst_scaling_vectors::peakFarBeyondTheLoadsIsNotClaimed() {
    const stats::Peak peak = peakIn("usl-cisco10-latency", "concurrency");
    QCOMPARE(peak.claim, stats::PeakClaim::beyond);
    QVERIFY(std::isinf(peak.loadRange->high));
    QCOMPARE(peak.largestLoad, 10.0);
    QVERIFY(!peak.valueRange);
}

void tst_scaling_vectors::boundLeavesNoPeak() {
    const stats::Peak peak = peakIn("usl-raytracer-bound", "processors");
    QCOMPARE(peak.claim, stats::PeakClaim::none);
    QVERIFY(!peak.load);
}

GREYSCOPE_TEST(tst_scaling_vectors)

}  // namespace tests_of_scaling_vectors

#include "tst_scaling_vectors.moc"
