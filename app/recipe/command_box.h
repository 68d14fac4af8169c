#pragma once

#include <QWidget>

class QPlainTextEdit;
class QToolButton;

namespace greyscope::app {

/// A box with a command for the terminal, to read and to copy; or with the reason why there is no equivalent command.
class CommandBox : public QWidget {
    Q_OBJECT

public:
    explicit CommandBox(QWidget* parent = nullptr);
    void setCommand(const QString& text);
    /// Shows the reason `why` there is no command.
    void setNone(const QString& why);

private:
    void setText(const QString& text, bool command);

    QPlainTextEdit* m_text;
    QToolButton* m_copy;
};

}  // namespace greyscope::app
