#include "app/tables/join_hint.h"

#include <QFileInfo>

#include <algorithm>
#include <set>

#include "core/base/contains.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

/// Returns the shared columns, at most two: with more than one the user must choose.
std::vector<std::string> sharedColumns(const data::Dataset& a, const data::Dataset& b) {
    std::vector<std::string> shared;
    for (const data::Column& column : a.columns()) {
        if (shared.size() < 2 && b.find(column.name)) {
            shared.push_back(column.name);
        }
    }
    return shared;
}

std::optional<JoinHint> hintOf(const StudyTable& table, const StudyTable& other) {
    const data::Dataset& keys = *other.asRead();
    const std::vector<std::string> shared = sharedColumns(*table.dataset, keys);
    if (shared.size() != 1 || keys.columns().size() < 2) {
        return std::nullopt;
    }
    const data::Levels& own = table.dataset->levels(*table.dataset->find(shared.front()));
    const data::Levels& theirs = keys.levels(*keys.find(shared.front()));
    if (theirs.count() != keys.rowCount() || own.count() == 0 || own.count() > theirs.count()) {
        return std::nullopt;
    }
    const std::vector<std::string> known = theirs.texts();
    const std::set<std::string> there(known.begin(), known.end());
    const std::vector<std::string> asked = own.texts();
    const bool all =
        std::all_of(asked.begin(), asked.end(), [&](const std::string& value) { return there.contains(value); });
    return all ? std::optional(JoinHint{other.name, {other.path, shared}, asked.size()}) : std::nullopt;
}

}  // namespace

std::optional<JoinHint> joinHint(const StudyTable& table, const std::vector<StudyTable>& tables,
                                 base::Progress& progress) {
    for (const StudyTable& other : tables) {
        const bool isFile = other.parts.empty() && !other.text && !other.path.starts_with(':') &&
                            QFileInfo(QString::fromStdString(other.path)).isFile();
        if (other.name == table.name || !isFile || progress.cancelled() ||
            base::contains(data::joinedTables(table.recipe), other.path)) {
            continue;
        }
        if (auto hint = hintOf(table, other)) {
            return hint;
        }
    }
    return std::nullopt;
}

QString hintText(const JoinHint& hint) {
    return widgets::Words::tr("%1 has the same names for the %n values of %2.", nullptr, widgets::counted(hint.values))
        .arg(widgets::visibleText(hint.table), widgets::visibleText(hint.step.on.front()));
}

}  // namespace greyscope::app
