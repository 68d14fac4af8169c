#include "core/derivation/steps/image_steps.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace greyscope::derivation {

using data::Image;
using letters::k;
using letters::n;

namespace {

/// Returns the values of all series at a point.
std::vector<Expr> across(const ImageSubject& of, int point) {
    std::vector<Expr> numbers;
    for (const StepValues& column : of.raw) {
        numbers.push_back(column(point));
    }
    return numbers;
}

/// Writes the image of one series.
class SeriesImage {
public:
    SeriesImage(Draft& draft, const ImageSubject& of, std::size_t i)
        : m_draft(draft), m_of(of), m_i(i), m_x(of.symbols[i]), m_raw(of.raw[i]) {}

    StepValues byDivisor(const Expr& divisor, const Expr& rule) {
        return column(fraction(at(m_x, k()), rule), [&](int point) { return fraction(m_raw(point), divisor); });
    }
    StepValues mean() {
        const Expr count = m_raw.count();
        const StepValues found = fact("mean", bar(m_x), fraction(letters::sumOver("k", 1, n(), at(m_x, k())), n()),
                                      fraction(sum(m_raw.all()), count));
        return byDivisor(found(), bar(m_x));
    }
    StepValues largest() {
        const StepValues found = extreme("max");
        return byDivisor(found(), call("max", {m_x}));
    }
    StepValues interval(bool costs) {
        const StepValues low = extreme("min");
        const StepValues high = extreme("max");
        const auto image = [costs](Expr x, const Expr& least, const Expr& most) {
            return fraction(costs ? difference(most, std::move(x)) : difference(std::move(x), least),
                            difference(most, least));
        };
        return column(image(at(m_x, k()), call("min", {m_x}), call("max", {m_x})),
                      [&](int point) { return image(m_raw(point), low(), high()); });
    }
    StepValues target(double aim) {
        const auto apart = [](Expr x, Expr t) { return absolute(difference(std::move(x), std::move(t))); };
        const Expr t = symbol("T");
        std::vector<Expr> distances;
        for (Expr& value : m_raw.all()) {
            distances.push_back(apart(std::move(value), parameter("T", aim)));
        }
        const StepValues furthest =
            fact("furthest", symbol("F"), call("max", {apart(at(m_x, k()), t)}), call("max", std::move(distances)));
        return column(difference(number(1), fraction(apart(at(m_x, k()), t), symbol("F"))), [&](int point) {
            return difference(number(1), fraction(apart(m_raw(point), parameter("T", aim)), furthest()));
        });
    }
    StepValues zScore() {
        const Expr count = m_raw.count();
        const StepValues mean = fact("mean", bar(m_x), fraction(letters::sumOver("k", 1, n(), at(m_x, k())), n()),
                                     fraction(sum(m_raw.all()), count));
        std::vector<Expr> squares;
        for (Expr& value : m_raw.all()) {
            squares.push_back(power(difference(std::move(value), mean()), number(2)));
        }
        const Expr square = power(difference(at(m_x, k()), bar(m_x)), number(2));
        const StepValues deviation = fact("s", symbol("s"), root(fraction(letters::sumOver("k", 1, n(), square), n())),
                                          root(fraction(sum(std::move(squares)), count)));
        return column(fraction(difference(at(m_x, k()), bar(m_x)), symbol("s")),
                      [&](int point) { return fraction(difference(m_raw(point), mean()), deviation()); });
    }
    StepValues ratio() {
        return column(fraction(at(m_x, k()), at(m_of.symbols.front(), k())),
                      [&](int point) { return fraction(m_raw(point), m_of.raw.front()(point)); });
    }
    /// Writes each point scaled over all series, by the effect of that point.
    StepValues criteria(const std::vector<data::PointEffect>& effects) {
        const Expr letter = at(m_x, k());
        const Expr least = call("min", {at(symbol("x"), k())});
        const Expr most = call("max", {at(symbol("x"), k())});
        return column(fraction(difference(letter, least), difference(most, least)),
                      [&](int point) { return byEffect(effects, point); });
    }
    StepValues column(Expr rule, const std::function<Expr(int)>& put) {
        return m_draft.column({.key = "image." + m_of.keys[m_i],
                               .symbol = at(imageSymbol(m_x), k()),
                               .rule = std::move(rule),
                               .series = m_of.names[m_i]},
                              m_raw.first(), m_raw.last(), put);
    }
    [[nodiscard]] const StepValues& raw() const { return m_raw; }
    [[nodiscard]] const Expr& letter() const { return m_x; }

private:
    StepValues fact(const std::string& key, Expr letter, Expr rule, Expr put) {
        return m_draft.value({.key = key + "." + m_of.keys[m_i],
                              .symbol = std::move(letter),
                              .rule = std::move(rule),
                              .series = m_of.names[m_i]},
                             std::move(put));
    }
    StepValues extreme(const std::string& which) {
        return fact(which, call(which, {m_x}), call(which, {at(m_x, k())}), call(which, m_raw.all()));
    }
    [[nodiscard]] Expr byEffect(const std::vector<data::PointEffect>& effects, int point) const {
        const data::PointEffect effect =
            effects.empty() ? data::PointEffect{} : effects[static_cast<std::size_t>(point - m_raw.first())];
        if (effect.kind == data::Effect::target) {
            std::vector<Expr> distances;
            for (Expr& value : across(m_of, point)) {
                distances.push_back(absolute(
                    difference(std::move(value), parameter("T(" + std::to_string(point) + ")", effect.target))));
            }
            return difference(
                number(1), fraction(absolute(difference(m_raw(point),
                                                        parameter("T(" + std::to_string(point) + ")", effect.target))),
                                    call("max", std::move(distances))));
        }
        const Expr least = call("min", across(m_of, point));
        const Expr most = call("max", across(m_of, point));
        const bool costs = effect.kind == data::Effect::cost;
        return fraction(costs ? difference(most, m_raw(point)) : difference(m_raw(point), least),
                        difference(most, least));
    }

    Draft& m_draft;
    const ImageSubject& m_of;
    std::size_t m_i;
    Expr m_x;
    const StepValues& m_raw;
};

}  // namespace

Expr imageSymbol(const Expr& series) {
    return superscript(series, symbol("′"));
}

StepValues imageSteps(Draft& draft, const ImageSubject& of, std::size_t i, const data::ImageOptions& options) {
    SeriesImage image(draft, of, i);
    const StepValues& raw = image.raw();
    const Expr x = at(image.letter(), k());
    switch (options.kind) {
        case Image::none:
            return raw;
        case Image::initial:
            return image.byDivisor(raw(raw.first()), at(image.letter(), number(1)));
        case Image::mean:
            return image.mean();
        case Image::max:
            return image.largest();
        case Image::interval:
        case Image::cost:
            return image.interval(options.kind == Image::cost);
        case Image::target:
            return image.target(options.target);
        case Image::reverse:
            return image.column(difference(number(1), x), [&](int point) { return difference(number(1), raw(point)); });
        case Image::reciprocal:
            return image.column(fraction(number(1), x), [&](int point) { return fraction(number(1), raw(point)); });
        case Image::zScore:
            return image.zScore();
        case Image::ratio:
            return image.ratio();
        case Image::criteria:
            return image.criteria(options.effects);
    }
    return raw;
}

}  // namespace greyscope::derivation
