#pragma once

#include <QWidget>

#include "app/study/file/study_store.h"

class QLineEdit;
class QListWidget;
class QPushButton;

namespace greyscope::widgets {
class PlainLabel;
}

namespace greyscope::app {

/// The panel for the history of the study: its steps, oldest first. Selecting a step restores the state after it; a
/// state can be given a name.
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPanel(StudyStore& store, QWidget* parent = nullptr);

private:
    void build();
    void show();
    void addStep(const HistoryStep& step, const std::string& part, bool undone);
    void beginName();
    void takeName();

    StudyStore& m_store;
    widgets::PlainLabel* m_count = nullptr;
    QListWidget* m_steps = nullptr;
    QPushButton* m_name = nullptr;
    QLineEdit* m_typed = nullptr;  ///< text field in which a name is being entered; null if none is
};

}  // namespace greyscope::app
