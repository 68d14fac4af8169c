#include "app/analyses/convention.h"

#include "widgets/present/words/number_text.h"

namespace greyscope::app {

Items<double> usualNumbers(std::vector<double> usual, double current, int decimals) {
    if (std::find(usual.begin(), usual.end(), current) == usual.end()) {
        usual.push_back(current);
        std::sort(usual.begin(), usual.end());
    }
    Items<double> items;
    for (const double value : usual) {
        items.push_back({widgets::fixedText(value, decimals), value});
    }
    return items;
}

}  // namespace greyscope::app
