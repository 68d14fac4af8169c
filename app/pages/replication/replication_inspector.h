#pragma once

#include "widgets/common/plain_text.h"
#include "widgets/controls/section.h"
#include "widgets/present/replication/replication_present.h"

class QBoxLayout;
class QPushButton;

class QComboBox;

namespace greyscope::app {

class FormulaView;

/// The inspector of the Replication page, for one published value. It shows the verdict, the printed and the recomputed
/// arithmetic, how the value was read, and the rules that apply.
class ReplicationInspector : public widgets::InspectorPanel {
    Q_OBJECT

public:
    explicit ReplicationInspector(QWidget* parent = nullptr);

    /// Shows a published value. `line` is the index of a line of the report, and `item` that of one of the values in
    /// it.
    void show(const published::ReplicationReport& report, const published::Judged& judged, std::size_t line,
              std::size_t item);
    void showNothing();
    /// Sets whether the sample study is open. It determines the text of the button, which opens the view of the value,
    /// or first the sample study.
    void setSampleOpen(bool open);

    [[nodiscard]] QComboBox* values() const { return m_values; }
    [[nodiscard]] QPushButton* openButton() const { return m_open; }
    /// Returns everything that the inspector shows, as text.
    [[nodiscard]] QString text() const { return m_text; }

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    void itemChosen(std::size_t item);
    void openRequested();

private:
    void buildHead();
    void buildFoot();
    void showHead(const published::Item& item, widgets::LineState state);
    void fillValues(const published::ReplicationReport& report, const published::ReportLine& line, std::size_t item);
    void showArithmetic(const published::Item& item, const published::Judgement& judgement);
    void labelButton();

    QWidget* m_content = nullptr;
    widgets::PlainLabel* m_nothing = nullptr;
    widgets::PlainLabel* m_icon = nullptr;
    widgets::PlainLabel* m_verdict = nullptr;
    widgets::PlainLabel* m_where = nullptr;
    widgets::PlainLabel* m_quantity = nullptr;
    QComboBox* m_values = nullptr;
    FormulaView* m_published = nullptr;
    QVBoxLayout* m_recomputed = nullptr;
    widgets::Section* m_besideSection = nullptr;
    widgets::Section* m_criterionSection = nullptr;
    widgets::PlainLabel* m_criterion = nullptr;
    QVBoxLayout* m_beside = nullptr;
    widgets::PlainLabel* m_why = nullptr;
    widgets::PlainLabel* m_rules = nullptr;
    QBoxLayout* m_foot = nullptr;
    QPushButton* m_open = nullptr;
    published::Setting::View m_view = published::Setting::View::none;
    bool m_sampleOpen = false;
    QString m_text;
};

}  // namespace greyscope::app
