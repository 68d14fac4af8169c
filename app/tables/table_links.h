#pragma once

namespace greyscope::app {

class ReportPanel;
class SourcePanel;
class ValuesPanel;

/// Links the panels: a line of the source and its row of the values are highlighted and shown together, and so are
/// lines of the report.
void linkLines(SourcePanel& source, ValuesPanel& values, const ReportPanel& report);

}  // namespace greyscope::app
