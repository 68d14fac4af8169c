#include "app/analyses/replication/replication_run.h"

#include <QFile>

#include "app/run/resources.h"

namespace greyscope::app {

base::Expected<replication::Sources> embeddedSources() {
    initResources();
    replication::Sources sources;
    for (const std::string& name : replication::sourceNames()) {
        const std::string path = ":/sample_data/" + name;
        QFile file(QString::fromStdString(path));
        if (!file.open(QIODevice::ReadOnly)) {
            return base::fail(base::ErrorCode::fileNotFound, {path}, {path, 0, 0});
        }
        sources.emplace(name, file.readAll().toStdString());
    }
    return sources;
}

base::Expected<replication::Report> runReplication(const replication::ReplicationOptions& options,
                                                   base::Progress& progress) {
    const auto sources = embeddedSources();
    if (!sources) {
        return tl::unexpected(sources.error());
    }
    return replication::replicate(*sources, options, progress);
}

}  // namespace greyscope::app
