#pragma once

namespace greyscope::app {

class ReportPanel;
class SourcePanel;
class ValuesPanel;

/// A line of the source and its row of the values light up together and are shown together; so is a line of the report.
void linkLines(SourcePanel& source, ValuesPanel& values, const ReportPanel& report);

}  // namespace greyscope::app
