#pragma once

#include <QDialog>

#include <functional>
#include <vector>

#include "app/study/choices/defaults.h"
#include "app/window/appearance.h"

class QFormLayout;

namespace greyscope::widgets {
class ScrolledRoom;
}

namespace greyscope::app {

/// What holds for every study: the look and the language of the program, what studies begin with, and where files are
/// looked for. Everything takes effect at once, beside the window.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(Appearance& appearance, Defaults& defaults, QWidget* parent);
    /// Opens the dialog of a window, or brings it to the front.
    static void show(QWidget& window, Appearance& appearance, Defaults& defaults);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Everything in the language in use; the control with the keyboard keeps it.
    void build();
    void addAppearance(QFormLayout& form);
    void addDefaults(QFormLayout& form);
    void addFolder(QFormLayout& form);
    /// The values, wherever they were set.
    void follow();
    void fit();

    Appearance& m_appearance;
    Defaults& m_defaults;
    widgets::ScrolledRoom* m_room = nullptr;  ///< with all that stands in it
    std::vector<std::function<void()>> m_followers;
};

}  // namespace greyscope::app
