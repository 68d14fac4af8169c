#pragma once

#include <QWidget>

#include <set>
#include <string>
#include <vector>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace greyscope::app {

/// Names to check, with a line that finds some of many, and buttons for all of those that it finds.
class CheckedList : public QWidget {
    Q_OBJECT

public:
    struct Item {
        std::string name;
        QString more = {};  ///< behind the name: "192"
        bool operator==(const Item&) const = default;
    };
    /// `what` names the list for those who hear it.
    explicit CheckedList(const QString& what, QWidget* parent = nullptr);
    /// Tells nobody.
    void setItems(const std::vector<Item>& items, const std::vector<std::string>& checked);
    /// In the order of the list; of those that are not listed nothing is known.
    [[nodiscard]] std::vector<std::string> checked() const;

signals:
    void edited();

private:
    void checkShown(bool check);
    void find(const QString& text);

    std::vector<Item> m_items;
    QLineEdit* m_search;
    QListWidget* m_list;
    QWidget* m_buttons;
};

}  // namespace greyscope::app
