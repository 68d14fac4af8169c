// What Relative has steps for beside its result: cells that were left out, the curves of errors and of pruning.
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/pages/relative/relative_derivation.h"
#include "app/pages/relative/relative_page.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/present/relative/relative_present.h"
#include "widgets/present/relative/relative_pruning.h"

namespace tests_of_relative_derivations {

using namespace greyscope;
using test::near;
using test::valueOf;

namespace {

/// What the derivation behind a point of the curve of errors ends in.
double behindCurve(const app::PageDerivation& derivation, const relative::RelativeResult& result, std::size_t curve,
                   std::size_t point) {
    const auto line = app::lineOfCurve(result, curve, point);
    const auto other = std::find_if(derivation.others.begin(), derivation.others.end(),
                                    [&line](const auto& each) { return line && each.title == line->of; });
    base::NoProgress progress;
    return other == derivation.others.end() ? std::nan("")
                                            : static_cast<double>(other->derive({}, progress)->last()->value);
}

}  // namespace

class tst_relative_derivations : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsPredictedWithoutIt() {
        test::ShownPage shown(QStringLiteral("relative"));
        auto* page = qobject_cast<app::RelativePage*>(shown.page);
        QTRY_VERIFY(page && page->shown());
        const auto offered = page->derivation();
        const auto& validation = page->shown()->result->result->validation;
        QVERIFY(!validation.heldOut.empty());
        QVERIFY(offered->others.size() >= validation.heldOut.size());
        const std::size_t first = offered->others.size() - validation.heldOut.size();
        base::NoProgress progress;
        for (std::size_t i = 0; i < validation.heldOut.size(); ++i) {
            const auto derivation = offered->others[first + i].derive({}, progress);
            QVERIFY(derivation.has_value());
            const std::size_t row = validation.heldOut[i];
            QVERIFY(near(valueOf(*derivation, "predicted"), validation.predictions[row]));
            QVERIFY(near(valueOf(*derivation, "error"), validation.errors[row]));
        }
    }

    void everyPointOfTheErrorCurveHasItsMean() {
        test::ShownPage shown(QStringLiteral("relative"));
        auto* page = qobject_cast<app::RelativePage*>(shown.page);
        QTRY_VERIFY(page && page->shown());
        const auto derivation = page->derivation();
        const relative::RelativeResult& result = *page->shown()->result->result;
        const widgets::PlotSpec chart = widgets::splittingCurve(result);
        for (std::size_t curve = 0; curve < 3; ++curve) {
            for (std::size_t point = 0; point < chart.curves[curve].y.size(); ++point) {
                QVERIFY(std::abs(behindCurve(*derivation, result, curve, point) - chart.curves[curve].y[point]) <=
                        1e-11);
            }
        }
        QVERIFY(!app::lineOfCurve(result, 3, 0));
    }

    void everyPointOfTheCurveOfPruningHasItsError() {
        test::ShownPage shown(QStringLiteral("relative"));
        auto* page = qobject_cast<app::RelativePage*>(shown.page);
        shown.edit([](app::Study& study) { study.relative.model.pruning = relative::Pruning::crossValidated; });
        QTRY_VERIFY(page && page->shown() && page->shown()->result->result->crossValidation);
        const auto derivation = page->derivation();
        const relative::RelativeResult& result = *page->shown()->result->result;
        const widgets::PlotSpec chart = widgets::pruningCurve(result);
        for (std::size_t curve = 0; curve < 2; ++curve) {
            for (std::size_t point = 0; point < chart.curves[curve].y.size(); ++point) {
                QVERIFY(std::abs(behindCurve(*derivation, result, curve, point) - chart.curves[curve].y[point]) <=
                        1e-11);
            }
        }
        const cart::CrossValidation& validation = *result.crossValidation;
        QVERIFY(std::abs(behindCurve(*derivation, result, 2, 0) - validation.steps[validation.chosen].step.alpha) <=
                1e-12);
    }
};

GREYSCOPE_TEST(tst_relative_derivations)

}  // namespace tests_of_relative_derivations

#include "tst_relative_derivations.moc"
