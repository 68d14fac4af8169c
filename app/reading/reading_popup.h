#pragma once

#include <QFrame>

#include <string>
#include <vector>

class QListWidget;
class QVBoxLayout;

namespace greyscope::app {

/// What a part of the sentence can be read as: its cards where they have no room on the page, and every column.
class ReadingPopup : public QFrame {
    Q_OBJECT

public:
    struct Entry {
        std::vector<std::string> columns;  ///< that the part has when this entry is chosen
        QString text;
        QString tip = {};
        bool ticked = false;  ///< it is among the columns of the part
    };

    ReadingPopup(const QString& what, QWidget* parent);
    /// `several`: each entry adds a column or takes one away; otherwise one of them is chosen.
    void setEntries(std::vector<Entry> entries, bool several);
    /// Takes it until it is put elsewhere.
    void takeCards(QWidget* cards);
    void openBelow(const QWidget& part);
    void enterList();

signals:
    void chosen(const std::vector<std::string>& columns);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(int row);

    QVBoxLayout* m_column;
    QListWidget* m_list;
    std::vector<Entry> m_entries;
};

}  // namespace greyscope::app
