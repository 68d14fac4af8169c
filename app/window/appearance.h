#pragma once

#include <QObject>
#include <QSettings>
#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

namespace greyscope::app {

enum class ThemeChoice { system, light, dark, highContrast };

/// Returns the languages of the program as pairs: code for setLanguage(), and name of the language in that language.
/// The system's language is first.
[[nodiscard]] std::vector<std::pair<QString, QString>> languageChoices();

/// The appearance of the whole program: the Fusion style, a palette for the theme, the font, a short style sheet that
/// the window applies to all its widgets, and the language.
class Appearance : public QObject {
    Q_OBJECT

public:
    Appearance(QSettings& settings, QWidget& window);

    [[nodiscard]] ThemeChoice theme() const { return m_theme; }
    void setTheme(ThemeChoice choice);
    [[nodiscard]] bool largerType() const { return m_larger; }
    void setLargerType(bool larger);
    /// Enlarges the font temporarily, as for a lecture. The user's setting does not change.
    void lendLargerType(bool larger);
    /// Returns the factor by which a column of text must be wider than with the default font size.
    [[nodiscard]] double typeTimes() const;
    /// Returns the chosen language, as a code of widgets::languages(); empty: the language of the system.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);
    /// Reads the colours of the system again, if the theme follows the system; otherwise does nothing.
    void followSystem();

signals:
    /// The theme, the font size or the language has changed, here or elsewhere.
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
