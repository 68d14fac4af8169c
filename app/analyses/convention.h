#pragma once

#include <QString>

#include <algorithm>
#include <vector>

#include "app/study/choices/study_member.h"
#include "app/study/file/study_store.h"

namespace greyscope::app {

/// A value that a convention can have, and what choosing it does to the study.
struct Alternative {
    QString text;
    bool chosen = false;
    StudyStore::Change change;
    QString what = {};  ///< what the history calls it; empty: as its convention says
};

/// A convention that the page's numbers depend on, as a chip in the status bar: "ρ 0.50".
struct Convention {
    QString name;
    QString value;
    std::vector<Alternative> alternatives = {};  ///< none: the numbers are always made so
    Step step = {};                              ///< choosing another one
};

/// A convention that is a member of the study: its value is the item that is chosen.
template <class T>
Convention conventionOf(const QString& name, const Member<T>& member, const Items<T>& items, const Study& study,
                        const Step& step) {
    Convention convention{name, {}, {}, step};
    const T now = member.get(study);
    for (const ComboItem<T>& item : items) {
        convention.alternatives.push_back({item.text, item.value == now, [member, value = item.value](Study& changed) {
                                               member.set(changed, value);
                                           }});
        convention.value = item.value == now ? item.text : convention.value;
    }
    return convention;
}

/// Usual values of a number and its current one, in order.
[[nodiscard]] Items<double> usualNumbers(std::vector<double> usual, double current, int decimals);

}  // namespace greyscope::app
