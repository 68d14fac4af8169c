#pragma once

#include <QDialog>

#include <functional>
#include <vector>

#include "app/run/commands.h"

class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace greyscope::app {

/// An entry that CommandFinder lists besides the commands.
struct Findable {
    QString words;
    std::function<void()> run;
};

/// A dialog that finds a command of the window by a part of its text, and runs it.
class CommandFinder : public QDialog {
    Q_OBJECT

public:
    explicit CommandFinder(const Commands& commands, std::vector<Findable> further = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void runChosen();
    void filter(const QString& words);

    const Commands& m_commands;
    std::vector<Findable> m_further;
    QLineEdit* m_words;
    QListView* m_list;
    QSortFilterProxyModel* m_found;
};

}  // namespace greyscope::app
