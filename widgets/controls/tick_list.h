#pragma once

#include <QListWidget>

#include <string>
#include <vector>

namespace greyscope::widgets {

/// Names with a tick each.
class TickList : public QListWidget {
    Q_OBJECT

public:
    struct Entry {
        std::string name;
        QString text;
        bool ticked = false;
    };
    /// `what` names the list for those who hear it.
    explicit TickList(const QString& what, QWidget* parent = nullptr);
    /// Tells nobody. Items stay where the names do, as one of them may be telling of its tick.
    void setEntries(const std::vector<Entry>& entries);
    /// In the order of the list.
    [[nodiscard]] std::vector<std::string> ticked() const;
    /// Those that are not hidden, in one change.
    void tickShown(bool tick);
    /// As high as its items, within bounds.
    void fitRows(int fewest, int most);

signals:
    /// Somebody ticked something.
    void edited();

private:
    [[nodiscard]] bool lists(const std::vector<Entry>& entries) const;
};

}  // namespace greyscope::widgets
