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

/// The meaning of a colour; the theme has the colour for it. `series`: the colour of the series with the number
/// Ink::slot. If the author has chosen a colour (Ink::given), that one is used instead.
enum class Tone { series, reference, parity, measured, quiet, good, look, bad };
struct Ink {
    Tone tone = Tone::series;
    int slot = 0;             ///< the number of the series, from 0; its colour is that of slot % 5
    std::uint32_t given = 0;  ///< the colour chosen by the author, 0xFFRRGGBB; 0: none
    bool operator==(const Ink&) const = default;
};

struct Tick {
    double at = 0.0;
    QString label;
    bool operator==(const Tick&) const = default;
};

/// An axis of a chart. Without `ticks`, ticks are generated: on a log2 axis at powers of two, with plain numbers.
/// `ticks` whose labels are names make a categorical axis. `suffix` is appended to every generated label ("×", " %").
struct AxisSpec {
    QString label;
    Scale scale = Scale::linear;
    std::optional<std::pair<double, double>> range;
    std::vector<Tick> ticks;
    QString suffix;
    bool time = false;         ///< whether values are seconds since 1970, UTC; ticks are then at whole days, hours, ...
    double timeStep = 0.0;     ///< the step of a time axis in seconds: all points are at multiples of it, and ticks too
    bool unitMissing = false;  ///< whether the unit of the quantity is unknown
    /// Whether ticks have no labels, because a neighbouring chart with the same axis has them.
    bool hideLabels = false;
    bool operator==(const AxisSpec&) const = default;
};

/// The texts of the points of a curve, or of other items. They are stored, or made on request if there may be a million
/// of them.
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

/// The bars of a curve, one for each of its points. The bar of a point is centred at its x.
struct Bars {
    double width = 0.0;            ///< in units of the x axis
    std::vector<double> from, to;  ///< the ends of each bar along the y axis
    bool box = false;              ///< whether a bar is the box of a box plot: light, with a line at the y of its point
    bool operator==(const Bars&) const = default;
};

/// A curve of a chart: a named set of points, drawn as a line, as markers, as stems from 0, as bars, or as a
/// combination of these.
struct Curve {
    Link link;
    QString name;
    QString shortName;         ///< a shorter name for the screen (see bitName()); empty if the name is short enough
    std::vector<double> x, y;  ///< the points; all finite, because a gap is a missing point, not a NaN
    /// The x values that tables give, if points are drawn beside their own x; empty: `x`.
    std::vector<double> places;
    /// The x values between points of the curve at which it has no value, ascending; the line is dotted there.
    std::vector<double> missingAt;
    std::vector<double> low, high;  ///< the ends of the error bars; empty or as long as x
    bool ribbon = false;            ///< whether `low` and `high` are the edges of a shaded area, not error bars
    Ink ink;
    Dash dash = Dash::solid;
    Marker marker = Marker::circle;
    bool line = true;
    bool steps = false;  ///< whether the line is horizontal from each point to the next, and then jumps
    bool stems = false;
    std::optional<Bars> bars;
    bool heavy = false;   ///< whether the curve is the reference: 1.5 times as wide, and drawn below the other curves
    bool hollow = false;  ///< whether the markers are hollow
    /// The index of the first point with a hollow marker; it and the following points are held out from the fit.
    std::size_t hollowFrom = static_cast<std::size_t>(-1);
    std::size_t markEvery = 1;  ///< every n-th point has a marker; n = 1: every point
    bool movable = false;       ///< whether the user can drag the points vertically
    bool labelled = true;       ///< whether the curve has an end label or a legend entry
    /// The format in which the end label gives the value of the last visible point; nullopt: the label has no value.
    std::optional<NumberFormat> endValue;
    /// For each point the k (from 1) of the Target::measured() that highlights it; empty: the points have no
    /// derivation.
    std::vector<int> measuredAt;
    PointTexts pointTexts;  ///< the cursor text of each point, empty or as long as x; the first line is bold
    bool operator==(const Curve&) const = default;
};

/// Returns Curve::measuredAt for `count` successive points, the first of which is k = `first`.
[[nodiscard]] inline std::vector<int> countedFrom(int first, std::size_t count) {
    std::vector<int> places(count);
    std::iota(places.begin(), places.end(), first);
    return places;
}

/// A ribbon: a shaded area between two lines over the same x values, below all curves. Later ribbons are drawn over
/// earlier ones.
struct Ribbon {
    QString name;
    std::vector<double> x, low, high;
    bool operator==(const Ribbon&) const = default;
};

/// A closed, lightly filled shape below the curves, such as the outline of a violin.
struct Area {
    std::vector<double> x, y;  ///< the corners, in order; the last one is joined to the first
    Ink ink;
    bool operator==(const Area&) const = default;
};

/// Values that may lie beyond the ends of the y axis. Such a value is written beside a triangle at that end of the
/// axis. If texts overlap, those of the values that are further out are drawn.
struct Beyond {
    std::vector<double> x, y;
    NumberFormat format;
    bool operator==(const Beyond&) const = default;
};

/// A shaded interval of an axis, over the whole plot area.
struct Band {
    Side side = Side::vertical;  ///< the axis to which `from` and `to` belong; vertical: two x values
    double from = 0.0, to = 0.0;
    Tone tone = Tone::quiet;
    /// Texts of decreasing length with the same meaning; the first one that fits is drawn.
    std::vector<QString> labels;
    bool operator==(const Band&) const = default;
};

/// A straight line across the plot area at a value of an axis. With `handle`, the user can drag it, and the view emits
/// handleMoved().
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

/// Lines of text below a figure on paper.
struct FootLines {
    QString share;    ///< how much of the data is drawn; set by setShare()
    QString warning;  ///< a warning in red about invalid results; set by setWarning()
    bool operator==(const FootLines&) const = default;
};

/// A chart as data. It says what is drawn: curves, axes, bands and texts. Fonts, sizes and colours come from the Style.
struct PlotSpec {
    QString title;
    QString subtitle;
    AxisSpec x, y;
    std::vector<Curve> curves;
    std::vector<Ribbon> ribbons;
    std::vector<Area> areas;
    Beyond beyond;
    std::vector<Band> bands;
    std::vector<GuideLine> guides;
    QString heading;              ///< a text above the plot area on paper
    QString topNote, bottomNote;  ///< small texts in the upper and lower left corner of the plot area
    /// The y value that separates the notes: a note is drawn only if the axis extends to its side of this value.
    /// nullopt: both notes are drawn.
    std::optional<double> notesPart;
    Labelling labelling = Labelling::lineEnds;
    bool compact = false;  ///< whether the chart is a small multiple: few ticks, no axis labels, the title above it
    bool chosen = false;   ///< whether the small multiple has a frame, because it is also shown large
    FootLines foot = {};   ///< the lines below the figure on paper
    bool operator==(const PlotSpec&) const = default;
};

}  // namespace greyscope::widgets
