#include "core/published/parts.h"

#include <array>
#include <charconv>
#include <cmath>
#include <map>

namespace greyscope::published {

namespace {

Bound boundOf(const std::string& name) {
    static const std::map<std::string, Bound> bounds{
        {"lower", Bound::lower}, {"upper", Bound::upper}, {"above", Bound::above}, {"below", Bound::below}};
    const auto found = bounds.find(name);
    return found == bounds.end() ? Bound::none : found->second;
}

}  // namespace

void addStatements(const Published& published, Paper paper, Collector& items, const std::function<void(Item&)>& fill) {
    const TextTable& table = published.statements;
    for (std::size_t r = 0; r < table.rowCount(); ++r) {
        if (table.cell(r, "paper") != paperNames()[static_cast<std::size_t>(paper)].second) {
            continue;
        }
        Printed printed = printedNumber(table.cell(r, "id"), paper, table.cell(r, "place"), table.cell(r, "quantity"),
                                        table.cell(r, "value"), table.cell(r, "unit"));
        printed.row = table.cell(r, "row");
        printed.column = table.cell(r, "column");
        if (const std::string& first = table.cell(r, "repeats"); !first.empty()) {
            items.addRepeat(std::move(printed), first);
            continue;
        }
        Item item{.printed = std::move(printed)};
        item.bound = boundOf(table.cell(r, "bound"));
        fill(item);
        items.add(std::move(item));
    }
}

std::size_t indexIn(const std::string& text) {
    std::size_t index = 0;
    std::from_chars(text.data(), text.data() + text.size(), index);
    return index;
}

std::string digitsOf(double value) {
    constexpr int digits = 6;
    std::array<char, 32> buffer{};
    const auto [end, status] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(value),
                                             std::chars_format::general, digits);
    return (value < 0.0 ? "−" : "") + std::string(buffer.data(), end);
}

ItemReading relativeError(ReadingRule rule, double actual, double predicted, double denominator) {
    const double larger = std::max(actual, predicted);
    const double smaller = std::min(actual, predicted);
    return {rule, (larger - smaller) / denominator * 100.0, digitsOf(larger) + " − " + digitsOf(smaller),
            digitsOf(denominator)};
}

}  // namespace greyscope::published
