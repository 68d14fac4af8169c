#pragma once

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// A thing that takes a stretch of an axis: a line from `from`, pale from `held`, full from `full` to `to`.
struct LaneBar {
    std::size_t lane = 0;
    double from = 0.0, held = 0.0, full = 0.0, to = 0.0;
    Ink ink;
    bool hollow = false;  ///< an edge in the colour, nothing inside
    bool empty = false;   ///< nothing there yet: a quiet edge
    double height = 1.0;  ///< share of the lane
    int id = -1;          ///< what is pointed at; -1: nothing
    QString name;         ///< in the table of values
    QString text;         ///< inside, where there is room
    QString tooltip;
    bool operator==(const LaneBar&) const = default;
};

/// Lanes below each other under one name.
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

/// A stretch that is told above the lanes.
struct LaneBracket {
    double from = 0.0, to = 0.0;
    QString text;
    bool operator==(const LaneBracket&) const = default;
};

/// What lies where along an axis, in lanes: requests over time at each server, segments over the bytes of a file.
/// Where more than kMostBars are in sight, how many there are at each place is drawn instead of each.
struct TimelineSpec {
    QString title;
    QString subtitle;
    QString axis;  ///< what it is along, with its unit
    double from = 0.0, to = 1.0;
    std::vector<Tick> ticks;  ///< none: round numbers with `suffix`
    QString suffix;
    std::vector<LaneGroup> groups;
    std::vector<LaneBar> bars;  ///< in ascending order of `from`
    std::vector<LaneKey> keys;
    std::optional<LaneBracket> bracket;
    QString groupTitle, nameTitle;  ///< of the table of values
    std::vector<QString> stages;    ///< titles of from, held, full and to; of two, from and to alone
    QString kind;                   ///< what the bars are to the highlight: "request"
    double lanePt = 7.0;            ///< a lane's height where there is room
    bool operator==(const TimelineSpec&) const = default;

    [[nodiscard]] std::size_t lanes() const {
        std::size_t count = 0;
        for (const LaneGroup& group : groups) {
            count += group.lanes;
        }
        return count;
    }
    /// The group of a lane.
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
