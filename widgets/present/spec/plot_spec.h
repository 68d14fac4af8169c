#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::widgets {

enum class Scale { linear, log2, log10 };
enum class Dash { solid, dashed, dotted };
enum class Marker { none, circle, square, triangle, diamond, cross };
enum class Side { horizontal, vertical };

/// What a mark means; the theme turns it into a colour. `series` takes the colour of the slot, and what an author gave
/// stands before both.
enum class Tone { series, reference, parity, measured, quiet, good, look, bad };
struct Ink {
    Tone tone = Tone::series;
    int slot = 0;             ///< 0.. ; colour slot % 5
    std::uint32_t given = 0;  ///< 0xFFRRGGBB; 0: none
    bool operator==(const Ink&) const = default;
};

struct Tick {
    double at = 0.0;
    QString label;
    bool operator==(const Tick&) const = default;
};

/// Ticks are generated where none are given (powers of two on a log2 axis, with plain numbers). `ticks` with names make
/// a categorical axis. `suffix` follows every generated tick label ("×", " %").
struct AxisSpec {
    QString label;
    Scale scale = Scale::linear;
    std::optional<std::pair<double, double>> range;
    std::vector<Tick> ticks;
    QString suffix;
    bool time = false;         ///< seconds since 1970, UTC: ticks stand at whole days, hours, ...
    double timeStep = 0.0;     ///< seconds: all points stand at whole multiples of it, and so do ticks
    bool unitMissing = false;  ///< of a quantity whose unit the data do not tell
    bool hideLabels = false;   ///< ticks without labels: a neighbour on the same axis has them
    bool operator==(const AxisSpec&) const = default;
};

/// The texts of a curve's points: written down, or made when one is asked for, which a curve of a million points wants.
class PointTexts {
public:
    using Make = std::function<QString(std::size_t point)>;

    PointTexts() = default;
    PointTexts(std::initializer_list<QString> texts) : m_texts(texts) {}
    PointTexts(std::size_t count, Make make) : m_count(count), m_make(std::make_shared<const Make>(std::move(make))) {}
    void push_back(const QString& text) { m_texts.push_back(text); }
    void clear() { *this = {}; }
    [[nodiscard]] std::size_t size() const { return m_make ? m_count : m_texts.size(); }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] QString operator[](std::size_t point) const { return m_make ? (*m_make)(point) : m_texts[point]; }
    bool operator==(const PointTexts&) const = default;

private:
    std::vector<QString> m_texts;
    std::size_t m_count = 0;
    std::shared_ptr<const Make> m_make;
};

/// A named set of points, drawn as a line, as markers, as stems from 0, or any of them together.
struct Curve {
    Link link;
    QString name;
    QString shortName;              ///< see bitName(); empty: the name is short enough
    std::vector<double> x, y;       ///< finite; a gap is a missing point, not a NaN
    std::vector<double> places;     ///< x of points that are drawn beside it, for others there; empty: as drawn
    std::vector<double> missingAt;  ///< ascending x between its points where it has none: the line is dotted there
    std::vector<double> low, high;  ///< error bars, empty or as long as x
    bool ribbon = false;            ///< low and high as edges of a shaded area instead
    Ink ink;
    Dash dash = Dash::solid;
    Marker marker = Marker::circle;
    bool line = true;
    bool stems = false;
    bool heavy = false;                                     ///< the reference: 1.5 times as wide, drawn below the rest
    bool hollow = false;                                    ///< markers
    std::size_t hollowFrom = static_cast<std::size_t>(-1);  ///< points from here on are hollow (held out)
    std::size_t markEvery = 1;                              ///< every so many points have a marker
    bool movable = false;                                   ///< its points can be dragged up and down
    bool labelled = true;                                   ///< takes part in end labels or the legend
    std::optional<NumberFormat> endValue;  ///< the value of the last point that is seen, beside the name at its place
    std::vector<int> measuredAt;  ///< k of each point, which lights it, from 1; empty: no derivation is of them
    PointTexts pointTexts;        ///< cursor text of each point, empty or as long as x; first line is bold
    bool operator==(const Curve&) const = default;
};

/// What Curve::measuredAt is of points without a gap.
[[nodiscard]] inline std::vector<int> countedFrom(int first, std::size_t count) {
    std::vector<int> places(count);
    std::iota(places.begin(), places.end(), first);
    return places;
}

/// A shaded area between two lines over the same places, below all curves; of several each lies on those before it.
struct Ribbon {
    QString name;
    std::vector<double> x, low, high;
    bool operator==(const Ribbon&) const = default;
};

/// Values that the axis may not reach: where it does not, a triangle at its end tells them. Those that find no room
/// give way to the ones further out.
struct Beyond {
    std::vector<double> x, y;
    NumberFormat format;
    bool operator==(const Beyond&) const = default;
};

/// A shaded stretch of an axis.
struct Band {
    Side side = Side::vertical;  ///< vertical: between two x values
    double from = 0.0, to = 0.0;
    Tone tone = Tone::quiet;
    std::vector<QString> labels;  ///< the same said ever shorter; the first that finds room is drawn
    bool operator==(const Band&) const = default;
};

/// A straight line across the plot. With `handle` it can be dragged and the view emits handleMoved.
struct GuideLine {
    Side side = Side::vertical;
    double at = 0.0;
    Tone tone = Tone::quiet;
    Dash dash = Dash::solid;
    bool strong = false;
    QString label;
    bool handle = false;
    bool operator==(const GuideLine&) const = default;
};

enum class Labelling { lineEnds, legend, none };

/// Lines below a figure on paper, whatever its title.
struct FootLines {
    QString share;    ///< how much of its data is drawn: see setShare()
    QString warning;  ///< in red: see setWarning()
    bool operator==(const FootLines&) const = default;
};

/// A chart as data: everything that is drawn and nothing about how.
struct PlotSpec {
    QString title;
    QString subtitle;
    AxisSpec x, y;
    std::vector<Curve> curves;
    std::vector<Ribbon> ribbons;
    Beyond beyond;
    std::vector<Band> bands;
    std::vector<GuideLine> guides;
    QString heading;              ///< above the plot area, on paper
    QString topNote, bottomNote;  ///< small text in the upper and lower left corner of the plot area
    std::optional<double>
        notesPart;  ///< the height that the notes tell apart: each stands where the axis reaches its side
    Labelling labelling = Labelling::lineEnds;
    bool compact = false;  ///< a small multiple: few ticks, no axis labels, its title above it
    bool chosen = false;   ///< the small multiple that is also shown large: framed
    FootLines foot = {};   ///< on paper
    bool operator==(const PlotSpec&) const = default;
};

}  // namespace greyscope::widgets
