#include <QTest>

#include <cmath>

#include "core/grey/degrees/image_sensitivity.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_image_sensitivity {

using namespace greyscope;
using data::Image;

namespace {

base::NoProgress quiet;

const grey::ImageTrial& trialOf(const grey::ImageSensitivity& sensitivity, Image image) {
    return *std::find_if(sensitivity.trials.begin(), sensitivity.trials.end(),
                         [&](const grey::ImageTrial& trial) { return trial.image == image; });
}

}  // namespace

class tst_image_sensitivity : public QObject {
    Q_OBJECT

private slots:
    /// As measured b lies near a and c far; of their shapes c is a's, and b another one.
    void anImageCanTurnTheOrder() {
        const auto table = test::tableOf({{1, 2, 3}, {2, 2, 2.5}, {100, 200, 300}});
        const auto sensitivity = grey::imageSensitivityOf(table, 0, {1, 2}, {}, quiet);
        QVERIFY(sensitivity);
        QCOMPARE(sensitivity->trials.size(), data::imageNames().size());
        QCOMPARE(sensitivity->trials[sensitivity->chosen].image, Image::none);
        QCOMPARE(trialOf(*sensitivity, Image::none).ranks, (std::vector<std::size_t>{1, 2}));
        QCOMPARE(*trialOf(*sensitivity, Image::none).agreement, 1.0);
        const grey::ImageTrial& initial = trialOf(*sensitivity, Image::initial);
        QCOMPARE(initial.ranks, (std::vector<std::size_t>{2, 1}));
        QCOMPARE(initial.degrees(1), 1.0);
        QCOMPARE(*initial.agreement, -1.0);
        // One less x has the same differences as x.
        QCOMPARE(trialOf(*sensitivity, Image::reverse).degrees, trialOf(*sensitivity, Image::none).degrees);
        std::size_t same = 0;
        for (const auto& trial : sensitivity->trials) {
            same += trial.ranks == std::vector<std::size_t>{1, 2} ? 1 : 0;
        }
        QCOMPARE(sensitivity->sameOrder, same);
        QCOMPARE(sensitivity->sameFirst, same);
        QVERIFY(same < sensitivity->defined);
    }

    void anImageThatIsNotDefinedSaysWhy() {
        const auto table = test::tableOf({{0, 2, 3}, {2, 2, 2.5}, {5, 2, 3}});
        const auto sensitivity = grey::imageSensitivityOf(table, 0, {1, 2}, {}, quiet);
        QVERIFY(sensitivity);
        const grey::ImageTrial& initial = trialOf(*sensitivity, Image::initial);
        QCOMPARE(initial.error->code, base::ErrorCode::zeroInSeries);
        QVERIFY(initial.ranks.empty() && !initial.agreement);
        QCOMPARE(sensitivity->defined, sensitivity->trials.size() - 4);  // nor 1/x, the ratio and the criteria
        grey::RelationOptions options;
        options.image.kind = Image::initial;
        QCOMPARE(grey::imageSensitivityOf(table, 0, {1, 2}, options, quiet).error().code,
                 base::ErrorCode::zeroInSeries);
    }

    void theRelativeDegreeHasTwoImages() {
        grey::RelationOptions options;
        options.method = grey::RelationMethod::relative;
        options.relativeImage = Image::mean;
        const auto sensitivity =
            grey::imageSensitivityOf(test::tableOf({{1, 2, 3}, {2, 2, 2.5}, {5, 2, 3}}), 0, {1, 2}, options, quiet);
        QCOMPARE(sensitivity->trials.size(), std::size_t{2});
        QCOMPARE(sensitivity->chosen, std::size_t{1});
        QVERIFY(sensitivity->trials[0].degrees != sensitivity->trials[1].degrees);
    }
};

GREYSCOPE_TEST(tst_image_sensitivity)

}  // namespace tests_of_image_sensitivity

#include "tst_image_sensitivity.moc"
