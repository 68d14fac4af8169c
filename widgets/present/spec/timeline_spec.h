#pragma once

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// A bar in a lane, drawn in up to three stages: a line from `from` to `held`, pale from `held` to `full`, solid from
/// `full` to `to`. For a request: arrival, slot, service, end.
struct LaneBar {
    std::size_t lane = 0;
    double from = 0.0, held = 0.0, full = 0.0, to = 0.0;
    Ink ink;
    bool hollow = false;  ///< whether the bar is outlined in its colour, not filled
    bool empty = false;   ///< whether the bar has a muted outline, because it is not reached yet
    double height = 1.0;  ///< the height of the bar as a share of the lane's height
    int id = -1;          ///< the id by which views highlight the bar; -1: not highlighted
    QString name;         ///< the name of the bar in the table of values
    QString text;         ///< a text inside the bar, drawn if there is room
    QString tooltip;
    bool operator==(const LaneBar&) const = default;
};

/// A group of adjacent lanes with a common name.
struct LaneGroup {
    QString name, note;
    std::size_t lanes = 1;
    bool operator==(const LaneGroup&) const = default;
};

struct LaneKey {
    QString name;
    Ink ink;
    bool hollow = false;
    bool operator==(const LaneKey&) const = default;
};

/// An interval of the axis with a text, drawn as a bracket above the lanes.
struct LaneBracket {
    double from = 0.0, to = 0.0;
    QString text;
    bool operator==(const LaneBracket&) const = default;
};

/// Bars along an axis, in lanes: requests over time at each server, or segments along the bytes of a file. If more than
/// kMostBars are visible, the number of bars at each position is drawn instead.
struct TimelineSpec {
    QString title;
    QString subtitle;
    QString axis;  ///< the label of the axis, with its unit
    double from = 0.0, to = 1.0;
    std::vector<Tick> ticks;  ///< the ticks of the axis; empty: at round numbers with `suffix`
    QString suffix;
    std::vector<LaneGroup> groups;
    std::vector<LaneBar> bars;  ///< the bars in ascending order of `from`
    std::vector<LaneKey> keys;
    std::optional<LaneBracket> bracket;
    QString groupTitle, nameTitle;  ///< the headings of the groups and of the bars' names in the table of values
    /// The titles of the four ends of a bar's stages (from, held, full, to); two titles: only of from and to.
    std::vector<QString> stages;
    QString kind;         ///< what the bars are called in Target::first, by which views highlight them: "request"
    double lanePt = 7.0;  ///< the height of a lane if there is room
    bool operator==(const TimelineSpec&) const = default;

    [[nodiscard]] std::size_t lanes() const {
        std::size_t count = 0;
        for (const LaneGroup& group : groups) {
            count += group.lanes;
        }
        return count;
    }
    /// The index of the group that contains a lane.
    [[nodiscard]] std::size_t groupOf(std::size_t lane) const {
        std::size_t group = 0;
        for (; group + 1 < groups.size() && lane >= groups[group].lanes; ++group) {
            lane -= groups[group].lanes;
        }
        return group;
    }
    [[nodiscard]] Link linkOf(const LaneBar& bar) const {
        const Targets targets = bar.id < 0 ? Targets{} : Targets{Target{Target::Kind::point, kind, {}, bar.id}};
        return {targets, targets};
    }
};

inline constexpr std::size_t kMostBars = 3000;

}  // namespace greyscope::widgets
