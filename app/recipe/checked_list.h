#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QLineEdit;

namespace greyscope::widgets {
class TickList;
}

namespace greyscope::app {

/// Names to check, with a line that finds some of many, and buttons for all of those that it finds.
class CheckedList : public QWidget {
    Q_OBJECT

public:
    struct Item {
        std::string name;
        QString more = {};  ///< behind the name: "192"
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
    void find(const QString& text);

    QLineEdit* m_search;
    widgets::TickList* m_list;
    QWidget* m_buttons;
};

}  // namespace greyscope::app
