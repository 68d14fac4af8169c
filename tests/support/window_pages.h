#pragma once

#include <QtTest>

#include <algorithm>

#include "app/pages/page_registry.h"
#include "app/run/job.h"

namespace greyscope::test {

/// A row of test data for every page of the program, by its key; in a run of one page, which GREYSCOPE_PAGE names, for
/// that one.
inline void addPageRows() {
    QTest::addColumn<QString>("key");
    const QString only = qEnvironmentVariable("GREYSCOPE_PAGE");
    for (const app::PageEntry& entry : app::pageEntries()) {
        if (!only.isEmpty() && entry.facts().key != only) {
            continue;
        }
        QTest::newRow(qPrintable(entry.facts().key)) << entry.facts().key;
    }
}

/// Whether anything below is being calculated.
inline bool isBusy(const QObject& parent) {
    const auto jobs = parent.findChildren<app::JobBase*>();
    return std::any_of(jobs.begin(), jobs.end(), [](const app::JobBase* job) { return job->running(); });
}

}  // namespace greyscope::test
