#include "app/window/guarded_application.h"

#include <iostream>

#include "app/run/guard.h"
#include "app/text/error_text.h"
#include "core/base/utf8.h"

namespace greyscope::app {

bool GuardedApplication::notify(QObject* receiver, QEvent* event) {
    bool handled = false;
    const int code = guarded(
        [&] {
            handled = QApplication::notify(receiver, event);
            return 0;
        },
        [this](const base::Error& error) {
            std::cerr << "greyscope: " << base::terminalText(errorLine(error).toStdString()) << '\n';
            emit failed(error);
        });
    return code == 0 && handled;
}

}  // namespace greyscope::app
