#include "widgets/present/words/number_line.h"

#include <QStringList>

#include <cmath>

#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using exercise::Exercise;
using Role = NumberLineMark::Role;

namespace {

QString shortNumber(derivation::Real value, const derivation::NumberStyle& style) {
    return QString::fromStdString(derivation::numberText(value, style)).replace(QLatin1Char('-'), QChar(0x2212));
}

void addAnswer(NumberLineSpec& spec, const exercise::StudentAnswer& answer, const exercise::Marked& mark,
               const derivation::NumberStyle& style) {
    if (answer.value && std::isfinite(static_cast<double>(*answer.value)) && (mark.isWrong() || mark.isRight())) {
        spec.marks.push_back({static_cast<double>(*answer.value), Words::tr("answer"),
                              shortNumber(*answer.value, style), mark.isRight() ? Role::right : Role::wrong});
    }
}

void speak(NumberLineSpec& spec) {
    QStringList parts;
    for (const NumberLineMark& mark : spec.marks) {
        parts << (mark.number.isEmpty() ? mark.name : Words::tr("%1 at %2").arg(mark.name, mark.number));
    }
    spec.spoken = Words::tr("Number line: %1").arg(parts.join(Words::tr(", ", "in a list")));
}

/// The number line of a mean with its two parts, in the order of the formula.
std::optional<NumberLineSpec> betweenNeighbours(const Exercise& exercise, const derivation::Line& line,
                                                const derivation::NumberStyle& style) {
    const std::vector<derivation::LineRef> lines = exercise::linesOf(line.put);
    if (lines.size() != 2) {
        return std::nullopt;
    }
    NumberLineSpec spec;
    const QString names[]{QStringLiteral("k"), QStringLiteral("k − 1")};
    for (std::size_t i = 0; i < 2; ++i) {
        if (exercise.blankAt(lines[i]) < exercise.blanks.size()) {
            return std::nullopt;  // the line would reveal the answer
        }
        const derivation::Real value = exercise::lineAt(exercise.derivation, lines[i]).value;
        spec.marks.push_back({static_cast<double>(value), names[i], shortNumber(value, style), Role::given});
    }
    spec.marks.push_back({static_cast<double>(line.value), QStringLiteral("½ + ½"), {}, Role::aim});
    return spec;
}

std::optional<NumberLineSpec> insideBand(const Exercise& exercise, const derivation::NumberStyle& style) {
    const derivation::Step* const low = exercise.derivation.step("low");
    const derivation::Step* const high = exercise.derivation.step("high");
    if (low == nullptr || high == nullptr) {
        return std::nullopt;
    }
    NumberLineSpec spec;
    for (const derivation::Step* end : {low, high}) {
        const auto step = static_cast<int>(end - exercise.derivation.steps.data());
        if (exercise.blankAt({step, 0}) < exercise.blanks.size()) {
            return std::nullopt;
        }
        const derivation::Real value = end->lines.front().value;
        spec.marks.push_back({static_cast<double>(value), {}, shortNumber(value, style), Role::aim});
    }
    spec.band = {spec.marks[0].value, spec.marks[1].value};
    spec.marks.push_back({1.0, {}, QStringLiteral("1"), Role::given});
    return spec;
}

}  // namespace

std::optional<NumberLineSpec> numberLineOf(const Exercise& exercise, std::size_t blank,
                                           const exercise::StudentAnswer& answer, const exercise::Marked& mark,
                                           const derivation::NumberStyle& style) {
    const derivation::LineRef& ref = exercise.blanks[blank].line;
    const std::string key = exercise::bareKey(exercise.derivation.steps[static_cast<std::size_t>(ref.step)].key);
    const derivation::Line& line = exercise::lineAt(exercise.derivation, ref);
    auto spec = key == "z"       ? betweenNeighbours(exercise, line, style)
                : key == "ratio" ? insideBand(exercise, style)
                                 : std::nullopt;
    if (spec) {
        addAnswer(*spec, answer, mark, style);
        speak(*spec);
    }
    return spec;
}

}  // namespace greyscope::widgets
