#include "app/window/run_window.h"

#include <QApplication>
#include <QSettings>

#include "app/main_window.h"
#include "widgets/common/number_locale.h"

namespace greyscope::app {

int runWindow(int argc, char** argv, const WindowRequest& request) {
    const QApplication application(argc, argv);
    widgets::useNumberLocale();
    QApplication::setApplicationName(QStringLiteral("greyscope"));
    QApplication::setOrganizationName(QStringLiteral("greyscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Greyscope"));
    QApplication::setApplicationVersion(QStringLiteral(GREYSCOPE_VERSION));
    QSettings settings;
    MainWindow window(settings);
    window.show();
    if (!request.path.empty()) {
        window.document().open(QString::fromStdString(request.path));
    } else if (request.sample) {
        window.document().openSample();
    }
    return QApplication::exec();
}

}  // namespace greyscope::app
