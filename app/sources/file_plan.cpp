#include "app/sources/file_plan.h"

#include <QFileInfo>

#include <cmath>

#include "core/base/try.h"
#include "core/data/groups/row_grouper.h"
#include "core/io/csv/csv_options.h"
#include "core/io/csv/row_grouping.h"
#include "core/io/files/file_sample.h"
#include "core/io/reader.h"

namespace greyscope::app {

namespace {

double bytesOf(const data::Dataset& dataset) {
    double bytes = 0.0;
    for (const data::Column& column : dataset.columns()) {
        bytes += static_cast<double>(column.isNumeric() ? column.numbers().bytes() : column.texts().codes.bytes());
    }
    return bytes;
}

}  // namespace

base::Expected<FilePlan> planFile(const std::string& path, base::Progress& progress) {
    FilePlan plan;
    plan.path = path;
    plan.bytes = static_cast<std::uint64_t>(QFileInfo(QString::fromStdString(path)).size());
    const auto sample = plan.bytes > io::kSampleBytes ? io::sampleOfFile(path, io::kSampleBytes) : std::nullopt;
    auto part = sample ? io::readText(sample->text, path, {}, progress) : io::readFile(path, {}, progress);
    const bool isPart = part && sample && part->report.format == io::csvFormat;
    if (sample && !isPart) {  // for other files a sample is not representative
        part = io::readFile(path, {}, progress);
    }
    const io::Imported read = GREYSCOPE_TRY(std::move(part));
    plan.format = read.report.format;
    plan.columns = data::columnNames(*read.dataset);
    plan.rowsLooked = read.dataset->rowCount();
    const double share = isPart ? sample->share : 1.0;
    plan.rows = std::round(static_cast<double>(plan.rowsLooked) / share);
    plan.memory = std::round(bytesOf(*read.dataset) / share);
    const bool isLarge = isPart && plan.rows > static_cast<double>(io::RowGrouping{}.rowsAtOnce);
    plan.kept = isLarge ? data::RowGrouper::obstacleIn(*read.dataset)
                        : std::optional(data::KeptRows{data::RowsNeeded::fewRows, {}});
    return plan;
}

}  // namespace greyscope::app
