#pragma once

#include <QVariant>
#include <QWidget>

#include <optional>

#include "app/reading/first_look.h"
#include "app/run/job.h"

namespace greyscope::widgets {
class PlotView;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// A pane that shows a preliminary chart of a large file in place of the page, until the whole file has been read. The
/// pane says that the chart is from some of the rows.
class FirstLookPane : public QWidget {
    Q_OBJECT

public:
    explicit FirstLookPane(QWidget* parent = nullptr);
    /// Makes the preliminary chart of a file, and becomes visible when it is ready, if there is one. `kept`: see
    /// keptRoles().
    void lookAt(const QString& path, const QVariantList& kept);
    /// Hides the chart, because the file has been read, reading was cancelled, or the user wants to see a page.
    void end();

signals:
    void shown(bool is);

private:
    void showLook();

    Job<std::optional<FirstLook>> m_job;
    QString m_title;
    widgets::PlotView* m_chart;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
