#pragma once

#include <QListWidget>

#include <string>
#include <vector>

namespace greyscope::widgets {

/// A list of names with check boxes.
class TickList : public QListWidget {
    Q_OBJECT

public:
    struct Entry {
        std::string name;
        QString text;
        bool ticked = false;
    };
    /// Creates an empty list. `what` is its accessible name.
    explicit TickList(const QString& what, QWidget* parent = nullptr);
    /// Sets the items without emitting edited(). If the names are the same as before, the items are kept and only
    /// updated. This is safe in a call from a signal of an item.
    void setEntries(const std::vector<Entry>& entries);
    /// The names of the checked items, in the order of the list.
    [[nodiscard]] std::vector<std::string> ticked() const;
    /// Checks or unchecks all items that are visible, not those that a filter hides; emits edited() once.
    void tickShown(bool tick);
    /// Sets the height of the list to that of its items, but at least `fewest` and at most `most` rows.
    void fitRows(int fewest, int most);

signals:
    /// The user checked or unchecked an item.
    void edited();

private:
    [[nodiscard]] bool lists(const std::vector<Entry>& entries) const;
};

}  // namespace greyscope::widgets
