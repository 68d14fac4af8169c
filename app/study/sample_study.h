#pragma once

#include "app/study/study.h"
#include "core/base/error.h"

namespace greyscope::app {

/// Names of the sample's two tables, for pages that point at them.
inline constexpr const char* kSampleTable = "Lustre throughput";
inline constexpr const char* kWorkedExampleTable = "Worked example";

/// The study that the program carries: the throughput of eight configurations of a Lustre system, and the series of
/// eight thread counts of the worked forecast. Reference 1.1-W, one object per OST.
[[nodiscard]] base::Expected<Study> sampleStudy();

/// A table that is embedded in the program, read like any file; the worked example's series is named "1.1-R", as the
/// papers do. Errors: fileNotFound, those of the CSV reader.
[[nodiscard]] base::Expected<StudyTable> embeddedTable(const std::string& fileName);

}  // namespace greyscope::app
