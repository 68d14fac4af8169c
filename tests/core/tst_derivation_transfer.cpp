// Derivations of paths in parallel and of a path's mean error, on the sample, against what the transfer found.
#include <QTest>

#include "core/derivation/transfer_derivation.h"
#include "core/relative/transfer_weights.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/plain_csv.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_transfer {

using namespace greyscope;
using relative::PathWeights;
using test::near;
using test::valueOf;

namespace {

relative::TransferResult transferred() {
    relative::TransferOptions options;
    options.model.value = "throughput_mb_s";
    options.model.system = "case";
    options.model.from = "1.1";
    options.model.to = "1.2";
    options.model.where = {{"operation", {"W"}}};
    options.model.factors = {"threads_per_ost", "objects_per_ost"};
    options.model.grow.minLeaf = 2;
    options.model.grow.maxLeaves = 5;
    base::NoProgress progress;
    return relative::transfer(test::lustreThroughput(), options, progress).value();
}

/// Three paths, or two by hand.
void reweighed(relative::TransferResult& result, PathWeights kind) {
    std::vector<double> manual;
    if (kind == PathWeights::manual) {
        manual.assign(result.paths.size(), 0.0);
        manual[0] = 3.0;
        manual[1] = 1.0;
    }
    QVERIFY(relative::reweigh(result, kind, 3, manual));
}

void compareErrors(const derivation::Derivation& derivation, const relative::PredictionErrors& errors) {
    QVERIFY(near(static_cast<double>(derivation.last()->value), errors.are, 1e-9));
    const auto& lines = derivation.step("errors")->lines;
    QCOMPARE(lines.size(), errors.heldOut.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QVERIFY(near(static_cast<double>(lines[i].value), errors.errors[errors.heldOut[i]], 1e-9));
    }
}

}  // namespace

class tst_derivation_transfer : public QObject {
    Q_OBJECT

private slots:
    void pathsInParallelEndInTheAnswer_data() {
        QTest::addColumn<int>("weights");
        QTest::newRow("by errors") << static_cast<int>(PathWeights::inverseError);
        QTest::newRow("equal") << static_cast<int>(PathWeights::equal);
        QTest::newRow("by hand") << static_cast<int>(PathWeights::manual);
    }
    void pathsInParallelEndInTheAnswer() {
        QFETCH(const int, weights);
        relative::TransferResult result = transferred();
        reweighed(result, static_cast<PathWeights>(weights));
        for (std::size_t cell = 0; cell < result.cells.size(); ++cell) {
            const auto answer = relative::transferAt(result, result.cells[cell].labels).value();
            const auto derivation = derivation::parallelDerivation(result, cell).value();
            QVERIFY(near(valueOf(derivation, "ratio"), *answer.ratio));
            QVERIFY(near(valueOf(derivation, "predicted"), *answer.predicted));
            QVERIFY(near(static_cast<double>(derivation.last()->value), *answer.error, 1e-9));
            double sum = 0.0;
            for (const derivation::Line& line : derivation.step("weights")->lines) {
                sum += static_cast<double>(line.value);
            }
            QVERIFY(near(sum, 1.0));
        }
    }

    void theErrorsOfAPathEndInTheirMean() {
        const relative::TransferResult result = transferred();
        QVERIFY(result.paths.size() > 3);
        for (std::size_t path = 0; path < result.paths.size(); ++path) {
            compareErrors(derivation::pathErrorDerivation(result, path).value(), *result.paths[path].errors);
        }
    }

    /// Every cell chooses and weighs its paths by the errors at the others.
    void theErrorsOfPathsInParallelEndInTheirMean_data() { pathsInParallelEndInTheAnswer_data(); }
    void theErrorsOfPathsInParallelEndInTheirMean() {
        QFETCH(const int, weights);
        relative::TransferResult result = transferred();
        reweighed(result, static_cast<PathWeights>(weights));
        compareErrors(derivation::parallelErrorDerivation(result).value(), *result.parallel);
    }

    void withoutErrorsOrWeightsThereAreNoSteps() {
        relative::TransferResult result = transferred();
        result.paths.front().errors.reset();
        QCOMPARE(derivation::pathErrorDerivation(result, 0).error().code, base::ErrorCode::tooFewPoints);
        result.parallel.reset();
        QCOMPARE(derivation::parallelErrorDerivation(result).error().code, base::ErrorCode::tooFewPoints);
        result.paths.clear();
        QCOMPARE(derivation::parallelDerivation(result, 0).error().code, base::ErrorCode::tooFewPoints);
    }
};

GREYSCOPE_TEST(tst_derivation_transfer)

}  // namespace tests_of_derivation_transfer

#include "tst_derivation_transfer.moc"
