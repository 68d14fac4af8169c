#include "app/pages/sheet/panel_editor.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <functional>

#include "app/export/look_editor.h"

namespace greyscope::app {

PanelEditor::PanelEditor(QWidget* parent) : QWidget(parent), m_look(new LookEditor) {
    auto* order = new QHBoxLayout;
    const auto add = [&](const QString& text, const char* name, const std::function<void()>& run) {
        auto* button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        connect(button, &QPushButton::clicked, this, run);
        order->addWidget(button);
    };
    add(tr("Move forward"), "panel.earlier", [this] { emit moveRequested(-1); });
    add(tr("Move back"), "panel.later", [this] { emit moveRequested(1); });
    add(tr("Remove"), "panel.remove", [this] { emit removeRequested(); });
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(order);
    rows->addWidget(m_look);
    connect(m_look, &LookEditor::edited, this, &PanelEditor::lookEdited);
}

void PanelEditor::setFigure(const StudyFigure& figure) {
    if (figure.undressed) {
        m_look->setFigure(*figure.undressed, figure.look);
    }
}

void PanelEditor::askTitle() {
    m_look->askTitle();
}

}  // namespace greyscope::app
