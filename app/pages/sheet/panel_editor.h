#pragma once

#include <QWidget>

#include "app/export/figure_origin.h"

namespace greyscope::app {

class LookEditor;

/// The controls for the selected panel of a sheet: they move it, remove it, and change its look.
class PanelEditor : public QWidget {
    Q_OBJECT

public:
    explicit PanelEditor(QWidget* parent = nullptr);
    void setFigure(const StudyFigure& figure);
    void askTitle();

signals:
    void moveRequested(int by);
    void removeRequested();
    void lookEdited(const greyscope::widgets::FigureLook& look);

private:
    LookEditor* m_look;
};

}  // namespace greyscope::app
