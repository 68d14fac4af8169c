#pragma once

#include <QDialog>

#include <vector>

#include "app/window/document/autosave.h"

class QPushButton;
class QTreeWidget;

namespace greyscope::app {

/// A dialog that lists the studies that earlier sessions left unsaved, newest first. One can be recovered, and any
/// number discarded. The dialog deletes itself.
class LeftStudiesDialog : public QDialog {
    Q_OBJECT

public:
    enum class Does { recover, discard };
    LeftStudiesDialog(std::vector<LeftStudy> left, QWidget* parent);
    [[nodiscard]] QPushButton* button(Does does) const { return does == Does::recover ? m_recover : m_discard; }

signals:
    void recovered(const LeftStudy& left);
    void discarded(const LeftStudy& left);

private:
    void list();
    void follow();
    void recover();
    void discard();
    /// Returns the positions of the selected studies in the list, in ascending order.
    [[nodiscard]] std::vector<std::size_t> selected() const;

    std::vector<LeftStudy> m_left;
    QTreeWidget* m_list;
    QPushButton* m_recover;
    QPushButton* m_discard;
};

}  // namespace greyscope::app
