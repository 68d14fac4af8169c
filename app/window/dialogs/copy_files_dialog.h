#pragma once

#include <QDialog>

#include <set>
#include <string>
#include <vector>

#include "app/study/file/study_archive.h"

class QTreeWidget;

namespace greyscope::app {

/// Asks which files go into a copy of the study with its data. Those inside the study's folder are ticked, those
/// outside are not, and those that cannot go into a copy tell why. It deletes itself.
class CopyFilesDialog : public QDialog {
    Q_OBJECT

public:
    CopyFilesDialog(const std::vector<DataFile>& files, QWidget* parent);
    /// The paths of the ticked files.
    [[nodiscard]] std::set<std::string> chosen() const;

private:
    QTreeWidget* m_list;
    std::vector<DataFile> m_files;
};

}  // namespace greyscope::app
