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
    /// `what` is the accessible name of the list.
    explicit TickList(const QString& what, QWidget* parent = nullptr);
    /// Emits nothing. Keeps the items if the names are the same, because the call may come from an item's own signal.
    void setEntries(const std::vector<Entry>& entries);
    /// The checked names, in the order of the list.
    [[nodiscard]] std::vector<std::string> ticked() const;
    /// Checks or unchecks all visible items; emits edited() once.
    void tickShown(bool tick);
    /// Makes the list as high as its items, between `fewest` and `most` rows.
    void fitRows(int fewest, int most);

signals:
    /// The user checked or unchecked an item.
    void edited();

private:
    [[nodiscard]] bool lists(const std::vector<Entry>& entries) const;
};

}  // namespace greyscope::widgets
