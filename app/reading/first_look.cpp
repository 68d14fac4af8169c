#include "app/reading/first_look.h"

#include <QByteArray>
#include <QFileInfo>

#include <cmath>
#include <memory>
#include <utility>

#include "app/analyses/trends/trends_analysis.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/opened_files.h"
#include "app/study/tables/role_memory.h"
#include "core/io/csv/csv_options.h"
#include "core/io/files/file_sample.h"

namespace greyscope::app {

namespace {

/// Whether the sample may have cut rows, as where cells hold ends of lines.
bool mayBeCut(const io::ReadReport& report) {
    const auto is = [&report](io::ProblemKind kind) { return report.counts.contains(kind); };
    return report.rowsRead == 0 || is(io::ProblemKind::rowTooShort) || is(io::ProblemKind::rowTooLong) ||
           is(io::ProblemKind::rowMended) || is(io::ProblemKind::quoteInsideField);
}

/// Lines of the sample are not those of the file.
void forgetLines(StudyTable& table) {
    if (auto without = data::Dataset::create(table.dataset->columns())) {
        table.dataset = std::make_shared<const data::Dataset>(std::move(*without));
    }
}

std::optional<widgets::PlotSpec> firstChart(const OpenedStudy& opened, base::Progress& progress) {
    StudyStore store;
    SeriesCatalog catalog(store);
    catalog.prime(opened.study.tables.front(), opened.entries.front());
    store.reset(opened.study);
    const WantedFigures wanted{{TrendsAnalysis::kChart}};
    const auto asked = TrendsAnalysis::request(store.study(), catalog, wanted);
    const auto* request = std::get_if<TrendsRequest>(&asked);
    auto result = request ? TrendsAnalysis::run(*request, progress) : base::fail(base::ErrorCode::noSeries);
    if (!result) {
        return std::nullopt;
    }
    const TrendsAnalysis::Shown shown{*request, store.study(),
                                      std::make_shared<const widgets::TrendsResult>(std::move(*result))};
    AnalysisFigures figures = TrendsAnalysis::figures(shown, catalog, wanted);
    auto* chart = figures.figures.empty() ? nullptr : std::get_if<widgets::PlotSpec>(&figures.figures.front().figure);
    return chart ? std::optional(std::move(*chart)) : std::nullopt;
}

/// Of the file as it is delimited; none where a sample of lines does not tell it.
std::optional<StudyTable> tableOf(const io::FileSample& sample, const QString& path, const QVariantList& kept,
                                  base::Progress& progress) {
    auto table = tableFromBytes(QByteArray::fromStdString(sample.text), path.toStdString(), {}, progress);
    if (!table || table->report->format != io::csvFormat || mayBeCut(*table->report) ||
        !recalledReading(kept, layoutOf(*table->asRead(), table->readings)).empty()) {
        return std::nullopt;
    }
    forgetLines(*table);
    if (!recallRoles(kept, *table)) {
        readAsRows(*table, progress);
    }
    return std::move(*table);
}

}  // namespace

std::optional<FirstLook> firstLookAt(const QString& path, const QVariantList& kept, base::Progress& progress) {
    const QFileInfo file(path);
    const auto sample = file.isFile() && file.size() >= kLargeFile
                            ? io::sampleOfFile(path.toStdString(), io::kSampleBytes)
                            : std::nullopt;
    auto table = sample ? tableOf(*sample, path, kept, progress) : std::nullopt;
    if (!table) {
        return std::nullopt;
    }
    FirstLook look;
    look.rows = table->asRead()->rowCount();
    look.aboutRows = static_cast<std::size_t>(std::llround(static_cast<double>(look.rows) / sample->share));
    const OpenedStudy opened = studyOf(std::move(*table));
    auto chart = firstChart(opened, progress);
    if (!chart || progress.cancelled()) {
        return std::nullopt;
    }
    look.chart = std::move(*chart);
    return look;
}

}  // namespace greyscope::app
