#include <set>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_rows.h"
#include "app/study/choices/study_fields.h"
#include "app/study/file/study_json.h"
#include "tests/support/test_registry.h"

namespace tests_of_option_rows {

using namespace greyscope;
using namespace greyscope::app;

using grey::RelationMethod;
using grey::RelationOptions;

/// What the command line `words` says of degrees.
base::Expected<RelationOptions> parsed(const std::vector<std::string>& words) {
    CLI::App app;
    cli::OptionRows<RelationOptions> rows;
    rows.declare(app);
    app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
    return rows.onto({});
}

/// Keys of a study file are told apart, and what the window names has a name there.
template <class C>
void checkRows() {
    std::set<std::string> keys, flags;
    eachOption<C>([&](const auto& row) {
        QVERIFY2(*row.key == '\0' || keys.insert(row.key).second, row.key);
        QVERIFY2(*row.flag == '\0' || flags.insert(row.flag).second, row.flag);
        QVERIFY2(*row.flag == '\0' || *row.help != '\0', row.flag);
        using T = std::remove_cvref_t<decltype(C().*row.member)>;
        if constexpr (std::is_enum_v<T>) {
            std::set<QString> words;
            for (const T value : valuesOf(row)) {
                QVERIFY2(words.insert(row.words(value)).second, qPrintable(row.words(value)));
            }
        }
    });
}

class tst_option_rows : public QObject {
    Q_OBJECT

private slots:
    void whatIsGivenReachesTheChoices() {
        const auto options = parsed({"--method", "synthetic", "--theta", "0.3", "--relative-image", "mean"});
        QVERIFY(options.has_value());
        QCOMPARE(options->method, RelationMethod::synthetic);
        QCOMPARE(options->theta, 0.3);
        QCOMPARE(options->relativeImage, data::Image::mean);
        QCOMPARE(options->distinguishingCoefficient, RelationOptions().distinguishingCoefficient);
    }

    void anOptionWithoutEffectIsRefused() {
        const auto options = parsed({"--method", "absolute", "--rho", "0.3"});
        QVERIFY(!options.has_value());
        QCOMPARE(options.error().code, base::ErrorCode::optionConflict);
        QCOMPARE(options.error().arguments, (std::vector<std::string>{"--rho", "--method absolute"}));
    }

    void anAbsentNumberHasAWord() {
        for (const auto& [word, power] : {std::pair("0.25", std::optional(0.25)), {"search", std::nullopt}}) {
            CLI::App app;
            cli::OptionRows<grey::ForecastOptions> rows;
            rows.declare(app);
            app.parse(std::vector<std::string>{word, "--power"});
            const auto options = rows.onto({.model = grey::GreyModel::ngbm, .power = 0.5});
            QVERIFY(options.has_value());
            QCOMPARE(options->power, power);
            QCOMPARE(optionText(optionOf(&grey::ForecastOptions::power), power), std::string(word));
        }
    }

    /// Studies of the version before stay as they are.
    void aSparseOptionIsWrittenWhereItDiffers() {
        TransferChoices choices;
        QVERIFY(!JsonWriter::write(choices).contains("maxHops"));
        choices.maxHops = 5;
        QCOMPARE(JsonWriter::write(choices).at("maxHops").get<std::size_t>(), std::size_t{5});
    }

    /// Only the images that a relative degree can be of are among its names.
    void aNameThatIsNotOfferedIsNoName() {
        QVERIFY_THROWS_EXCEPTION(CLI::ValidationError, parsed({"--method", "relative", "--relative-image", "zscore"}));
    }

    void theCommandThatIsToldGivesTheSame() {
        RelationOptions said;
        said.method = RelationMethod::synthetic;
        said.theta = 0.1 + 0.2;
        said.distinguishingCoefficient = 0.9;  // has no effect beside this method, so it is not told
        std::vector<std::string> words;
        for (const std::string& text : optionTexts(said, RelationOptions())) {
            const std::size_t blank = text.find(' ');
            words.insert(words.end(), {text.substr(0, blank), text.substr(blank + 1)});
        }
        QCOMPARE(words.size(), std::size_t{4});
        const auto again = parsed(words);
        QVERIFY(again.has_value());
        said.distinguishingCoefficient = RelationOptions().distinguishingCoefficient;
        QVERIFY(*again == said);
    }

    void sharesAreToldAsPercent() {
        QCOMPARE(optionText(optionOf(&stats::ChangeOptions::margin), 0.03), std::string("3%"));
        QCOMPARE(optionText(optionOf(&stats::ChangeOptions::confidence), 0.995), std::string("99.5%"));
    }

    void rowsAreToldApart() {
        checkRows<RelationOptions>();
        checkRows<RelationsChoices>();
        checkRows<stats::ChangeOptions>();
        checkRows<CompareChoices>();
        checkRows<cart::GrowOptions>();
        checkRows<cart::CrossValidationOptions>();
        checkRows<ForecastChoices>();
        checkRows<grey::ForecastOptions>();
        checkRows<grey::AccuracyOptions>();
        checkRows<grey::BacktestOptions>();
        checkRows<grey::BandOptions>();
        checkRows<TrendsChoices>();
        checkRows<relative::NextOptions>();
        checkRows<relative::LearningOptions>();
        checkRows<TransferChoices>();
        checkRows<ScenarioInputs>();
        checkRows<SimulateChoices>();
        checkRows<LayoutChoices>();
    }
};

GREYSCOPE_TEST(tst_option_rows)

}  // namespace tests_of_option_rows

#include "tst_option_rows.moc"
