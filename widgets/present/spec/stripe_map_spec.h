#pragma once

#include <QString>

#include <cstddef>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// A stripe of a file in the map of its OSTs: `column` is the index of the OST, `row` that of the offset in the object.
struct StripeCell {
    enum class State { written, step, later, ghost };
    std::size_t row = 0, column = 0;
    State state = State::later;
    QString text;  ///< the stripe's number in the file
    Ink ink;       ///< the colour of the process that owns the stripe
    bool hollow = false;
    int id = -1;  ///< the id by which views highlight the stripe; -1: not highlighted
    QString tooltip;
    bool operator==(const StripeCell&) const = default;
};

/// A group of neighbouring OSTs that contain one subfile.
struct StripeGroup {
    QString name;
    std::size_t columns = 1;
    bool ghost = false;
    bool operator==(const StripeGroup&) const = default;
};

/// The load of an OST in the current step and in the whole file.
struct StripeLoad {
    double step = 0.0, whole = 0.0;
    QString text;
    bool operator==(const StripeLoad&) const = default;
};

/// A map of a file on its OSTs: one column for each OST, one row for each offset in the objects, and below them the
/// load of each OST.
struct StripeMapSpec {
    QString title;
    QString subtitle;
    QString columnTitle;           ///< the title of the columns: "OST"
    std::vector<QString> columns;  ///< the OST numbers
    std::vector<StripeGroup> groups;
    QString groupTitle;
    std::vector<QString> rows;  ///< the offsets in the objects
    std::vector<StripeCell> cells;
    std::vector<StripeLoad> loads;  ///< the loads of the OSTs, one for each column
    QString loadTitle, loadUnit, stepTitle;
    QString footer;  ///< a text below the map about what is not drawn
    QString kind;    ///< what the stripes are called in Target::first, by which views highlight them: "stripe"
    bool operator==(const StripeMapSpec&) const = default;

    [[nodiscard]] Link linkOf(const StripeCell& cell) const {
        const Targets targets = cell.id < 0 ? Targets{} : Targets{Target{Target::Kind::point, kind, {}, cell.id}};
        return {targets, targets};
    }
};

}  // namespace greyscope::widgets
