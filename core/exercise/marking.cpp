#include "core/exercise/marking.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string_view>
#include <utility>

#include "core/data/columns/cell_text.h"
#include "core/derivation/notation/notation.h"
#include "core/exercise/tolerance.h"

namespace greyscope::exercise {

namespace {

/// Marks single blanks.
class Marker {
public:
    Marker(const Exercise& exercise, const std::vector<StudentAnswer>& answers) : m_of(exercise), m_answers(answers) {}

    [[nodiscard]] Marked mark(std::size_t blank) const {
        const StudentAnswer& answer = m_answers[blank];
        if (answer.shown) {
            return {AnswerVerdict::shown};
        }
        if (!answer.value) {
            return {};
        }
        const LineRef& line = m_of.blanks[blank].line;
        const double points = answer.hinted || answer.wrongTries > 0 ? 0.5 : 1.0;
        const std::vector<Span>& right = m_of.blanks[blank].right;
        const auto holds = [&](const Span& span) { return span.holds(*answer.value); };
        if (std::any_of(right.begin(), right.end(), holds)) {
            return {AnswerVerdict::right, {}, points};
        }
        if (holds(carriedSpan(lineAt(m_of.derivation, line).put))) {
            return {AnswerVerdict::carried, {}, points};
        }
        if (const auto mistake = mistakeOf(blank)) {
            return {AnswerVerdict::mistaken, mistake};
        }
        const bool short_ = answer.decimals >= 0 && answer.decimals < m_of.options.decimals &&
                            roundedTo(right.front().value, answer.decimals) == *answer.value;
        return {short_ ? AnswerVerdict::tooFewDigits : AnswerVerdict::notRight};
    }

private:
    /// Returns the number written on the sheet: an answer, or its repeat in another line.
    [[nodiscard]] std::optional<Real> written(const LineRef& line) const {
        const std::size_t blank = m_of.blankAt(line);
        if (blank == m_of.blanks.size() || m_answers[blank].shown || !m_answers[blank].value) {
            return std::nullopt;
        }
        const auto repeat = std::find_if(m_of.repeats.begin(), m_of.repeats.end(),
                                         [&](const Repeat& each) { return each.line == line; });
        const bool negative = repeat != m_of.repeats.end() && repeat->negative;
        return negative ? -*m_answers[blank].value : *m_answers[blank].value;
    }
    [[nodiscard]] Span carriedSpan(const Expr& formula) const {
        return spanOf(
            formula,
            [this](const LineRef& line) { return written(line).value_or(lineAt(m_of.derivation, line).value); },
            m_of.options, [this](const LineRef& line) { return written(line).has_value(); });
    }
    /// Returns the one mistake that gives the answer, from the right numbers or from earlier answers; nullopt if none
    /// or several do.
    [[nodiscard]] std::optional<MistakeId> mistakeOf(std::size_t blank) const {
        const LineRef& line = m_of.blanks[blank].line;
        const Real answer = *m_answers[blank].value;
        for (const bool carried : {false, true}) {
            std::optional<MistakeId> found;
            for (const Known& known : m_of.blanks[blank].known) {
                const Span span = carried ? carriedSpan(*wrongRule(known.mistake, m_of.derivation, line)) : known.span;
                if (span.holds(answer)) {
                    if (found) {
                        return std::nullopt;
                    }
                    found = known.mistake;
                }
            }
            if (found) {
                return found;
            }
        }
        return std::nullopt;
    }

    const Exercise& m_of;
    const std::vector<StudentAnswer>& m_answers;
};

/// Replaces typographic minus signs and full-width (Chinese) characters by their ASCII equivalents.
std::string ofUsualWidth(const std::string& text) {
    constexpr std::string_view kMinus = "−";
    constexpr std::string_view kWideSpace = "\u3000";
    constexpr std::string_view kWide = "\xEF\xBC";  // first two bytes of the characters ！ to ＿
    constexpr unsigned kFirst = 0x81, kLast = 0xBF, kShift = 0x60;
    std::string plain;
    for (std::string_view rest = text; !rest.empty();) {
        const unsigned third = rest.size() > 2 ? static_cast<unsigned char>(rest[2]) : 0U;
        if (rest.starts_with(kMinus)) {
            plain += '-';
            rest.remove_prefix(kMinus.size());
        } else if (rest.starts_with(kWideSpace)) {
            plain += ' ';
            rest.remove_prefix(kWideSpace.size());
        } else if (rest.starts_with(kWide) && third >= kFirst && third <= kLast) {
            plain += static_cast<char>(third - kShift);
            rest.remove_prefix(kWide.size() + 1);
        } else {
            plain += rest.front();
            rest.remove_prefix(1);
        }
    }
    return plain;
}

/// Keys of the results of derivations.
constexpr std::array<const char*, 6> kResults{"a", "u", "restored", "mape", "C-ratio", "degree"};

}  // namespace

std::vector<Marked> mark(const Exercise& exercise, const std::vector<StudentAnswer>& answers) {
    const Marker marker(exercise, answers);
    std::vector<Marked> marks;
    for (std::size_t i = 0; i < exercise.blanks.size(); ++i) {
        marks.push_back(marker.mark(i));
    }
    return marks;
}

Score scoreOf(const std::vector<StudentAnswer>& answers, const std::vector<Marked>& marks) {
    Score score;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        score.points += marks[i].points;
        score.right += marks[i].isRight() ? 1 : 0;
        score.wrong += marks[i].isWrong() ? 1 : 0;
        score.open += marks[i].verdict == AnswerVerdict::open ? 1 : 0;
        score.shown += marks[i].verdict == AnswerVerdict::shown ? 1 : 0;
        score.hints += answers[i].hinted ? 1 : 0;
    }
    return score;
}

std::optional<StudentAnswer> readAnswer(const std::string& text) {
    std::string plain;
    for (const char sign : ofUsualWidth(text)) {
        if (sign == ',') {
            plain += '.';
        } else if (sign != ' ' && sign != '+') {
            plain += sign;
        }
    }
    const bool percent = !plain.empty() && plain.back() == '%';
    if (percent) {
        plain.pop_back();
    }
    const auto value = data::numberIn(plain);
    if (!value) {
        return std::nullopt;
    }
    StudentAnswer answer;
    answer.value = *value;
    answer.percent = percent;
    const std::size_t point = plain.find('.');
    const bool counted = plain.find_first_of("eE") == std::string::npos;
    answer.decimals = !counted ? -1 : point == std::string::npos ? 0 : static_cast<int>(plain.size() - point) - 1;
    return answer;
}

std::optional<StudentAnswer> readAnswer(const Exercise& exercise, std::size_t blank, const std::string& text) {
    auto answer = readAnswer(text);
    const std::string& key = exercise.derivation.steps[static_cast<std::size_t>(exercise.blanks[blank].line.step)].key;
    if (answer && answer->percent && !key.ends_with("mape")) {
        *answer->value /= 100.0L;
        answer->decimals += answer->decimals < 0 ? 0 : 2;
    }
    return answer;
}

std::string answerText(const Exercise& exercise, std::size_t blank) {
    return derivation::numberText(lineAt(exercise.derivation, exercise.blanks[blank].line).value,
                                  {exercise.options.decimals, false});
}

derivation::Derivation studentSheet(const Exercise& exercise, const std::vector<Marked>& marks) {
    derivation::Derivation sheet = exercise.derivation;
    const auto isOpen = [&](std::size_t blank) {
        return blank < exercise.blanks.size() && marks[blank].verdict != AnswerVerdict::right &&
               marks[blank].verdict != AnswerVerdict::shown;
    };
    const std::function<Expr(Expr)> veiled = [&](Expr formula) {
        if (formula.kind == Expr::Kind::number && formula.from.known()) {
            const std::size_t blank = exercise.blankAt(formula.from);
            if (isOpen(blank)) {
                const auto repeat =
                    std::find_if(exercise.repeats.begin(), exercise.repeats.end(),
                                 [&](const Repeat& each) { return each.line == formula.from && each.negative; });
                const Expr letter = derivation::blank(exercise.blanks[blank].letter);
                return repeat == exercise.repeats.end() ? letter : derivation::negative(letter);
            }
        }
        for (Expr& part : formula.parts) {
            part = veiled(std::move(part));
        }
        return formula;
    };
    for (int step = 0; step < static_cast<int>(sheet.steps.size()); ++step) {
        std::vector<derivation::Line>& lines = sheet.steps[static_cast<std::size_t>(step)].lines;
        for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
            derivation::Line& line = lines[static_cast<std::size_t>(i)];
            line.put = veiled(std::move(line.put));
            const std::size_t blank = exercise.blankAt({step, i});
            const bool asked = blank < exercise.blanks.size() && exercise.blanks[blank].line == LineRef{step, i};
            if (asked) {
                line.asked = isOpen(blank) ? derivation::Asked::here : derivation::Asked::answered;
            }
            if (!asked && !isOpen(blank)) {
                continue;
            }
            line.mark = derivation::LineEmphasis::none;
            const auto repeat = std::find_if(exercise.repeats.begin(), exercise.repeats.end(), [&](const Repeat& each) {
                return each.line == LineRef{step, i} && each.negative;
            });
            line.letter = (repeat == exercise.repeats.end() ? "" : "−") + exercise.blanks[blank].letter;
        }
    }
    for (derivation::DerivationSection& section : sheet.sections) {
        std::erase_if(section.notes, [](const derivation::DerivationNote& note) {
            return note.id == derivation::NoteId::suitability || note.id == derivation::NoteId::gradeOf;
        });
    }
    return sheet;
}

std::vector<MistakeEffect> consequencesOf(const derivation::Derivation& derivation, MistakeId mistake,
                                          const LineRef& line) {
    Reworked wrong(derivation);
    const auto count = derivation.steps[static_cast<std::size_t>(line.step)].lines.size();
    for (int i = 0; i < static_cast<int>(count); ++i) {
        if (auto rule = wrongRule(mistake, derivation, {line.step, i})) {
            wrong.put({line.step, i}, std::move(*rule));
        }
    }
    wrong.run();
    std::vector<MistakeEffect> found;
    for (int step = line.step + 1; step < static_cast<int>(derivation.steps.size()); ++step) {
        const derivation::Step& of = derivation.steps[static_cast<std::size_t>(step)];
        const LineRef last{step, static_cast<int>(of.lines.size()) - 1};
        const Real value = wrong.at(last);
        const bool isResult = std::find(kResults.begin(), kResults.end(), of.key) != kResults.end();
        if (isResult && std::isfinite(value) && value != of.lines.back().value) {
            found.push_back({of.key, symbolAt(of, of.lines.back()), of.lines.back().value, value});
        }
    }
    return found;
}

derivation::Derivation solvedSheet(const Exercise& exercise) {
    std::vector<Marked> marks(exercise.blanks.size());
    for (Marked& mark : marks) {
        mark.verdict = AnswerVerdict::shown;
    }
    derivation::Derivation sheet = studentSheet(exercise, marks);
    for (derivation::Step& step : sheet.steps) {
        for (derivation::Line& line : step.lines) {
            line.asked = line.asked == derivation::Asked::answered ? derivation::Asked::solved : line.asked;
        }
    }
    return sheet;
}

}  // namespace greyscope::exercise
