#pragma once

#include "core/replication/replicate.h"

namespace greyscope::app {

/// The published numbers that the program carries. Error: fileNotFound.
[[nodiscard]] base::Expected<replication::Sources> embeddedSources();

/// Holds them against what core calculates. Errors: those of replicate().
[[nodiscard]] base::Expected<replication::Report> runReplication(const replication::ReplicationOptions& options,
                                                                 base::Progress& progress);

}  // namespace greyscope::app
