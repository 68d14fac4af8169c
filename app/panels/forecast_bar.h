#pragma once

#include <vector>

#include "app/pages/page_parts.h"
#include "app/study/series_catalog.h"
#include "app/study/study.h"

class QHBoxLayout;
class QSpinBox;

namespace greyscope::app {

/// "Series [1.1-R] along [Threads/OST] Objects/OST [1] | Fit first [6] hold out last [2] ahead [2] | Model [GM(1,1)]"
class ForecastBar : public ContextBar {
    Q_OBJECT

public:
    explicit ForecastBar(QWidget* parent = nullptr);

    void setSeries(const std::vector<SeriesEntry>& entries, const SeriesId& current);
    /// Factors of the table: the one along the series, and levels of the others.
    void setPoints(const StudyTable* table, const PointChoice& points);
    /// Points that the series has (0: not known yet), how many of them are held out, and steps beyond them.
    void setCounts(std::size_t points, std::size_t heldOut, std::size_t ahead);
    void setModel(grey::GreyModel model);

signals:
    void seriesChosen(const QString& idText);
    void axisChosen(const QString& factor);
    void levelChosen(const QString& factor, const QString& level);
    void holdOutEdited(int count);
    void aheadEdited(int steps);
    void modelChosen(grey::GreyModel model);

private:
    void setLevels(const StudyTable* table, const PointChoice& points, const std::string& axis);

    QComboBox* m_series;
    QComboBox* m_axis;
    QWidget* m_levels;
    QHBoxLayout* m_levelRow;
    QSpinBox* m_fit;
    QSpinBox* m_holdOut;
    QSpinBox* m_ahead;
    QComboBox* m_model;
    std::size_t m_points = 0;
};

}  // namespace greyscope::app
