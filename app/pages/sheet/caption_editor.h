#pragma once

#include <QWidget>

class QPlainTextEdit;
class QToolButton;

namespace greyscope::app {

/// The caption of a sheet: as it is made of the panels, until somebody writes another; then that one stays, and can be
/// made anew. Letters between pairs of asterisks are bold.
class CaptionEditor : public QWidget {
    Q_OBJECT

public:
    explicit CaptionEditor(QWidget* parent = nullptr);
    /// `own`: the author wrote it.
    void setCaption(const QString& caption, bool own);

signals:
    /// Null: it is to be made of the panels again.
    void edited(const QString& caption);

private:
    QPlainTextEdit* m_text;
    QToolButton* m_again;
    bool m_showing = false;
};

}  // namespace greyscope::app
