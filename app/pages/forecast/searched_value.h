#pragma once

#include <QWidget>

#include <optional>

class QCheckBox;

namespace greyscope::widgets {
class SliderWithSpin;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// A parameter that is given or searched: a slider with its number, and a box to tick below. Setters emit nothing.
class SearchedValue : public QWidget {
    Q_OBJECT

public:
    /// `start` is the number offered when the search is switched off.
    SearchedValue(const QString& name, double low, double high, double start, QWidget* parent = nullptr);

    /// none: searched.
    void setValue(const std::optional<double>& value);
    /// What a search found, shown in the number's place; none where nothing did.
    void setFound(const std::optional<double>& value);

signals:
    void edited(const std::optional<double>& value);

private:
    QCheckBox* m_searched;
    widgets::SliderWithSpin* m_number;
    double m_start;
};

}  // namespace greyscope::app
