#include "app/run/tally.h"

#include <mutex>
#include <utility>

namespace greyscope::app {

namespace {

struct Tally {
    std::mutex mutex;
    std::map<std::string, int> counts;
};

Tally& own() {
    static Tally all;
    return all;
}

}  // namespace

void tally(const std::string& what) {
    const std::lock_guard lock(own().mutex);
    ++own().counts[what];
}

std::map<std::string, int> takeTally() {
    const std::lock_guard lock(own().mutex);
    return std::exchange(own().counts, {});
}

}  // namespace greyscope::app
