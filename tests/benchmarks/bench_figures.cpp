// What a sheet of four panels of the sample takes on its way to paper: bench_figures. Prints the milliseconds on the
// wall and of all processors from the study to what is drawn, of the check, and of the PDF.
#include <QApplication>
#include <QElapsedTimer>

#include <cstdio>
#include <ctime>

#include "app/cli/figures/study_figures.h"
#include "app/export/check/figure_check.h"
#include "app/export/sheet_figure.h"
#include "app/study/sample_study.h"

using namespace greyscope;
using namespace greyscope::app;

namespace {

double processors() {
    return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

template <class Work>
void time(const char* what, Work work) {
    QElapsedTimer clock;
    clock.start();
    const double before = processors();
    work();
    std::printf("  %-24s %7.1f ms, %7.1f ms of the processors\n", what, static_cast<double>(clock.nsecsElapsed()) / 1e6,
                processors() - before);
    std::fflush(stdout);
}

void timeSheet() {
    Study study = *sampleStudy();
    Sheet sheet;
    sheet.name = "Figure 1";
    sheet.panels = {"trends-trends", "relations-ranking", "forecast-forecast", "relative-error-by-factor-level"};
    study.sheets = {sheet};
    std::printf("sheet of four panels\n");
    StudyFigure figure;
    time("calculated and laid out", [&] { figure = cli::figuresOf(study, pagesOf(sheet)).value().back(); });
    time("checked", [&] { static_cast<void>(checkFigure(figure.figure, *figure.own)); });
    time("drawn as PDF", [&] { static_cast<void>(pdfOf(figure.figure, *figure.own)); });
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    constexpr int kRounds = 5;  // fonts are read in the first
    for (int round = 0; round < kRounds; ++round) {
        timeSheet();
    }
    return 0;
}
