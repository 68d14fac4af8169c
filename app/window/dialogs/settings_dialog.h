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

/// The settings for all studies: the look and language of the program, the defaults for new studies, and the folder for
/// files. Changes take effect immediately.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(Appearance& appearance, Defaults& defaults, QWidget* parent);
    /// Opens the dialog of a window, or brings it to the front.
    static void show(QWidget& window, Appearance& appearance, Defaults& defaults);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Builds all controls in the current language; the keyboard focus stays on its control.
    void build();
    void addAppearance(QFormLayout& form);
    void addDefaults(QFormLayout& form);
    void addFolder(QFormLayout& form);
    /// Shows the current values, wherever they were changed.
    void follow();
    void fit();

    Appearance& m_appearance;
    Defaults& m_defaults;
    widgets::ScrolledRoom* m_room = nullptr;  ///< contains all controls
    std::vector<std::function<void()>> m_followers;
};

}  // namespace greyscope::app
