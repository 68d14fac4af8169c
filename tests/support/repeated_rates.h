// A study of one long table "system,threads,rate" with several rows on a point: r against a and b.
#pragma once

#include <QByteArray>

#include "app/study/open_table.h"
#include "app/study/study.h"
#include "core/base/progress.h"

namespace greyscope::test {

inline app::Study studyOfRepeatedRates(const QByteArray& csv) {
    base::NoProgress progress;
    app::Study study;
    study.tables.push_back(app::tableFromBytes(csv, "table.csv", {}, progress).value());
    app::StudyTable& table = study.tables.front();
    table.wide = false;
    table.roles = {.keys = {"system"}, .factors = {"threads"}, .metrics = {"rate"}, .descriptions = {}};
    table.metric = "rate";
    table.aggregation = data::Aggregation::mean;
    study.selection = {{table.name, "r"}, {{table.name, "a"}, {table.name, "b"}}};
    return study;
}

}  // namespace greyscope::test
