#include "core/data/recipe/recipe_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/part_text.h"
#include "core/base/try.h"
#include "core/base/whole_number.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;
using base::PartReader;

namespace {

constexpr const char* kWhere = "--where";
constexpr const char* kWithoutRows = "--without-rows";
constexpr const char* kUnpivot = "--unpivot";
constexpr const char* kSplit = "--split";
constexpr const char* kJoin = "--join";
constexpr const char* kDerive = "--derive";
constexpr const char* kRowsAsSeries = "--rows-as-series";
constexpr const char* kRename = "--rename";
constexpr const char* kSet = "--set";
constexpr const char* kFillEmpty = "--fill-empty";

/// Longer signs first, since ">=" begins with ">".
constexpr std::array kTests{
    std::pair(std::string_view("!="), Test::isNot),  std::pair(std::string_view(">="), Test::atLeast),
    std::pair(std::string_view("<="), Test::atMost), std::pair(std::string_view("="), Test::is),
    std::pair(std::string_view(">"), Test::above),   std::pair(std::string_view("<"), Test::below),
    std::pair(std::string_view("~"), Test::contains)};
constexpr std::string_view kTestMarks = "=!<>~";

/// Values separated by "|"; an empty one is the empty cell.
std::optional<std::vector<std::string>> valuesIn(PartReader& reader) {
    std::vector<std::string> values;
    do {
        const bool empty = reader.atEnd() || reader.rest().front() == '|';
        auto value = empty ? std::optional(std::string()) : reader.part("|");
        if (!value) {
            return std::nullopt;
        }
        values.push_back(std::move(*value));
    } while (reader.skip("|"));
    return values;
}

std::optional<Filter> filterIn(const std::string& text) {
    PartReader reader(text);
    auto column = reader.part(kTestMarks);
    const auto test =
        std::find_if(kTests.begin(), kTests.end(), [&](const auto& each) { return reader.skip(each.first); });
    if (!column || test == kTests.end()) {
        return std::nullopt;
    }
    auto values = valuesIn(reader);
    const bool named = test->second == Test::is || test->second == Test::isNot;
    const bool several = named || test->second == Test::contains;
    if (!values || (!several && values->size() > 1) ||
        (!named && std::find(values->begin(), values->end(), std::string()) != values->end())) {
        return std::nullopt;
    }
    return Filter{std::move(*column), std::move(*values), test->second};
}

std::optional<std::size_t> lineIn(std::string_view text) {
    const auto line = base::wholeNumberIn<std::size_t>(text);
    return line && *line > 0 ? line : std::nullopt;
}

/// Parses "12,17,20-22" or "before:12,17".
std::optional<ExcludeRows> excludedIn(const std::string& text) {
    constexpr std::size_t linesAtMost = 10'000'000;
    const std::size_t colon = text.rfind(':');
    ExcludeRows step{{}, colon == std::string::npos ? std::string() : text.substr(0, colon)};
    const std::string numbers = colon == std::string::npos ? text : text.substr(colon + 1);
    PartReader reader(numbers);
    const auto parts = reader.list("");
    for (const std::string& part : parts ? *parts : std::vector<std::string>{""}) {
        const std::size_t dash = part.find('-');
        const auto first = lineIn(std::string_view(part).substr(0, dash));
        const auto last = dash == std::string::npos ? first : lineIn(std::string_view(part).substr(dash + 1));
        if (!first || !last || *last < *first || *last - *first >= linesAtMost - step.lines.size()) {
            return std::nullopt;
        }
        for (std::size_t line = *first; line <= *last; ++line) {
            step.lines.push_back(line);
        }
    }
    std::sort(step.lines.begin(), step.lines.end());
    step.lines.erase(std::unique(step.lines.begin(), step.lines.end()), step.lines.end());
    return step;
}

std::string linesText(const std::vector<std::size_t>& lines) {
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t first = lines[i];
        while (i + 1 < lines.size() && lines[i + 1] == lines[i] + 1) {
            ++i;
        }
        text += (text.empty() ? "" : ",") + std::to_string(first);
        text += lines[i] == first ? std::string() : '-' + std::to_string(lines[i]);
    }
    return text;
}

std::optional<Unpivot> unpivotIn(const std::string& text) {
    PartReader reader(text);
    auto columns = reader.list("=");
    if (!columns || !reader.skip("=")) {
        return std::nullopt;
    }
    auto key = reader.part(",");
    auto value = reader.skip(",") ? reader.part(",") : std::nullopt;
    return key && value && reader.atEnd()
               ? std::optional(Unpivot{std::move(*columns), std::move(*key), std::move(*value)})
               : std::nullopt;
}

std::optional<JoinTable> joinIn(const std::string& text) {
    PartReader reader(text);
    auto path = reader.part("=");
    auto on = path && reader.skip("=") ? reader.list("") : std::nullopt;
    return on && reader.atEnd() ? std::optional(JoinTable{std::move(*path), std::move(*on)}) : std::nullopt;
}

/// Splits NAME=REST.
std::optional<std::pair<std::string, std::string>> assignedIn(const std::string& text) {
    PartReader reader(text);
    auto name = reader.part("=");
    return name && reader.skip("=") && !reader.atEnd()
               ? std::optional(std::pair(std::move(*name), std::string(reader.rest())))
               : std::nullopt;
}

std::optional<RenameColumn> renamedIn(const std::string& text) {
    PartReader reader(text);
    auto column = reader.part("=");
    auto name = column && reader.skip("=") ? reader.part("") : std::nullopt;
    return name && reader.atEnd() ? std::optional(RenameColumn{std::move(*column), std::move(*name)}) : std::nullopt;
}

/// Parses a step such as "3:rate=2.5".
std::optional<SetCell> setIn(const std::string& text) {
    const std::size_t colon = text.find(':');
    const auto row = lineIn(std::string_view(text).substr(0, colon));
    if (colon == std::string::npos || !row) {
        return std::nullopt;
    }
    PartReader reader(std::string_view(text).substr(colon + 1));
    auto column = reader.part("=");
    return column && reader.skip("=") ? std::optional(SetCell{*row, std::move(*column), std::string(reader.rest())})
                                      : std::nullopt;
}

std::optional<RowsAsSeries> turnedIn(const std::string& text) {
    PartReader reader(text);
    auto names = reader.part("=");
    if (names && reader.atEnd()) {
        return RowsAsSeries{std::move(*names)};
    }
    auto header = names && reader.skip("=") ? reader.part("") : std::nullopt;
    return header && reader.atEnd() ? std::optional(RowsAsSeries{std::move(*names), std::move(*header)}) : std::nullopt;
}

template <class What>
std::optional<RecipeStep> stepOf(std::optional<What> what) {
    return what ? std::optional(RecipeStep{std::move(*what)}) : std::nullopt;
}

std::optional<RecipeStep> stepIn(const OptionText& text) {
    if (text.option == kWhere) {
        return stepOf(filterIn(text.value));
    }
    if (text.option == kWithoutRows) {
        return stepOf(excludedIn(text.value));
    }
    if (text.option == kUnpivot) {
        return stepOf(unpivotIn(text.value));
    }
    if (text.option == kJoin) {
        return stepOf(joinIn(text.value));
    }
    if (text.option == kRowsAsSeries) {
        return stepOf(turnedIn(text.value));
    }
    if (text.option == kRename) {
        return stepOf(renamedIn(text.value));
    }
    if (text.option == kSet) {
        return stepOf(setIn(text.value));
    }
    auto assigned = assignedIn(text.value);
    if (!assigned || (text.option != kSplit && text.option != kDerive && text.option != kFillEmpty)) {
        return std::nullopt;
    }
    if (text.option == kFillEmpty) {
        return RecipeStep{FillEmpty{std::move(assigned->first), std::move(assigned->second)}};
    }
    return text.option == kSplit ? RecipeStep{SplitColumn{std::move(assigned->first), std::move(assigned->second)}}
                                 : RecipeStep{DeriveColumn{std::move(assigned->first), std::move(assigned->second)}};
}

constexpr const char* kConditions = "COLUMN=VALUE, COLUMN!=VALUE, COLUMN>NUMBER, >=, <, <=, COLUMN~TEXT";

/// The placeholder for the value of an option.
std::string valueOf(const std::string& option) {
    if (option == kWhere) {
        return kConditions;
    }
    const auto found = std::find_if(stepOptions().begin(), stepOptions().end(),
                                    [&](const StepOption& each) { return each.option == option; });
    return found == stepOptions().end() ? std::string() : found->value;
}

struct StepSpelling {
    OptionText operator()(const Filter& step) const { return {kWhere, filterText(step)}; }
    OptionText operator()(const ExcludeRows& step) const {
        return {kWithoutRows, (step.part.empty() ? step.part : step.part + ':') + linesText(step.lines)};
    }
    OptionText operator()(const Unpivot& step) const {
        return {kUnpivot, base::listText(step.columns, "=") + '=' + base::partText(step.key, ",") + ',' +
                              base::partText(step.value, ",")};
    }
    OptionText operator()(const SplitColumn& step) const {
        return {kSplit, base::partText(step.column, "=") + '=' + step.pattern};
    }
    OptionText operator()(const JoinTable& step) const {
        return {kJoin, base::partText(step.path, "=") + '=' + base::listText(step.on, "")};
    }
    OptionText operator()(const DeriveColumn& step) const {
        return {kDerive, base::partText(step.name, "=") + '=' + step.expression};
    }
    OptionText operator()(const RenameColumn& step) const {
        return {kRename, base::partText(step.column, "=") + '=' + base::partText(step.name, "")};
    }
    OptionText operator()(const SetCell& step) const {
        return {kSet, std::to_string(step.row) + ':' + base::partText(step.column, "=") + '=' + step.value};
    }
    OptionText operator()(const FillEmpty& step) const {
        return {kFillEmpty, base::partText(step.column, "=") + '=' + step.value};
    }
    OptionText operator()(const RowsAsSeries& step) const {
        const bool usual = step.header == RowsAsSeries{}.header;
        return {kRowsAsSeries, base::partText(step.names, "=") + (usual ? "" : '=' + base::partText(step.header, ""))};
    }
};

}  // namespace

const std::vector<StepOption>& stepOptions() {
    static const std::vector<StepOption> options{
        {kWhere, "COL=VAL",
         "Keep only rows that meet a condition: COL=A|B, COL=2..8, COL!=A, COL>1, COL>=1, COL<1, COL<=1, COL~TEXT "
         "(contains TEXT), COL= (empty cell)"},
        {kWithoutRows, "LINE,...",
         "Leave out the rows read from these lines, for example 12,17,20-22; with several files NAME:12,17"},
        {kUnpivot, "COL,...=KEY,VALUE",
         "Turn these columns into rows: column KEY gets the name, column VALUE the cell"},
        {kSplit, "COL=PATTERN", "Split a text into columns, for example path=host{host}/ost{ost}"},
        {kJoin, "FILE=COL,...", "Add the columns of another table, in which each key occurs once"},
        {kDerive, "NAME=EXPRESSION",
         "Compute a column, for example latency_ms=1000*seconds; put column names with spaces or signs in double "
         "quotes"},
        {kRowsAsSeries, "COL", "Transpose the table: one column per row, named by COL"},
        {kRename, "COL=NAME", "Rename a column"},
        {kSet, "ROW:COL=VALUE",
         "Change one cell; rows are counted at this step, no value empties the cell, and the row after the last one is "
         "added"},
        {kFillEmpty, "COL=VALUE", "Fill the empty cells of a column with this value, which then is a level of a key"},
    };
    return options;
}

OptionText stepText(const RecipeStep& step) {
    return std::visit(StepSpelling{}, step.what);
}

Expected<RecipeStep> stepFrom(const OptionText& text) {
    auto step = stepIn(text);
    if (!step) {
        return fail(ErrorCode::optionUnknown, {text.option, text.value, valueOf(text.option)});
    }
    if (const auto* split = std::get_if<SplitColumn>(&step->what)) {
        GREYSCOPE_TRY(patternNames(split->pattern));
    }
    return std::move(*step);
}

Expected<Filter> filterFrom(const std::string& text, const std::string& option) {
    auto filter = filterIn(text);
    return filter ? std::move(*filter) : Expected<Filter>(fail(ErrorCode::optionUnknown, {option, text, kConditions}));
}

}  // namespace greyscope::data
