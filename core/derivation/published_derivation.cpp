#include "core/derivation/published_derivation.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/derivation/draft.h"

namespace greyscope::derivation {

namespace {

/// The numbers of an arithmetic, and the sign before each.
struct Terms {
    std::vector<double> numbers;
    std::vector<std::string> signs;
};

base::Expected<Terms> termsOf(const std::string& text) {
    constexpr std::string_view kMinus = "−";
    Terms terms;
    std::string sign = "+";
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        std::string word = text.substr(at, end - at);
        at = end + 1;
        if (word == "+" || word == kMinus || word == "×") {
            sign = word;
            continue;
        }
        if (word.starts_with(kMinus)) {
            word.replace(0, kMinus.size(), "-");
        }
        const auto number = data::numberIn(word);
        if (!number) {
            return base::fail(base::ErrorCode::optionUnknown, {"arithmetic", text, "numbers with +, − and ×"});
        }
        terms.numbers.push_back(*number);
        terms.signs.push_back(std::exchange(sign, "+"));
    }
    return terms;
}

/// Returns all terms from `first` on as one formula; a product if they are joined by ×.
Expr formulaOf(const Terms& terms, const StepValues& column, int first) {
    std::vector<Expr> parts;
    bool multiplies = false;
    for (std::size_t i = 0; i < terms.numbers.size(); ++i) {
        Expr each = column(first + static_cast<int>(i));
        multiplies = multiplies || terms.signs[i] == "×";
        parts.push_back(terms.signs[i] == "−" ? negative(std::move(each)) : std::move(each));
    }
    return multiplies ? product(std::move(parts)) : sum(std::move(parts));
}

}  // namespace

base::Expected<Derivation> publishedDerivation(const PrintedArithmetic& arithmetic, Rounding rounding) {
    const Terms above = GREYSCOPE_TRY(termsOf(arithmetic.numerator));
    const Terms below = GREYSCOPE_TRY(termsOf(arithmetic.denominator));
    if (above.numbers.empty()) {
        return base::fail(base::ErrorCode::optionUnknown, {"arithmetic", "", "numbers with +, − and ×"});
    }
    return besideExact(rounding, [&](Rounding digits) {
        Draft draft("published", arithmetic.name, digits);
        draft.begin(SectionId::measured);
        std::vector<double> numbers = above.numbers;
        numbers.insert(numbers.end(), below.numbers.begin(), below.numbers.end());
        const StepValues terms =
            draft.given({.key = "t", .symbol = letters::indexed("t", "j"), .ofPoint = false}, numbers);
        draft.begin(SectionId::published);
        Expr value = formulaOf(above, terms, 1);
        if (!below.numbers.empty()) {
            value = fraction(std::move(value), formulaOf(below, terms, static_cast<int>(above.numbers.size()) + 1));
        }
        if (arithmetic.percent) {
            value = product({number(100), std::move(value)});
        }
        const StepValues computed = draft.value({.key = "computed", .symbol = symbol("c")}, std::move(value));
        const StepValues printed =
            draft.given({.key = "printed", .symbol = symbol("p"), .ofPoint = false}, {arithmetic.printed});
        draft.value({.key = "difference", .symbol = symbol("d"), .rule = difference(symbol("c"), symbol("p"))},
                    difference(computed(), printed()));
        return draft.take();
    });
}

}  // namespace greyscope::derivation
