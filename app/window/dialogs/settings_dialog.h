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

/// The dialog for settings that apply to all studies: the look and the language of the program, the defaults for new
/// studies, and the folder for files. Changes take effect immediately.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(Appearance& appearance, Defaults& defaults, QWidget* parent);
    /// Opens the settings dialog of a window, or brings it to the front if it is open.
    static void show(QWidget& window, Appearance& appearance, Defaults& defaults);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Builds all controls again in the current language. The keyboard focus stays on the same control.
    void build();
    void addAppearance(QFormLayout& form);
    void addDefaults(QFormLayout& form);
    void addFolder(QFormLayout& form);
    /// Updates all controls to the current values, which may have changed elsewhere.
    void follow();
    void fit();

    Appearance& m_appearance;
    Defaults& m_defaults;
    widgets::ScrolledRoom* m_room = nullptr;  ///< widget that contains all controls
    std::vector<std::function<void()>> m_followers;
};

}  // namespace greyscope::app
