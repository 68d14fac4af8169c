#pragma once

#include <QWidget>

#include <string>

#include "app/study/study.h"

class QListWidget;
class QPushButton;

namespace greyscope::app {

/// The tables of the study, and where new ones come from. A click on Open or Paste runs the window's command of that
/// name, so that the list needs to know nothing of files.
class TableList : public QWidget {
    Q_OBJECT

public:
    explicit TableList(QWidget* parent = nullptr);
    void setTables(const std::vector<StudyTable>& tables, const std::string& current);

signals:
    void tableChosen(const QString& name);
    void removeRequested(const QString& name);

private:
    QPushButton* commandButton(const QString& text, const QString& iconName, const QString& command);

    QListWidget* m_list;
};

}  // namespace greyscope::app
