#pragma once

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

#include "app/pages/page_registry.h"
#include "app/run/job.h"

namespace greyscope::test {

/// Whether a run is about this page: it is about all, or about the one that GREYSCOPE_PAGE names.
inline bool isAsked(const QString& page) {
    const QString only = qEnvironmentVariable("GREYSCOPE_PAGE");
    return only.isEmpty() || only == page;
}

/// Of these pages the one that this run is about, or all.
inline std::set<std::string> askedPages(std::set<std::string> pages) {
    std::erase_if(pages, [](const std::string& page) { return !isAsked(QString::fromStdString(page)); });
    return pages;
}

/// A row of test data for every page of the program that the run is about, by its key.
inline void addPageRows() {
    QTest::addColumn<QString>("key");
    for (const app::PageEntry& entry : app::pageEntries()) {
        if (isAsked(entry.facts().key)) {
            QTest::newRow(qPrintable(entry.facts().key)) << entry.facts().key;
        }
    }
}

/// Whether anything below is being calculated.
inline bool isBusy(const QObject& parent) {
    const auto jobs = parent.findChildren<app::JobBase*>();
    return std::any_of(jobs.begin(), jobs.end(), [](const app::JobBase* job) { return job->running(); });
}

}  // namespace greyscope::test
