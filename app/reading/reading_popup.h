#pragma once

#include <QFrame>

#include <string>
#include <vector>

class QListWidget;
class QVBoxLayout;

namespace greyscope::app {

/// The menu of a part of the sentence: it lists every column that the part can be, and contains the cards of the part
/// if the page has no room for them.
class ReadingPopup : public QFrame {
    Q_OBJECT

public:
    struct Entry {
        std::vector<std::string> columns;  ///< columns that the part has after this entry is chosen
        QString text;
        QString tip = {};
        bool ticked = false;  ///< whether the column of the entry belongs to the part now
    };

    ReadingPopup(const QString& what, QWidget* parent);
    /// Sets the entries. `several`: whether each entry adds a column or removes it; otherwise it replaces the column of
    /// the part.
    void setEntries(std::vector<Entry> entries, bool several);
    /// Moves the widget with the cards into the menu, until it is put back on the page.
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
