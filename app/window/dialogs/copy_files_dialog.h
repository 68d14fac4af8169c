#pragma once

#include <QDialog>

#include <set>
#include <string>
#include <vector>

#include "app/study/file/study_archive.h"

class QTreeWidget;

namespace greyscope::app {

/// A dialog that asks which files are included in a copy of the study with its data. Files inside the study's folder
/// are checked at first, others are not. Files that cannot be included show the reason. The dialog deletes itself.
class CopyFilesDialog : public QDialog {
    Q_OBJECT

public:
    CopyFilesDialog(const std::vector<DataFile>& files, QWidget* parent);
    /// Returns the paths of the checked files.
    [[nodiscard]] std::set<std::string> chosen() const;

private:
    QTreeWidget* m_list;
    std::vector<DataFile> m_files;
};

}  // namespace greyscope::app
