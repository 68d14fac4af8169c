#include "core/data/stack/stack_draft.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/free_name.h"
#include "core/data/stack/stacked_column.h"

namespace greyscope::data {

std::string metricOf(const StackPart& part) {
    return part.metric.empty() && !part.roles.metrics.empty() ? part.roles.metrics.front() : part.metric;
}

StackDraft::StackDraft(const std::vector<StackPart>& all, base::Progress& watched) : parts(all), progress(watched) {
    stack.equalLayout = std::all_of(parts.begin() + 1, parts.end(),
                                    [&](const StackPart& part) { return equalLayouts(parts.front(), part); });
    for (const StackPart& part : parts) {
        stack.parts.push_back({part.source, part.dataset.rowCount(), {}, {}, {}, timesOf(part)});
    }
}

std::size_t StackDraft::timesOf(const StackPart& part) const {
    return part.wide && !stack.equalLayout ? part.roles.metrics.size() : 1;
}

std::size_t StackDraft::total() const {
    return std::accumulate(parts.begin(), parts.end(), std::size_t{0}, [&](std::size_t sum, const StackPart& part) {
        return sum + part.dataset.rowCount() * timesOf(part);
    });
}

std::string StackDraft::freeName(std::string name) const {
    return base::freeColumnName(std::move(name), [this](const std::string& each) {
        return std::any_of(columns.begin(), columns.end(), [&](const Column& column) { return column.name == each; });
    });
}

void StackDraft::addSource() {
    StackedColumn source(freeName("source"), {}, false, total());
    for (const StackPart& part : parts) {
        source.appendText(part.source, part.dataset.rowCount() * timesOf(part));
    }
    Column column = std::move(source).take();
    column.namesTables = true;
    columns.insert(columns.begin(), std::move(column));
}

}  // namespace greyscope::data
