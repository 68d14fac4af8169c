#include "app/run/memory.h"

#include <QThreadPool>

#include <limits>

#include "app/run/system_limits.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace greyscope::app {

void giveMemoryBack() {
#ifdef __GLIBC__
    if (threadStarts()) {
        QThreadPool::globalInstance()->start([] { ::malloc_trim(0); });
    }
#endif
}

void keepMemory() {
#ifdef __GLIBC__
    constexpr int kLargestKept = 32 << 20;  // glibc's maximum
    ::mallopt(M_MMAP_THRESHOLD, kLargestKept);
    ::mallopt(M_TRIM_THRESHOLD, std::numeric_limits<int>::max());
    ::mallopt(M_TOP_PAD, kLargestKept);
#endif
}

}  // namespace greyscope::app
