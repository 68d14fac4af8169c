#include "app/study/file/file_names.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <map>

#include "app/sources/database_source.h"

namespace greyscope::app {

namespace {

/// Returns the folders of a file's path, from the root.
QStringList foldersOf(const std::string& path) {
    const QString folder = QDir::cleanPath(QFileInfo(QString::fromStdString(path)).absolutePath());
    return folder.split(QLatin1Char('/'), Qt::SkipEmptyParts);
}

/// Removes the folders that all paths share at the beginning and at the end.
void cutShared(std::vector<QStringList>& lists) {
    const auto share = [&](auto folderOf) {
        return std::all_of(lists.begin(), lists.end(), [&](const QStringList& each) {
            return !each.isEmpty() && folderOf(each) == folderOf(lists.front());
        });
    };
    while (share([](const QStringList& each) { return each.first(); })) {
        std::for_each(lists.begin(), lists.end(), [](QStringList& each) { each.removeFirst(); });
    }
    while (share([](const QStringList& each) { return each.last(); })) {
        std::for_each(lists.begin(), lists.end(), [](QStringList& each) { each.removeLast(); });
    }
}

bool isFile(const std::string& path) {
    return !path.empty() && !path.starts_with(':') && !isDatabaseUrl(path);
}

}  // namespace

std::string nameOfFile(const std::string& path) {
    const auto database = isDatabaseUrl(path) ? databaseSource(path) : base::fail(base::ErrorCode::internal);
    QString name = database ? QString::fromStdString(databaseTableName(*database))
                            : QFileInfo(QString::fromStdString(path)).completeBaseName();
    // "/" separates the folder from the name of a file.
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    return name.isEmpty() ? std::string("table") : name.toStdString();
}

std::vector<std::string> namesOfFiles(const std::vector<std::string>& paths) {
    std::vector<std::string> names;
    std::map<std::string, std::vector<std::size_t>> alike;
    for (const std::string& path : paths) {
        names.push_back(nameOfFile(path));
        if (isFile(path)) {
            alike[names.back()].push_back(names.size() - 1);
        }
    }
    for (const auto& [name, places] : alike) {
        std::vector<QStringList> folders;
        for (const std::size_t place : places) {
            folders.push_back(foldersOf(paths[place]));
        }
        cutShared(folders);
        for (std::size_t i = 0; places.size() > 1 && i < places.size(); ++i) {
            const bool oneFolder = std::count(folders.begin(), folders.end(), folders[i]) > 1;
            const QString own = oneFolder ? QFileInfo(QString::fromStdString(paths[places[i]])).fileName()
                                          : QString::fromStdString(name);
            names[places[i]] = (QStringList(folders[i]) << own).join(QLatin1Char('/')).toStdString();
        }
    }
    return names;
}

void tellApart(std::vector<StudyTable>& tables) {
    std::vector<std::string> paths;
    std::map<std::string, std::size_t> counts;
    for (const StudyTable& table : tables) {
        paths.push_back(table.path);
        ++counts[table.name];
    }
    const std::vector<std::string> names = namesOfFiles(paths);
    for (std::size_t t = 0; t < tables.size(); ++t) {
        if (counts[tables[t].name] > 1 && isFile(paths[t])) {
            tables[t].name = names[t];
        }
    }
}

}  // namespace greyscope::app
