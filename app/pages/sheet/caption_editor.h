#pragma once

#include <QWidget>

class QPlainTextEdit;
class QToolButton;

namespace greyscope::app {

/// The caption of a sheet. It is generated from the panels until the user writes another one, which then stays and can
/// be replaced by the generated one again. Letters between pairs of asterisks are bold.
class CaptionEditor : public QWidget {
    Q_OBJECT

public:
    explicit CaptionEditor(QWidget* parent = nullptr);
    /// `own`: the user wrote it.
    void setCaption(const QString& caption, bool own);

signals:
    /// Null: the caption is to be generated again.
    void edited(const QString& caption);

private:
    QPlainTextEdit* m_text;
    QToolButton* m_again;
    bool m_showing = false;
};

}  // namespace greyscope::app
