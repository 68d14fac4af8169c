#include <vector>

#include "widgets/matrix/matrix_key.h"
#include "widgets/matrix/matrix_paper.h"

namespace greyscope::widgets {

Unprinted leftOut(const MatrixSpec& spec, const QSizeF& size, const Style& style) {
    std::vector<const Heading*> headings;
    if (spec.rows.empty() || spec.columns.empty()) {
        return {};
    }
    const MatrixSpec paper = onPaper(spec, insideRim({QPointF(), size}, style).size(), style);
    const bool everyName = isAlongItself(spec);
    const auto add = [&](const std::vector<Heading>& all, const std::vector<Heading>& there) {
        // the last one is the count
        const std::size_t shown = there.size() < all.size() ? there.size() - 1 : all.size();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i >= shown || (everyName && there[i].label.isEmpty() && !all[i].label.isEmpty())) {
                headings.push_back(&all[i]);
            }
        }
    };
    add(spec.rows, paper.rows);
    if (!everyName) {
        add(spec.columns, paper.columns);
    }
    return leftOutOf(headings.size(), [&](std::size_t i) {
        return headings[i]->group.isEmpty() ? headings[i]->label
                                            : headings[i]->group + QLatin1Char(' ') + headings[i]->label;
    });
}

}  // namespace greyscope::widgets
