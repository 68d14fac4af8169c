#include "app/run/memory.h"

#include <QThreadPool>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace greyscope::app {

void giveMemoryBack() {
#ifdef __GLIBC__
    QThreadPool::globalInstance()->start([] { ::malloc_trim(0); });
#endif
}

}  // namespace greyscope::app
