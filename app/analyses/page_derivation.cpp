#include "app/analyses/page_derivation.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace greyscope::app {

std::optional<PageDerivation> derivationsOf(std::vector<OtherDerivation> all) {
    if (all.empty()) {
        return std::nullopt;
    }
    PageDerivation derivation;
    derivation.unlisted = all.size() - std::min(all.size(), kMostOthers + 1);
    all.resize(all.size() - derivation.unlisted);
    derivation.title = std::move(all.front().title);
    derivation.derive = std::move(all.front().derive);
    derivation.lights = std::move(all.front().lights);
    derivation.others.assign(std::make_move_iterator(all.begin() + 1), std::make_move_iterator(all.end()));
    return derivation;
}

}  // namespace greyscope::app
