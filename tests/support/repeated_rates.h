// A study of one long table "system,threads,rate" with several rows on a point: r against a and b.
#pragma once

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

#include "app/study/study.h"
#include "app/study/tables/open_table.h"
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

/// Three systems at five numbers of threads, each with repeats.
inline app::Study measuredTwice() {
    QByteArray csv("system,threads,rate\n");
    const std::vector<std::pair<char, std::vector<int>>> systems{
        {'r', {10, 19, 31, 44, 50}}, {'a', {11, 20, 36, 45, 61}}, {'b', {9, 22, 25, 48, 44}}};
    for (const auto& [name, rates] : systems) {
        for (std::size_t k = 0; k < rates.size(); ++k) {
            for (const double factor : {0.97, 1.0, 1.04}) {
                csv += QStringLiteral("%1,%2,%3\n").arg(QLatin1Char(name)).arg(k + 1).arg(rates[k] * factor).toUtf8();
            }
        }
    }
    return studyOfRepeatedRates(csv);
}

}  // namespace greyscope::test
