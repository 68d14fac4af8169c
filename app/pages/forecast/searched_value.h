#pragma once

#include <QWidget>

#include <optional>

class QCheckBox;

namespace greyscope::widgets {
class SliderWithSpin;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// A control for a parameter that is either set or searched for: a slider with a number box, and a check box below.
/// Setters emit no signal.
class SearchedValue : public QWidget {
    Q_OBJECT

public:
    /// Creates the control for a number from `low` to `high`. `start` is the number that is set when the user switches
    /// the search off.
    SearchedValue(const QString& name, double low, double high, double start, QWidget* parent = nullptr);

    /// Sets the value of the parameter; nullopt: it is searched for.
    void setValue(const std::optional<double>& value);
    /// Shows the value that the search has found in place of the number; nullopt if there is none.
    void setFound(const std::optional<double>& value);

signals:
    void edited(const std::optional<double>& value);

private:
    QCheckBox* m_searched;
    widgets::SliderWithSpin* m_number;
    double m_start;
};

}  // namespace greyscope::app
