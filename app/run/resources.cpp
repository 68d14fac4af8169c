#include "app/run/resources.h"

#include <QResource>

// Q_INIT_RESOURCE must be outside every namespace.
static void init() {
    Q_INIT_RESOURCE(greyscope);
    Q_INIT_RESOURCE(documents);
}

namespace greyscope::app {

void initResources() {
    init();
}

}  // namespace greyscope::app
