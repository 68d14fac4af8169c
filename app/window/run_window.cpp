#include "app/window/run_window.h"

#include <QSettings>

#include <iostream>

#include "app/run/qt_messages.h"
#include "app/run/system_limits.h"
#include "app/text/error_text.h"
#include "app/window/guarded_application.h"
#include "app/window/main_window.h"
#include "widgets/common/language.h"
#include "widgets/common/number_locale.h"

namespace greyscope::app {

int runWindow(int argc, char** argv, const WindowRequest& request) {
    const GuardedApplication application(argc, argv);
    if (!startPaintingThreads()) {
        std::cerr << "greyscope: " << errorLine(noThread()).toStdString() << '\n';
        return 1;
    }
    widgets::useNumberLocale();
    QApplication::setApplicationName(QStringLiteral("greyscope"));
    QApplication::setOrganizationName(QStringLiteral("greyscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Greyscope"));
    QApplication::setApplicationVersion(QStringLiteral(GREYSCOPE_VERSION));
    if (!request.translation.empty() && !widgets::useTranslation(QString::fromStdString(request.translation))) {
        std::cerr << "greyscope: \"" << request.translation
                  << "\" is not a translation; lrelease creates one from a .ts file.\n";
        return 2;
    }
    QSettings settings;
    MainWindow window(settings);
    QObject::connect(&application, &GuardedApplication::failed, &window, &MainWindow::tellFailure,
                     Qt::QueuedConnection);
    window.show();
    writeQtWarnings();
    QStringList paths;
    for (const std::string& path : request.paths) {
        paths << QString::fromStdString(path);
    }
    if (!paths.isEmpty()) {
        window.document().openAll(paths);
    } else if (request.sample) {
        window.document().openSample();
    }
    return QApplication::exec();
}

}  // namespace greyscope::app
