#include "app/pages/relative/relative_choices.h"

#include <algorithm>

#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Target;
using widgets::Words;

std::vector<std::string> gridFactorsWith(widgets::GridChoice choice, bool rows, const std::string& factor) {
    std::string& side = rows ? choice.rowFactor : choice.columnFactor;
    std::string& other = rows ? choice.columnFactor : choice.rowFactor;
    if (factor == other) {
        other = side;
    }
    side = factor;
    return {choice.rowFactor, choice.columnFactor};
}

std::optional<std::vector<std::string>> cellOf(const widgets::Link& link, const relative::RelativeResult& result,
                                               const widgets::GridChoice& choice) {
    const auto only = [&link](Target::Kind kind) -> std::optional<int> {
        const auto is = [kind](const Target& target) { return target.kind == kind; };
        const auto found = std::find_if(link.is.begin(), link.is.end(), is);
        const bool one = std::count_if(link.is.begin(), link.is.end(), is) == 1;
        return one ? std::optional(found->index) : std::nullopt;
    };
    if (const auto row = only(Target::Kind::row)) {
        return result.table.rows[static_cast<std::size_t>(*row)].labels;
    }
    const auto place = only(Target::Kind::point);
    return place ? std::optional(widgets::cellValues(result, choice, *place)) : std::nullopt;
}

Member<int> leavesMember() {
    return memberAs<int>(&Study::relative, &RelativeChoices::model, &relative::RelativeOptions::grow,
                         &cart::GrowOptions::maxLeaves);
}

EditName leavesStep() {
    return {Words::tr("Set the number of leaves"), QStringLiteral("relative.leaves")};
}

}  // namespace greyscope::app
