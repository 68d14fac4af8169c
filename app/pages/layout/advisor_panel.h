#pragma once

#include <vector>

#include "core/access/advisor.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/section.h"

class QPlainTextEdit;

namespace greyscope::widgets {
class Segmented;
}

namespace greyscope::app {

/// What the papers say of this pattern on this layout, why the other rules are silent, and the commands that make both
/// files.
class AdvisorPanel : public widgets::InspectorPanel {
    Q_OBJECT

public:
    explicit AdvisorPanel(QWidget* parent = nullptr);
    void setAdvice(const std::vector<access::Advice>& advice);
    /// `text` are commands, or why there are none.
    void setCommands(const QString& text, bool usable);
    [[nodiscard]] bool yaml() const;
    [[nodiscard]] int notes() const { return m_notes; }

signals:
    void formChosen();

private:
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
    bool m_spoke = true;  ///< the silent rules are folded where any speaks
};

}  // namespace greyscope::app
