#include "app/analyses/page_working.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace greyscope::app {

std::optional<PageWorking> workingsOf(std::vector<OtherWorking> all) {
    if (all.empty()) {
        return std::nullopt;
    }
    PageWorking working;
    working.unlisted = all.size() - std::min(all.size(), kMostOthers + 1);
    all.resize(all.size() - working.unlisted);
    working.title = std::move(all.front().title);
    working.derive = std::move(all.front().derive);
    working.lights = std::move(all.front().lights);
    working.others.assign(std::make_move_iterator(all.begin() + 1), std::make_move_iterator(all.end()));
    return working;
}

}  // namespace greyscope::app
