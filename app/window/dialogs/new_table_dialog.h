#pragma once

#include <QDialog>

#include "widgets/common/plain_text.h"

class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace greyscope::app {

/// A dialog in which the user types a table: the numbers of one series, or rows with a heading.
class NewTableDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewTableDialog(QWidget* parent);

signals:
    void entered(const QString& name, const QString& text);

private:
    void tellWhatItIs();

    QLineEdit* m_name;
    QPlainTextEdit* m_text;
    widgets::PlainLabel* m_what;
    QPushButton* m_make;
};

}  // namespace greyscope::app
