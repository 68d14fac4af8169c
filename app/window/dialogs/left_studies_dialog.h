#pragma once

#include <QDialog>

#include <vector>

#include "app/window/document/autosave.h"

class QPushButton;
class QTreeWidget;

namespace greyscope::app {

/// The studies that earlier sessions left unsaved, newest first: one can be recovered, any of them discarded. The
/// dialog deletes itself.
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
    /// Returns the selected positions in ascending order.
    [[nodiscard]] std::vector<std::size_t> selected() const;

    std::vector<LeftStudy> m_left;
    QTreeWidget* m_list;
    QPushButton* m_recover;
    QPushButton* m_discard;
};

}  // namespace greyscope::app
