#pragma once

#include <QDialog>
#include <QMainWindow>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace greyscope::app {

/// Finds any command of the window by a part of its words, and runs it.
class CommandFinder : public QDialog {
    Q_OBJECT

public:
    explicit CommandFinder(QMainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void runChosen();
    void filter(const QString& words);

    QMainWindow& m_window;
    QLineEdit* m_words;
    QListView* m_list;
    QSortFilterProxyModel* m_found;
};

}  // namespace greyscope::app
