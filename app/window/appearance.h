#pragma once

#include <QObject>
#include <QSettings>
#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

namespace greyscope::app {

enum class ThemeChoice { system, light, dark, highContrast };

/// What the program can speak: codes for setLanguage(), the system's first, and their own names for themselves, so that
/// each is found by who reads it.
[[nodiscard]] std::vector<std::pair<QString, QString>> languageChoices();

/// The look of the whole program: Fusion, a palette for the theme, the font; a short style sheet, which the window
/// hands down to all that is in it; and the language.
class Appearance : public QObject {
    Q_OBJECT

public:
    Appearance(QSettings& settings, QWidget& window);

    [[nodiscard]] ThemeChoice theme() const { return m_theme; }
    void setTheme(ThemeChoice choice);
    [[nodiscard]] bool largerType() const { return m_larger; }
    void setLargerType(bool larger);
    /// Larger type for a while, as in a lecture: what the user chose stays as it is.
    void lendLargerType(bool larger);
    /// How much wider than usual a column of text has to be.
    [[nodiscard]] double typeTimes() const;
    /// A code of widgets::languages(); empty: that of the system.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);
    /// Looks again at the system's colours; does something only where the system decides.
    void followSystem();

signals:
    /// Theme, type or language were set, here or elsewhere.
    void changed();

private:
    void apply();
    void applyLanguage();

    QSettings& m_settings;
    QWidget& m_window;
    ThemeChoice m_theme = ThemeChoice::system;
    bool m_larger = false;
    bool m_lent = false;
};

}  // namespace greyscope::app
