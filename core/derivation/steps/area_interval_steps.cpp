#include "core/derivation/steps/area_interval_steps.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/derivation/steps/area_steps.h"
#include "core/derivation/steps/freedom_steps.h"
#include "core/derivation/steps/image_steps.h"
#include "core/derivation/steps/quantile_steps.h"
#include "core/stats/distributions.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::k;

namespace {

/// A part of the degree, and the names of its steps.
struct PartSubject {
    grey::AreaPart part;
    std::string prefix;  ///< prefix of the keys
    std::string index;   ///< index of the letters; "" if there is only one part
    SectionId images, areas;
    const Eigen::MatrixXd& measured;
    const Eigen::MatrixXd& drawn;

    [[nodiscard]] Expr letter(const std::string& text) const {
        return index.empty() ? symbol(text) : indexed(text, index);
    }
};

/// Writes one part: its measured, drawn and widened quotients.
class PartWriter {
public:
    PartWriter(Draft& draft, const DegreeIntervalSubject& of, const PartSubject& subject)
        : m_draft(draft), m_of(of), m_subject(subject) {}

    /// Writes the measured quotient and that of one draw.
    void writeCurves() {
        m_draft.setPrefix(m_subject.prefix);
        m_draft.begin(m_subject.images);
        m_draft.note({NoteId::referenceOf, {}, {m_of.names.front()}});
        const AreaSubject measured = curves(m_subject.measured, imageSymbol);
        m_draft.begin(m_subject.areas, SourceId::liu);
        m_quotient = quotient(measured, m_subject.letter("q"));
        m_draft.begin(SectionId::noise, SourceId::davisonHinkley1997);
        m_draft.note({NoteId::drawnCurves, {static_cast<Real>(m_of.first.number + 1), m_of.seed()}, {}});
        m_draft.setScope("draw.");
        m_drawn = quotient(curves(m_subject.drawn, hat, true), hat(m_subject.letter("q")));
        m_draft.setScope({});
        m_draft.setPrefix({});
    }

    /// Writes the quotients of all draws; returns the widened quotient of the draw shown.
    StepValues writeEnds(const StepValues& low, const StepValues& high, const StepValues& count) {
        m_draft.setPrefix(m_subject.prefix);
        m_draft.note({NoteId::quotientsDrawn, {m_of.draws(), m_of.seed()}, {}});
        const StepValues widened = writeWidened(writeWidening(high));
        m_draft.setPrefix(m_subject.prefix + "u.");
        std::vector<double> ascending = m_subject.part.widened;
        std::sort(ascending.begin(), ascending.end());
        const auto end = [&](const std::string& name, const StepValues& share) {
            quantileSteps(m_draft, name, superscript(m_subject.letter("u"), symbol(name)), indexed("p", name), share,
                          count, ascending);
        };
        end("low", low);
        end("high", high);
        const bool both = m_subject.part.above && m_subject.part.below;
        m_draft.note({NoteId::quotientSigns, {}, {both ? "both" : m_subject.part.above ? "above" : "below"}});
        m_draft.setPrefix({});
        return widened;
    }

private:
    template <class Letter>
    AreaSubject curves(const Eigen::MatrixXd& images, const Letter& letterOf, bool drawn = false) {
        AreaSubject areas;
        areas.last = static_cast<int>(images.rows());
        for (const std::size_t i : {m_of.compared, std::size_t{0}}) {
            const std::string key = std::to_string(i);
            areas.keys.push_back(key);
            areas.symbols.push_back(letterOf(indexed("x", key)));
            areas.series.push_back(m_of.names[i]);
            const Rule rule{.key = "image." + key, .symbol = at(areas.symbols.back(), k()), .series = m_of.names[i]};
            const std::vector<double> values = columnOf(images, i);
            areas.curves.push_back(drawn ? m_draft.found(rule, values) : m_draft.given(rule, values));
        }
        return areas;
    }

    StepValues quotient(const AreaSubject& areas, const Expr& letter) {
        return areaQuotientSteps(m_draft, areas, grey::degreeOf(m_of.drawn.table.options.method).area, letter);
    }

    /// Writes the factor by which the quantile of Student's t exceeds that of the normal distribution.
    StepValues writeWidening(const StepValues& high) {
        const grey::AreaPart& part = m_subject.part;
        const StepValues variance =
            m_draft.found({.key = "V", .symbol = symbol("V"), .ofPoint = false}, {part.variance});
        const double freedom = grey::freedomOf(part.variance, part.moved, part.pooled);
        if (!(freedom < grey::kNormalFreedom)) {
            return m_draft.value({.key = "wide", .symbol = symbol("f")}, number(1));
        }
        freedomSteps(m_draft, "q", variance, part.moved, part.pooled);
        const double confidence = m_of.confidence();
        const StepValues t = m_draft.found({.key = "t", .symbol = symbol("t"), .ofPoint = false},
                                           {stats::studentQuantile(0.5 + confidence / 2.0, freedom)});
        m_draft.note({NoteId::quantileOf, {100.0L * Real(confidence), freedom}, {}});
        const auto ratio = [](Expr t, Expr share) { return fraction(std::move(t), call("z", {std::move(share)})); };
        return m_draft.value({.key = "wide", .symbol = symbol("f"), .rule = ratio(symbol("t"), indexed("p", "high"))},
                             ratio(t(), high()));
    }

    StepValues writeWidened(const StepValues& wide) {
        const auto moved = [](const Expr& from, Expr factor, Expr to) {
            return sum({from, product({std::move(factor), difference(std::move(to), from)})});
        };
        const Expr q = m_subject.letter("q");
        return m_draft.value({.key = "u", .symbol = m_subject.letter("u"), .rule = moved(q, symbol("f"), hat(q))},
                             moved(m_quotient(), wide(), m_drawn()));
    }

    Draft& m_draft;
    const DegreeIntervalSubject& m_of;
    const PartSubject& m_subject;
    StepValues m_quotient, m_drawn;
};

class AreaIntervalWriter {
public:
    AreaIntervalWriter(Draft& draft, const DegreeIntervalSubject& of)
        : m_draft(draft), m_of(of), m_degree(grey::degreeOf(of.drawn.table.options.method)) {}

    void write() {
        std::vector<grey::AreaPart> parts = m_of.drawn.areas->parts(m_of.drawn.table, m_of.place(), m_of.confidence());
        const std::vector<grey::SignedDegrees> all = grey::signedDegrees(parts);
        const grey::RelationImages& measured = m_of.drawn.measured;
        const grey::RelationImages& drawn = m_of.first.noisy;
        const bool mixed = parts.size() > 1;
        writePart({std::move(parts.front()), mixed ? "absolute." : "", mixed ? "ε" : "", SectionId::images,
                   SectionId::areas, measured.values, drawn.values});
        if (mixed) {
            writePart({std::move(parts.back()), "relative.", "r", SectionId::relativeImages, SectionId::relativeAreas,
                       measured.relative, drawn.relative});
        }
        m_draft.begin(SectionId::interval);
        m_draft.note({NoteId::degreesOfSigns});
        for (const grey::SignedDegrees& each : all) {
            writeSigns(each);
        }
        widest("low", "max", 0.0L, "min", m_lows);
        widest("high", "min", 1.0L, "max", m_highs);
    }

private:
    /// Writes the shares of draws below each end, and the number of draws.
    void writeShares() {
        m_count =
            m_draft.given({.key = "B", .symbol = symbol("B"), .ofPoint = false}, {static_cast<double>(m_of.draws())});
        const auto half = [](Expr level) { return fraction(difference(number(1), std::move(level)), number(2)); };
        const auto rest = [](Expr low) { return difference(number(1), std::move(low)); };
        m_low = m_draft.value({.key = "p.low", .symbol = indexed("p", "low"), .rule = half(symbol("β"))},
                              half(parameter("β", m_of.confidence())));
        m_high = m_draft.value({.key = "p.high", .symbol = indexed("p", "high"), .rule = rest(indexed("p", "low"))},
                               rest(m_low()));
    }

    void writePart(const PartSubject& subject) {
        PartWriter writer(m_draft, m_of, subject);
        writer.writeCurves();
        m_draft.begin(SectionId::tail, SourceId::satterthwaite1946);
        if (m_count.empty()) {
            writeShares();
        }
        m_letters.push_back(subject.letter("u"));
        m_widened.push_back(writer.writeEnds(m_low, m_high, m_count));
    }

    /// Returns 1 / (1 + u), continued smoothly through 1 for negative u.
    static Expr opened(const Expr& u, bool below) {
        const Expr one = number(1);
        return below ? difference(number(2), fraction(one, difference(one, u))) : fraction(one, sum({one, u}));
    }

    /// Returns the part of the first draw with its sign, as a rule and with the number put in.
    static std::pair<Expr, Expr> partOf(const Expr& letter, const StepValues& widened, double sign) {
        const auto signedOf = [&](Expr u) { return sign < 0.0 ? negative(std::move(u)) : std::move(u); };
        const bool below = Real(sign) * widened.value() < 0.0L;
        const Expr u = signedOf(widened());
        Expr either = call("if", {relation("<", {u, number(0)}), opened(u, true), opened(u, false)});
        return {opened(signedOf(letter), below), inSheet(opened(u, below), std::move(either))};
    }

    void writeSigns(const grey::SignedDegrees& of) {
        std::string name;
        std::string sign;
        std::vector<std::pair<Expr, Expr>> parts;
        for (std::size_t part = 0; part < of.signs.size(); ++part) {
            const bool above = of.signs[part] > 0.0;
            name += above ? "above." : "below.";
            sign += above ? "+" : "−";
            parts.push_back(partOf(m_letters[part], m_widened[part], of.signs[part]));
        }
        const auto letter = [&](Expr base) { return superscript(std::move(base), symbol(sign)); };
        const Expr own = symbol(m_degree.symbol);
        auto [rule, put] = parts.size() > 1 ? mixed(parts) : parts.front();
        m_draft.setPrefix(name);
        m_draft.value({.key = "degree", .symbol = letter(own), .rule = std::move(rule)}, std::move(put));
        std::vector<double> ascending = of.degrees;
        std::sort(ascending.begin(), ascending.end());
        const auto end = [&](const std::string& key, const StepValues& share) {
            return quantileSteps(m_draft, key, letter(indexed(m_degree.symbol, key)), indexed("p", key), share, m_count,
                                 ascending);
        };
        m_lows.emplace_back(letter(indexed(m_degree.symbol, "low")), end("low", m_low));
        m_highs.emplace_back(letter(indexed(m_degree.symbol, "high")), end("high", m_high));
        m_draft.setPrefix({});
    }

    [[nodiscard]] std::pair<Expr, Expr> mixed(const std::vector<std::pair<Expr, Expr>>& parts) const {
        const auto mix = [](const Expr& theta, Expr absolute, Expr relative) {
            return sum(
                {product({theta, std::move(absolute)}), product({difference(number(1), theta), std::move(relative)})});
        };
        return {mix(symbol("θ"), parts[0].first, parts[1].first),
                mix(parameter("θ", m_of.drawn.table.options.theta), parts[0].second, parts[1].second)};
    }

    /// Writes the outermost end, limited to [0, 1].
    void widest(const std::string& key, const std::string& inside, Real limit, const std::string& which,
                const std::vector<std::pair<Expr, StepValues>>& ends) {
        std::vector<Expr> rule;
        std::vector<Expr> put;
        for (const auto& [letter, end] : ends) {
            rule.push_back(letter);
            put.push_back(end());
        }
        const auto bounded = [&](std::vector<Expr> values) {
            Expr value = values.size() > 1 ? call(which, std::move(values)) : std::move(values.front());
            return call(inside, {number(limit), std::move(value)});
        };
        m_draft.value({.key = key, .symbol = indexed(m_degree.symbol, key), .rule = bounded(std::move(rule))},
                      bounded(std::move(put)));
    }

    Draft& m_draft;
    const DegreeIntervalSubject& m_of;
    const grey::RelationDegree& m_degree;
    StepValues m_count, m_low, m_high;
    std::vector<Expr> m_letters;
    std::vector<StepValues> m_widened;
    std::vector<std::pair<Expr, StepValues>> m_lows, m_highs;
};

}  // namespace

void areaIntervalSteps(Draft& draft, const DegreeIntervalSubject& of) {
    AreaIntervalWriter(draft, of).write();
}

}  // namespace greyscope::derivation
