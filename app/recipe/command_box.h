#pragma once

#include <QWidget>

class QPlainTextEdit;

namespace greyscope::app {

/// A command of the command line, to read and to copy.
class CommandBox : public QWidget {
    Q_OBJECT

public:
    explicit CommandBox(QWidget* parent = nullptr);
    void setCommand(const QString& text);

private:
    QPlainTextEdit* m_text;
};

}  // namespace greyscope::app
