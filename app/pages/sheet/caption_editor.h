#pragma once

#include <QWidget>

class QPlainTextEdit;
class QToolButton;

namespace greyscope::app {

/// An editor for the caption of a sheet. The caption is generated from the panels, until the user writes another one.
/// That one stays until the user requests the generated one again. Letters between pairs of asterisks are bold.
class CaptionEditor : public QWidget {
    Q_OBJECT

public:
    explicit CaptionEditor(QWidget* parent = nullptr);
    /// Shows a caption; `own`: whether the user wrote it.
    void setCaption(const QString& caption, bool own);

signals:
    /// The user has written a caption; a null string requests the generated caption again.
    void edited(const QString& caption);

private:
    QPlainTextEdit* m_text;
    QToolButton* m_again;
    bool m_showing = false;
};

}  // namespace greyscope::app
