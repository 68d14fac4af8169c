#include "app/study/file/named_files.h"

#include "app/sources/database_source.h"
#include "app/study/file/table_paths.h"

namespace greyscope::app {

std::set<std::string> filesOf(const Study& study) {
    std::set<std::string> files;
    const auto add = [&files](const std::string& path) {
        if (const std::string file = fileOfSource(path); !file.empty()) {
            files.insert(file);
        }
    };
    for (const StudyTable& table : study.tables) {
        eachPath(table, [&add](const std::string& path, const SourceStamp* /*stamp*/) { add(path); });
    }
    for (const MissingTable& missing : study.missing) {
        (void)withPaths(missing, [&add](const QString& path) {
            add(path.toStdString());
            return path;
        });
    }
    eachTrace(study.simulate, [&add](const TraceChoice& trace) { add(trace.path); });
    return files;
}

}  // namespace greyscope::app
