#include "app/study/tables/followed_table.h"

#include <QFileInfo>

#include <algorithm>

#include "app/study/tables/open_table.h"
#include "app/study/tables/reread_table.h"
#include "app/study/tables/role_memory.h"
#include "app/study/tables/stacked_table.h"
#include "core/base/try.h"
#include "core/io/files/folder_files.h"

namespace greyscope::app {

using base::Expected;

namespace {

void addState(FileStates& states, const std::string& path) {
    if (QFileInfo::exists(QString::fromStdString(path))) {
        states[path] = quickStamp(path);
    }
}

Expected<FileStates> filesNow(const StudyTable& table) {
    FileStates states;
    for (const StudyTable* source : sourcesOf(table)) {
        addState(states, source->path);
    }
    if (!table.folder.empty() && io::isFolder(table.folder)) {
        for (const std::string& path : GREYSCOPE_TRY(io::filesOfFolder(table.folder))) {
            addState(states, path);
        }
    }
    return states;
}

/// Returns a part read from its present file, or unchanged if that cannot be read.
Expected<StudyTable> partNow(const StudyTable& part, Followed& followed, base::Progress& progress) {
    if (!part.stamp || sourceState(part.path, *part.stamp, progress) != SourceState::changed) {
        return part;
    }
    StudyRemarks remarks;
    auto again = readAgain(part, remarks, progress);
    if (!again && again.error().code != base::ErrorCode::cancelled) {
        followed.failed.push_back(again.error());
        return part;
    }
    return again;
}

/// Returns a file as a further part, with the choices of the first one; nullopt if it does not fit.
std::optional<StudyTable> furtherPart(const std::string& path, const StudyTable& first, base::Progress& progress) {
    io::ReadOptions options;
    options.format = first.told.reader;
    options.dialect = first.told.words;
    auto part = tableFromFile(path, options, progress);
    if (!part || part->dataset->rowCount() == 0) {
        return std::nullopt;
    }
    StudyTable chosen = *part;
    StudyRemarks remarks;
    const bool equal = layoutOf(*part->asRead()) == layoutOf(*first.asRead());
    if (equal && keepChoices(chosen, first, remarks, progress)) {
        chosen.name = part->name;
        *part = std::move(chosen);
    }
    return byLayout({first, *part}).size() == 1 ? std::optional(std::move(*part)) : std::nullopt;
}

Expected<std::vector<StudyTable>> partsNow(const FileStates& seen, Followed& followed, base::Progress& progress) {
    std::vector<StudyTable> parts;
    std::vector<std::string> known;
    for (const StudyTable* source : sourcesOf(followed.before)) {
        parts.push_back(GREYSCOPE_TRY(partNow(*source, followed, progress)));
        known.push_back(source->path);
    }
    for (const auto& [path, state] : followed.files) {
        const auto before = seen.find(path);
        const bool looked = before != seen.end() && before->second == state;
        if (looked || followed.before.folder.empty() || std::count(known.begin(), known.end(), path) > 0) {
            continue;
        }
        if (auto part = furtherPart(path, parts.front(), progress)) {
            parts.push_back(std::move(*part));
            ++followed.added;
        }
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
    }
    return parts;
}

}  // namespace

Expected<Followed> followedTable(const StudyTable& before, const FileStates& seen, base::Progress& progress) {
    Followed followed{before, GREYSCOPE_TRY(filesNow(before)), {}, 0, {}};
    if (followed.files == seen) {
        return followed;
    }
    std::vector<StudyTable> parts = GREYSCOPE_TRY(partsNow(seen, followed, progress));
    const std::vector<const StudyTable*> sources = sourcesOf(before);
    const bool same = parts.size() == sources.size() &&
                      std::equal(parts.begin(), parts.end(), sources.begin(),
                                 [](const StudyTable& part, const StudyTable* source) { return part == *source; });
    if (same) {
        return followed;
    }
    const bool stack = parts.size() > 1 || !before.parts.empty();
    StudyTable now = stack ? GREYSCOPE_TRY(stackedTable(parts, before.name, progress)) : std::move(parts.front());
    if (!before.parts.empty()) {
        StudyRemarks remarks;
        GREYSCOPE_TRY(keepChoices(now, before, remarks, progress));
    }
    now.name = before.name;
    now.followed = before.followed;
    now.folder = before.folder;
    followed.now = std::move(now);
    return followed;
}

bool canBeFollowed(const StudyTable& table) {
    const std::vector<const StudyTable*> sources = sourcesOf(table);
    return std::any_of(sources.begin(), sources.end(),
                       [](const StudyTable* source) { return source->stamp.has_value(); });
}

void setFollowed(Study& study, const std::string& table, bool follow, bool folder) {
    for (StudyTable& each : study.tables) {
        if (each.name != table) {
            continue;
        }
        if (!folder) {
            each.followed = follow;
        } else if (!follow) {
            each.folder.clear();
        } else {
            const QFileInfo first(QString::fromStdString(sourcesOf(each).front()->path));
            each.folder = each.folder.empty() ? first.absolutePath().toStdString() : each.folder;
            each.followed = true;
        }
    }
}

}  // namespace greyscope::app
