#include "app/window/guarded_application.h"

#include <iostream>

#include "app/run/guard.h"
#include "app/text/error_text.h"
#include "app/text/visible_text.h"

namespace greyscope::app {

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
    bool handled = false;
    const int code = guarded(
        [&] {
            handled = QApplication::notify(receiver, event);
            return 0;
        },
        [this](const base::Error& error) {
            std::cerr << "greyscope: " << visibleText(errorLine(error).toStdString(), false) << '\n';
            emit failed(error);
        });
    return code == 0 && handled;
}

}  // namespace greyscope::app
