#pragma once

namespace greyscope::app {

class ReportPanel;
class SourcePanel;
class ValuesPanel;

/// Links three panels of the Data page: a line of the source and its row of values are highlighted and shown together,
/// also from a row of the report.
void linkLines(SourcePanel& source, ValuesPanel& values, const ReportPanel& report);

}  // namespace greyscope::app
