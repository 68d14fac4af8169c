// Derivations of the band of a forecast: drawn again, they end in the band that was shown.
#include <QTest>

#include <cmath>

#include "core/derivation/band_derivation.h"
#include "core/grey/forecast/band_draws.h"
#include "core/grey/forecast/forecast.h"
#include "core/grey/forecast/forecast_input.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_band {

using namespace greyscope;
using derivation::Derivation;
using grey::BandErrors;
using grey::GreyModel;
using test::near;
using test::valueOf;

namespace {

/// All 200 where they are asked for; otherwise every kind of errors for some of the models.
int seriesCount() {
    return qEnvironmentVariableIsSet("GREYSCOPE_ALL_DERIVATIONS") ? 200 : 2;
}

struct Case {
    data::SeriesTable table;
    grey::ForecastOptions options;
    grey::ForecastResult result;
    [[nodiscard]] const grey::PredictionBand& band() const { return result.band->value(); }
};

std::optional<Case> caseOf(GreyModel model, unsigned seed, BandErrors errors) {
    test::Draws draws(seed);
    const std::size_t count = 8 + draws.below(6);
    std::vector<std::vector<double>> columns(3);
    for (auto& column : columns) {
        const double rate = draws.between(-0.15, 0.25);
        const double level = std::exp(draws.between(-3.0, 6.0));
        for (std::size_t k = 0; k < count; ++k) {
            column.push_back(level * std::exp(rate * static_cast<double>(k)) * draws.between(0.9, 1.1));
        }
    }
    Case made{test::tableOf(columns), {}, {}};
    if (grey::rowOf(model).related) {
        made.options.related = {{made.table.series[1].name}, {made.table.series[2].name}};
        made.options.relatedFuture = grey::RelatedFuture::lastValue;
    }
    made.options.fitCount = count - draws.below(2);
    made.options.horizon = 2;
    made.options.model = model;
    made.options.power = draws.between(-0.5, 0.8);
    made.options.order = draws.between(0.3, 1.4);
    made.options.band = grey::BandOptions{draws.between(0.7, 0.97), draws.below(1000), 100, errors};
    if (draws.below(4) == 0) {
        made.options.translation = {grey::Translation::Kind::fixed, draws.between(0.0, 3.0) * made.table.values(0, 0)};
    }
    base::NoProgress progress;
    auto result = grey::forecast(made.table, 0, made.options, progress);
    if (!result || result->model.failure || !result->band || !*result->band) {
        return std::nullopt;
    }
    made.result = std::move(*result);
    return made;
}

base::Expected<Derivation> derive(const Case& made, std::size_t step, const derivation::Rounding& rounding = {}) {
    base::NoProgress progress;
    return derivation::bandDerivation(made.table, 0, made.options, made.result.model, made.band(), step, rounding,
                                      progress);
}

}  // namespace

class tst_derivation_band : public QObject {
    Q_OBJECT

private slots:
    void endsInTheBand_data() {
        QTest::addColumn<int>("model");
        for (const grey::GreyModelRow& row : grey::greyModels()) {
            if (!row.describes) {
                QTest::newRow(row.name.c_str()) << static_cast<int>(row.model);
            }
        }
    }
    void endsInTheBand() {
        QFETCH(int, model);
        int followed = 0;
        const auto tries = static_cast<unsigned>(20 * seriesCount());
        for (unsigned seed = 1; followed < seriesCount() && seed < tries; ++seed) {
            const auto errors = static_cast<BandErrors>((seed + static_cast<unsigned>(model)) % 3);
            const auto made = caseOf(static_cast<GreyModel>(model), seed, errors);
            if (!made) {
                continue;
            }
            ++followed;
            const std::size_t step = seed % 2;
            const auto derivation = derive(*made, step);
            QVERIFY(derivation.has_value());
            QVERIFY(near(valueOf(*derivation, "low"), made->band().low[step], 1e-12));
            QVERIFY(near(valueOf(*derivation, "middle"), made->band().corrected[step], 1e-12));
            QVERIFY(near(static_cast<double>(derivation->last()->value), made->band().high[step], 1e-12));
        }
        // Too many resampled series leave no tail of one sign, which is an error instead of a band.
        QVERIFY(followed > 0 || static_cast<GreyModel>(model) == GreyModel::residualRemnant);
    }

    /// The refit that is worked through is the first of those whose forecasts the quantiles are of.
    void theRefitIsTheFirstOfTheDraws() {
        for (const auto model : {GreyModel::gm11, GreyModel::dgm, GreyModel::fgm, GreyModel::rolling}) {
            for (const bool relative : {false, true}) {
                const auto made = caseOf(model, 5, relative ? BandErrors::relative : BandErrors::equal);
                QVERIFY(made.has_value());
                const auto points = grey::forecastPoints(made->table, 0, made->options);
                const auto input = grey::modelInput(made->table, 0, *points, made->options);
                const grey::Candidate candidate =
                    grey::greyCandidate(model, grey::settled(grey::greyOptionsOf(made->options), made->result.model));
                base::NoProgress progress;
                const auto drawn =
                    grey::bandDraws(candidate, *input, made->result.model, made->band().options, relative, progress);
                QVERIFY(near(valueOf(*derive(*made, 1), "forecast"), drawn->values[1][0], 1e-9));
            }
        }
    }
};

GREYSCOPE_TEST(tst_derivation_band)

}  // namespace tests_of_derivation_band

#include "tst_derivation_band.moc"
