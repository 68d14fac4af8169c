#pragma once

#include <QWidget>

#include <string>
#include <vector>

#include "app/pages/page_parts.h"
#include "app/study/study.h"
#include "widgets/common/highlight.h"
#include "widgets/present/plot_spec.h"

class QButtonGroup;
class QCheckBox;
class QGridLayout;

namespace greyscope::widgets {
class PlotView;
}

namespace greyscope::app {

/// Charts side by side on common axes. The first carries the vertical axis' labels, all plot areas are equally wide.
class SmallMultiples : public QWidget {
    Q_OBJECT

public:
    explicit SmallMultiples(widgets::Highlight& highlight, QWidget* parent = nullptr);
    void setSpecs(const std::vector<widgets::PlotSpec>& specs);
    [[nodiscard]] QSize sizeHint() const override { return {480, 180}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {280, 100}; }

signals:
    void chosen(int index);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    widgets::Highlight& m_highlight;
    std::vector<widgets::PlotView*> m_views;
};

/// "Response [Throughput, MB/s] across [Threads/OST] hold [Objects/OST = 1] show [Absolute|Ratio|Indexed]".
class TrendsBar : public ContextBar {
    Q_OBJECT

public:
    explicit TrendsBar(QWidget* parent = nullptr);
    void showStudy(const Study& study);

signals:
    void responseChosen(const std::string& metric);
    void axisChosen(const std::string& column);
    void holdChosen(const std::string& column, const std::string& level);
    void measureChosen(greyscope::app::Measure measure);

private:
    void showHolds(const StudyTable& table, const PointChoice& points);

    QComboBox* m_response;
    QComboBox* m_axis;
    QWidget* m_holds;
    Segmented* m_measure;
    std::vector<std::pair<std::string, QComboBox*>> m_holdBoxes;
};

class TrendsInspector : public InspectorPanel {
    Q_OBJECT

public:
    explicit TrendsInspector(QWidget* parent = nullptr);
    void showStudy(const Study& study);

signals:
    void edited(const greyscope::app::TrendsChoices& choices);

private:
    QCheckBox* addCheck(Section* section, const QString& text, bool TrendsChoices::*member);

    TrendsChoices m_choices;
    QButtonGroup* m_measures;
    Segmented* m_horizontal;
    Segmented* m_vertical;
    std::vector<std::pair<QCheckBox*, bool TrendsChoices::*>> m_checks;
};

}  // namespace greyscope::app
