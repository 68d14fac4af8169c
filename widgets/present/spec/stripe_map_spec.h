#pragma once

#include <QString>

#include <cstddef>
#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// A piece of a file on its OST.
struct StripeCell {
    enum class State { written, step, later, ghost };
    std::size_t row = 0, column = 0;
    State state = State::later;
    QString text;  ///< its number in the file
    Ink ink;       ///< whose it is
    bool hollow = false;
    int id = -1;  ///< what is pointed at
    QString tooltip;
    bool operator==(const StripeCell&) const = default;
};

/// Neighbouring OSTs that hold one subfile.
struct StripeGroup {
    QString name;
    std::size_t columns = 1;
    bool ghost = false;
    bool operator==(const StripeGroup&) const = default;
};

/// What an OST carries.
struct StripeLoad {
    double step = 0.0, whole = 0.0;
    QString text;
    bool operator==(const StripeLoad&) const = default;
};

/// A file on its OSTs: a column each, a row for each stretch of the objects, and below them how much each carries.
struct StripeMapSpec {
    QString title;
    QString subtitle;
    QString columnTitle;           ///< "OST"
    std::vector<QString> columns;  ///< their numbers
    std::vector<StripeGroup> groups;
    QString groupTitle;
    std::vector<QString> rows;  ///< offsets in the objects
    std::vector<StripeCell> cells;
    std::vector<StripeLoad> loads;  ///< of the columns
    QString loadTitle, loadUnit, stepTitle;
    QString footer;  ///< what is not drawn
    QString kind;    ///< what the cells are to the highlight: "stripe"
    bool operator==(const StripeMapSpec&) const = default;

    [[nodiscard]] Link linkOf(const StripeCell& cell) const {
        const Targets targets = cell.id < 0 ? Targets{} : Targets{Target{Target::Kind::point, kind, {}, cell.id}};
        return {targets, targets};
    }
};

}  // namespace greyscope::widgets
