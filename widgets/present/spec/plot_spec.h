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

/// The meaning of a mark, which the theme translates into a colour. `series` uses the colour of Ink::slot. Ink::given,
/// the author's colour, takes precedence.
enum class Tone { series, reference, parity, measured, quiet, good, look, bad };
struct Ink {
    Tone tone = Tone::series;
    int slot = 0;             ///< from 0; the colour is that of slot % 5
    std::uint32_t given = 0;  ///< 0xFFRRGGBB; 0: no given colour
    bool operator==(const Ink&) const = default;
};

struct Tick {
    double at = 0.0;
    QString label;
    bool operator==(const Tick&) const = default;
};

/// Without `ticks`, ticks are generated (at powers of two on a log2 axis, with plain numbers). `ticks` with names make
/// a categorical axis. `suffix` is appended to every generated label ("×", " %").
struct AxisSpec {
    QString label;
    Scale scale = Scale::linear;
    std::optional<std::pair<double, double>> range;
    std::vector<Tick> ticks;
    QString suffix;
    bool time = false;         ///< values are seconds since 1970, UTC; ticks are at whole days, hours, ...
    double timeStep = 0.0;     ///< in seconds: all points are at multiples of this step, and ticks too
    bool unitMissing = false;  ///< whether the unit of the quantity is unknown
    bool hideLabels = false;   ///< draws ticks without labels, because a neighbour on the same axis has them
    bool operator==(const AxisSpec&) const = default;
};

/// The texts of a curve's points: stored, or made on request for curves of up to a million points.
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

/// A named set of points, drawn as a line, as markers, as stems from 0, or as a combination of these.
struct Curve {
    Link link;
    QString name;
    QString shortName;         ///< see bitName(); empty if the name is short enough
    std::vector<double> x, y;  ///< finite; a gap is a missing point, not a NaN
    /// The x values in tables, if points are drawn beside their own x; empty: the drawn x.
    std::vector<double> places;
    /// Ascending x without a value between points of the curve; the line is dotted there.
    std::vector<double> missingAt;
    std::vector<double> low, high;  ///< error bars; empty or as long as x
    bool ribbon = false;            ///< draws `low` and `high` as the edges of a shaded area instead
    Ink ink;
    Dash dash = Dash::solid;
    Marker marker = Marker::circle;
    bool line = true;
    bool stems = false;
    bool heavy = false;   ///< marks the reference: 1.5 times as wide, drawn below the other curves
    bool hollow = false;  ///< whether the markers are hollow
    /// The index of the first hollow point; such points are held out.
    std::size_t hollowFrom = static_cast<std::size_t>(-1);
    std::size_t markEvery = 1;  ///< every n-th point has a marker
    bool movable = false;       ///< whether points can be dragged vertically
    bool labelled = true;       ///< whether the curve has an end label or a legend entry
    /// The format in which the end label gives the value of the last visible point.
    std::optional<NumberFormat> endValue;
    std::vector<int> measuredAt;  ///< the k (from 1) that lights each point; empty: points without a derivation
    PointTexts pointTexts;        ///< the cursor text of each point, empty or as long as x; the first line is bold
    bool operator==(const Curve&) const = default;
};

/// Curve::measuredAt for points without a gap.
[[nodiscard]] inline std::vector<int> countedFrom(int first, std::size_t count) {
    std::vector<int> places(count);
    std::iota(places.begin(), places.end(), first);
    return places;
}

/// A shaded area between two lines over the same x values, below all curves; later ribbons are drawn over earlier ones.
struct Ribbon {
    QString name;
    std::vector<double> x, low, high;
    bool operator==(const Ribbon&) const = default;
};

/// Values that the axis need not contain. A value beyond its end is given beside a triangle at that end; if labels
/// overlap, the values further out take precedence.
struct Beyond {
    std::vector<double> x, y;
    NumberFormat format;
    bool operator==(const Beyond&) const = default;
};

/// A shaded interval of an axis.
struct Band {
    Side side = Side::vertical;  ///< vertical: between two x values
    double from = 0.0, to = 0.0;
    Tone tone = Tone::quiet;
    /// Texts of decreasing length with the same meaning; the first one that fits is drawn.
    std::vector<QString> labels;
    bool operator==(const Band&) const = default;
};

/// A straight line across the plot. With `handle`, it can be dragged and the view emits handleMoved.
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

/// Lines below a figure on paper, independent of its title.
struct FootLines {
    QString share;    ///< how much of the data is drawn: see setShare()
    QString warning;  ///< in red: see setWarning()
    bool operator==(const FootLines&) const = default;
};

/// A chart as data: everything that is drawn, but not how it is drawn.
struct PlotSpec {
    QString title;
    QString subtitle;
    AxisSpec x, y;
    std::vector<Curve> curves;
    std::vector<Ribbon> ribbons;
    Beyond beyond;
    std::vector<Band> bands;
    std::vector<GuideLine> guides;
    QString heading;              ///< on paper, above the plot area
    QString topNote, bottomNote;  ///< small texts in the upper and lower left corner of the plot area
    /// The y value that separates the notes: a note is drawn only if the axis extends to its side of this value.
    /// nullopt: both notes are drawn.
    std::optional<double> notesPart;
    Labelling labelling = Labelling::lineEnds;
    bool compact = false;  ///< a small multiple: few ticks, no axis labels, the title above it
    bool chosen = false;   ///< frames the small multiple that is also shown large
    FootLines foot = {};   ///< on paper
    bool operator==(const PlotSpec&) const = default;
};

}  // namespace greyscope::widgets
