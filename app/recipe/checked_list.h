#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QLineEdit;

namespace greyscope::widgets {
class TickList;
}

namespace greyscope::app {

/// A list of names with check boxes. If the list is long, it has a search field, and buttons that check all or none of
/// the names found.
class CheckedList : public QWidget {
    Q_OBJECT

public:
    struct Item {
        std::string name;
        QString more = {};  ///< text after the name, such as a number of rows: "192"
    };
    /// Creates an empty list. `what` is its name for screen readers.
    explicit CheckedList(const QString& what, QWidget* parent = nullptr);
    /// Sets the items and which of them are checked; emits no signal.
    void setItems(const std::vector<Item>& items, const std::vector<std::string>& checked);
    /// Returns the checked names in the order of the list; checked names that are not in the list are dropped.
    [[nodiscard]] std::vector<std::string> checked() const;

signals:
    void edited();

private:
    void find(const QString& text);

    QLineEdit* m_search;
    widgets::TickList* m_list;
    QWidget* m_buttons;
};

}  // namespace greyscope::app
