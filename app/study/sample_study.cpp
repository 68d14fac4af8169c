#include "app/study/sample_study.h"

#include <QFile>

#include "app/run/resources.h"
#include "app/study/tables/open_table.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

constexpr const char* kWorkedExampleFile = "lustre_read_1_1.csv";

std::vector<SeriesGroup> sampleGroups() {
    return {{Words::tr("Group 1").toStdString(), Words::tr("Number of OSSes").toStdString(), {"1.1", "1.2"}},
            {Words::tr("Group 2").toStdString(), Words::tr("Type of journal").toStdString(), {"2.1", "2.2"}},
            {Words::tr("Group 3").toStdString(), Words::tr("Type of disk").toStdString(), {"3.1", "3.2"}},
            {Words::tr("Group 4").toStdString(), Words::tr("Storage connection").toStdString(), {"4.1", "4.2"}}};
}

/// Renames the only series of the wide table as in the papers.
StudyTable named(StudyTable table, const std::string& series) {
    std::vector<data::Column> columns = table.dataset->columns();
    columns.back().name = series;
    if (auto renamed = data::Dataset::create(std::move(columns))) {
        table.dataset = std::make_shared<const data::Dataset>(std::move(*renamed));
        table.roles.metrics = {series};
    }
    return table;
}

}  // namespace

base::Expected<StudyTable> embeddedTable(const std::string& fileName) {
    initResources();
    const std::string path = ":/sample_data/" + fileName;
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly)) {
        return base::fail(base::ErrorCode::fileNotFound, {path}, {path, 0, 0});
    }
    base::NoProgress progress;
    auto table = tableFromBytes(file.readAll(), path, {}, progress);
    return table && fileName == kWorkedExampleFile ? named(std::move(*table), "1.1-R") : table;
}

base::Expected<Study> sampleStudy() {
    auto throughput = embeddedTable("lustre_throughput.csv");
    if (!throughput) {
        return tl::unexpected(throughput.error());
    }
    auto example = embeddedTable(kWorkedExampleFile);
    if (!example) {
        return tl::unexpected(example.error());
    }
    throughput->name = kSampleTable;
    throughput->roles = {.keys = {"case", "operation"},
                         .factors = {"threads_per_ost", "objects_per_ost"},
                         .metrics = {"throughput_mb_s"},
                         .descriptions = {"oss_count", "journal", "disk", "connection"}};
    throughput->metric = "throughput_mb_s";
    throughput->groups = sampleGroups();
    example->name = kWorkedExampleTable;
    example->groups = {{Words::tr("Worked example").toStdString(), Words::tr("1 to 128 threads").toStdString(), {}}};

    Study study;
    study.name = Words::tr("Sample study").toStdString();
    study.tables = {std::move(*throughput), std::move(*example)};
    const auto id = [](const char* name) { return SeriesId{kSampleTable, name}; };
    study.selection = {id("1.1-W"), {id("1.1-ReW"), id("1.1-R"), id("1.2-W"), id("1.2-ReW"), id("1.2-R")}};
    study.relative.predicted = id("1.2-W");  // another system, not another operation of the same one
    study.trends.points.hold = {{"objects_per_ost", {"1"}}};
    study.forecast.points.hold = {{"objects_per_ost", {"1"}}};
    return study;
}

}  // namespace greyscope::app
