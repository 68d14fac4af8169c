// What the program takes until its first picture: processor time and memory, as JSON. With "empty" the same of a window
// of Qt's with nothing in it.
#include <QApplication>
#include <QFile>
#include <QMainWindow>
#include <QSettings>
#include <QTemporaryDir>

#include <sys/resource.h>

#include <cstdio>
#include <cstring>
#include <memory>

#include "app/window/main_window.h"
#include "widgets/common/number_locale.h"

namespace {

double processorMs() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto ms = [](const timeval& time) {
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_usec);
    };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

double residentMb() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray& line : status.readAll().split('\n')) {
            if (line.startsWith("VmRSS")) {
                return line.simplified().split(' ').at(1).toDouble() / 1024.0;
            }
        }
    }
    return 0.0;
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    greyscope::widgets::useNumberLocale();
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    std::unique_ptr<QMainWindow> window;
    if (argc > 1 && std::strcmp(argv[1], "empty") == 0) {
        window = std::make_unique<QMainWindow>();
        window->resize(1440, 900);
    } else {
        window = std::make_unique<greyscope::app::MainWindow>(settings);
    }
    window->show();
    QCoreApplication::processEvents();  // shows, lays out and paints
    window->grab();
    std::printf("{\"ms\": %.1f, \"mb\": %.1f}\n", processorMs(), residentMb());
    std::fflush(stdout);
    std::_Exit(0);
}
