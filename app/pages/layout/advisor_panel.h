#pragma once

#include <vector>

#include "core/access/advisor.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/section.h"
#include "widgets/present/layout/layout_charts.h"

class QPlainTextEdit;

namespace greyscope::widgets {
class Segmented;
}

namespace greyscope::app {

/// The right panel of the Layout page: what the papers recommend for the pattern and the layout, why the other rules do
/// not apply, and the commands that create both files.
class AdvisorPanel : public widgets::InspectorPanel {
    Q_OBJECT

public:
    explicit AdvisorPanel(QWidget* parent = nullptr);
    /// Shows the advice. If no rule applies, `elsewhere` contains what some rules say for other numbers of OSTs.
    void setAdvice(const std::vector<access::Advice>& advice, const std::vector<widgets::SpokenElsewhere>& elsewhere);
    /// Shows the commands in `text`, or the reason why there are none. `usable`: whether `text` contains commands.
    void setCommands(const QString& text, bool usable);
    [[nodiscard]] bool yaml() const;
    [[nodiscard]] int notes() const { return m_notes; }

signals:
    void formChosen();
    void simulateRequested();
    void ostsWanted(std::int64_t osts);

private:
    void addAdvice(const access::Advice& advice);
    void addElsewhere(const widgets::SpokenElsewhere& elsewhere);
    void buildExport();

    widgets::PlainLabel* m_heading;
    QWidget* m_list = nullptr;
    widgets::PlainLabel* m_silent;
    widgets::Segmented* m_form = nullptr;
    QPlainTextEdit* m_commands = nullptr;
    QWidget* m_copy = nullptr;
    widgets::Section* m_silentSection = nullptr;
    widgets::Section* m_adviceSection;
    int m_notes = 0;
    bool m_spoke = true;  ///< whether some rule applies; the rules that do not are then folded
};

}  // namespace greyscope::app
