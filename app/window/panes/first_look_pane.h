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

/// Shows the first chart of a large file from some of its rows, which it says, in the place of the page, until all of
/// the file is there.
class FirstLookPane : public QWidget {
    Q_OBJECT

public:
    explicit FirstLookPane(QWidget* parent = nullptr);
    /// Looks at the file; shows itself when there is something to see.
    void lookAt(const QString& path, const QVariantList& kept);
    /// Hides the chart: the file is read, reading was cancelled, or somebody asked for a page.
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
