#pragma once

#include <QPointer>

#include "widgets/common/theme/highlight.h"
#include "widgets/table/forecast_models.h"
#include "widgets/table/row_table.h"

namespace greyscope::widgets {

/// The table of the compared forecasting models, with colour samples, check boxes for the chart, and bars for the
/// hold-out error. Pointing at a row highlights its model in the other views; pointing at a model there highlights its
/// row.
class ForecastTable : public RowTable {
    Q_OBJECT

public:
    explicit ForecastTable(QWidget* parent = nullptr);

    void setTable(const ModelTable& table);
    [[nodiscard]] const ModelTable& table() const { return m_models->table(); }
    [[nodiscard]] const ForecastModels& models() const { return *m_models; }
    void setHighlight(Highlight* highlight);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void shownEdited(const QString& name, bool shown);

protected:
    [[nodiscard]] int sizeHintForColumn(int column) const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void followHighlight();
    void layOutColumns();
    [[nodiscard]] const ModelRow* rowAt(int row) const;

    ForecastModels* m_models;
    QPointer<Highlight> m_highlight;
};

}  // namespace greyscope::widgets
