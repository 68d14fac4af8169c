// Memory of opening tables, as the window does it: bench_memory FILE [OPENS]. Opens the file as many times in a row
// (six), each time after a tenth of a second, so that each supersedes the one before; then waits for the last, closes
// it, and waits for the memory to go back. Prints MB after each step: the most so far, and now. Then opens the file
// once more and, a second later, a table of two lines, which is read when the load before has stopped: prints how long
// that takes.
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QWidget>

#include <cstdio>
#include <cstdlib>

#include "app/window/document/study_document.h"

using namespace greyscope::app;

namespace {

double megabytes(const char* field) {
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : status.readAll().split('\n')) {
            if (line.startsWith(field)) {
                return line.mid(static_cast<int>(qstrlen(field)) + 1).simplified().split(' ').front().toDouble() / 1024;
            }
        }
    }
    return 0.0;
}

void print(const char* step) {
    std::printf("%-28s most %6.0f MB, now %6.0f MB\n", step, megabytes("VmHWM"), megabytes("VmRSS"));
    std::fflush(stdout);
}

void spin(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    if (argc < 2) {
        std::fputs("usage: bench_memory FILE [OPENS]\n", stderr);
        return 2;
    }
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    StudyStore store;
    SeriesCatalog catalog(store);
    QWidget window;
    StudyDocument document(store, catalog, settings, &window);
    const int opens = argc > 2 ? std::atoi(argv[2]) : 6;
    print("started");
    for (int i = 0; i < opens; ++i) {
        document.open(QString::fromLocal8Bit(argv[1]));
        spin(100);
    }
    print("opened in a row");
    while (document.loading()) {
        spin(10);
    }
    spin(500);
    print("the last one is read");
    document.closeStudy();
    spin(500);
    print("closed");
    const QString path = folder.filePath(QStringLiteral("small.csv"));
    QFile small(path);
    if (!small.open(QIODevice::WriteOnly) || small.write("a,b\n1,2\n2,3\n") < 0) {
        return 1;
    }
    small.close();
    document.open(QString::fromLocal8Bit(argv[1]));
    spin(1000);
    const bool underWay = document.loading();
    QElapsedTimer timer;
    timer.start();
    document.open(path);
    while (document.loading()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
    }
    std::printf("%-28s %.0f ms%s\n", "superseded by a small table", static_cast<double>(timer.nsecsElapsed()) / 1e6,
                underWay ? "" : " (the file was read before)");
    return 0;
}
