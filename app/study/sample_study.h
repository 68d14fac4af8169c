#pragma once

#include "app/study/study.h"
#include "core/base/error.h"

namespace greyscope::app {

/// Names of the two tables of the sample study.
inline constexpr const char* kSampleTable = "Lustre throughput";
inline constexpr const char* kWorkedExampleTable = "Worked example";

/// Returns the sample study that is embedded in the program. It has the throughput of eight configurations of a Lustre
/// system, and the series over eight thread counts of the worked forecast. The reference is 1.1-W, at one object per
/// OST.
[[nodiscard]] base::Expected<Study> sampleStudy();

/// Reads a table of the sample that is embedded in the program. The series of the worked example is named "1.1-R", as
/// in the papers. Errors: fileNotFound, those of the CSV reader.
[[nodiscard]] base::Expected<StudyTable> embeddedTable(const std::string& fileName);

}  // namespace greyscope::app
