#pragma once

#include <QDialog>

#include <vector>

#include "app/study/study.h"
#include "app/study/tables/reread_table.h"

class QLineEdit;

namespace greyscope::app {

/// A dialog that replaces the data of the study: for each file of its tables, another one can be chosen.
class OtherDataDialog : public QDialog {
    Q_OBJECT

public:
    OtherDataDialog(const Study& study, const QString& folder, QWidget* parent);
    /// Returns the files that the user has replaced, each with its replacement.
    [[nodiscard]] OtherFiles files() const;

private:
    void choose(QLineEdit& edit, const QString& file);

    struct Row {
        std::string path;
        QLineEdit* instead;
    };
    std::vector<Row> m_rows;
    QString m_folder;
};

}  // namespace greyscope::app
