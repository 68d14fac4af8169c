#include "app/study/published_degrees.h"

#include <QFile>

#include "app/run/resources.h"
#include "core/published/published.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::app {

namespace {

constexpr const char* kMeasurements = ":/sample_data/lustre_throughput.csv";
constexpr const char* kDegrees = "published/grey_theory.csv";
constexpr int kPrintedDecimals = 3;

/// Whether the table is the unchanged embedded one, because the papers' degrees do not apply to other numbers.
bool isOfTheSample(const StudyTable* table) {
    return table != nullptr && table->path == kMeasurements;
}

}  // namespace

widgets::PublishedDegrees publishedDegrees(const StudyTable* table) {
    widgets::PublishedDegrees degrees;
    initResources();
    QFile file(QStringLiteral(":/sample_data/") + QLatin1String(kDegrees));
    if (!isOfTheSample(table) || !file.open(QIODevice::ReadOnly)) {
        return degrees;
    }
    const published::Sources sources{{kDegrees, file.readAll().toStdString()}};
    const auto printed = published::TextTable::read(sources, kDegrees);
    for (std::size_t row = 0; printed && row < printed->rowCount(); ++row) {
        const auto cell = [&](const char* column) { return QString::fromStdString(printed->cell(row, column)); };
        // Tables VIII and IX contain forecasts and their errors.
        if (const QString of = cell("table"); of != QLatin1String("VIII") && of != QLatin1String("IX")) {
            const double value = cell("value").toDouble();
            const widgets::PublishedDegree degree{value, widgets::fixedText(value, kPrintedDecimals), of};
            degrees.insert({{cell("row"), cell("column")}, degree});
            degrees.insert({{cell("column"), cell("row")}, degree});
        }
    }
    return degrees;
}

bool showsPublished(const StudyTable* table, const RelationsChoices& choices) {
    return isOfTheSample(table) && choices.options.method == grey::RelationMethod::deng;
}

}  // namespace greyscope::app
