#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/study/choices/evaluation_choices.h"
#include "widgets/controls/section.h"

class QLineEdit;

namespace greyscope::widgets {
class Segmented;
}

namespace greyscope::app {

/// Returns a field for a list of numbers, separated by commas. `edited` is called with a list that the user has typed;
/// an empty text gives an empty list. Another text is refused with a message below the field.
[[nodiscard]] QLineEdit* numberListEdit(const QString& name, std::function<void(const std::vector<double>&)> edited);
/// Shows numbers in such a field. `usual`: the numbers that are used if there are none, shown in grey.
void showNumbers(QLineEdit& edit, const std::vector<double>& numbers, const std::vector<double>& usual = {});

/// The inspector of the segments Clusters and Target: a section for each indicator, with what is better, its weight,
/// and its classes or its critical value.
class IndicatorPanel : public widgets::InspectorPanel {
    Q_OBJECT

public:
    /// Which fields the sections have.
    struct Fields {
        bool weight = true;
        bool centres = false;
        bool ends = false;
        bool critical = false;
        bool operator==(const Fields&) const = default;
    };
    explicit IndicatorPanel(const QString& page, QWidget* parent = nullptr);

    /// Adds a section above those of the indicators.
    [[nodiscard]] widgets::Section* addOptions(const QString& title) { return addSection(title); }
    /// Shows the indicators. `usual`: for each indicator the numbers that are used if it has no centres or no critical
    /// value.
    void setIndicators(const std::vector<IndicatorChoice>& indicators, const Fields& fields,
                       const std::vector<std::vector<double>>& usual);

signals:
    /// The user has changed the choices of one indicator. `what` names the change.
    void edited(const std::vector<greyscope::app::IndicatorChoice>& indicators, const QString& what);

private:
    /// The controls of one indicator.
    struct Row {
        widgets::Section* section;
        widgets::Segmented* better;
        QLineEdit* target;
        QLineEdit* weight;
        QLineEdit* centres;
        QLineEdit* ends;
        QLineEdit* critical;
    };
    [[nodiscard]] Row makeRow(std::size_t index);
    void rebuild();
    void change(std::size_t index, const QString& what, const std::function<void(IndicatorChoice&)>& edit);

    QString m_page;
    std::vector<IndicatorChoice> m_indicators;
    Fields m_fields;
    std::vector<Row> m_rows;
    QWidget* m_list = nullptr;
};

}  // namespace greyscope::app
