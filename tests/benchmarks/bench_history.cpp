// What the history of a study costs to save: bench_history. 3,000 series are compared, and of 200 steps every second
// one takes a series out, the others move the distinguishing coefficient. Prints the milliseconds on the wall until the
// file is written, the processor time of this thread in it, the bytes, and the same of reading it back.
#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cstdio>
#include <string>

#include "app/study/file/study_file.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"
#include "app/study/tables/open_table.h"
#include "tests/benchmarks/timing.h"

using namespace greyscope;
using namespace greyscope::app;

namespace {

constexpr int kSeries = 3000, kPoints = 8;

std::string table() {
    std::string text = "load,host,speed\n";
    for (int series = 0; series < kSeries; ++series) {
        for (int point = 1; point <= kPoints; ++point) {
            text += std::to_string(point) + ",host-" + std::to_string(series) + ',' +
                    std::to_string(100 + (series * 7 + point * 13) % 97) + '\n';
        }
    }
    return text;
}

template <class Work>
void time(const char* what, Work work) {
    QElapsedTimer clock;
    clock.start();
    const double before = bench::worked();
    work();
    std::printf("%-8s %7.1f ms, %7.1f ms of this thread's processor\n", what,
                static_cast<double>(clock.nsecsElapsed()) / 1e6, bench::worked() - before);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const QTemporaryDir folder;
    base::NoProgress progress;
    Study study;
    addTable(study, *tableFromText(table(), "hosts", {}, progress), {"speed"});
    StudyStore store;
    store.reset(std::move(study));
    SeriesCatalog catalog(store);
    store.edit(QStringLiteral("Compare all"), [&](Study& each) {
        each.selection.reference = catalog.entries().front().id;
        for (const SeriesEntry& entry : catalog.entries()) {
            if (entry.id != each.selection.reference) {
                each.selection.compared.push_back(entry.id);
            }
        }
    });
    for (int step = 1; step < kMostSteps; ++step) {
        store.edit(QStringLiteral("Step %1").arg(step), [step](Study& each) {
            if (step % 2 == 0) {
                each.relations.options.distinguishingCoefficient = 0.1 + 0.004 * step;
            } else {
                each.selection.compared.erase(each.selection.compared.begin() + 7 * step);
            }
        });
    }
    const QString path = folder.filePath(QStringLiteral("s.greyscope"));
    std::printf("%zu series, %zu steps\n", store.study().selection.compared.size(), store.history().steps.size());
    for (int round = 0; round < 5; ++round) {
        time("save", [&] { static_cast<void>(writeStudy(store.study(), path, store.history())); });
    }
    std::printf("%lld bytes\n", static_cast<long long>(QFileInfo(path).size()));
    for (int round = 0; round < 3; ++round) {
        time("read", [&] {
            const auto opened = readStudy(path, progress);
            std::printf("%zu steps back\n", opened ? opened->history.steps.size() : 0);
        });
    }
    return 0;
}
