#pragma once

#include <QWidget>

#include <optional>

class QCheckBox;

namespace greyscope::widgets {
class SliderWithSpin;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// A parameter that is set or searched for: a slider with a number box, and a check box below. Setters emit nothing.
class SearchedValue : public QWidget {
    Q_OBJECT

public:
    /// `start` is the initial number when the search is switched off.
    SearchedValue(const QString& name, double low, double high, double start, QWidget* parent = nullptr);

    /// nullopt: searched for.
    void setValue(const std::optional<double>& value);
    /// Shows the result of the search in the number's place; nullopt if there is none.
    void setFound(const std::optional<double>& value);

signals:
    void edited(const std::optional<double>& value);

private:
    QCheckBox* m_searched;
    widgets::SliderWithSpin* m_number;
    double m_start;
};

}  // namespace greyscope::app
