#pragma once

#include <QObject>
#include <QSettings>
#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

namespace greyscope::app {

enum class ThemeChoice { system, light, dark, highContrast };

/// Returns the available languages: codes for setLanguage(), the system's first, and each language's own name, so that
/// its speakers find it.
[[nodiscard]] std::vector<std::pair<QString, QString>> languageChoices();

/// The look of the whole program: the Fusion style, a palette for the theme, the font, a short style sheet that the
/// window applies to all its widgets, and the language.
class Appearance : public QObject {
    Q_OBJECT

public:
    Appearance(QSettings& settings, QWidget& window);

    [[nodiscard]] ThemeChoice theme() const { return m_theme; }
    void setTheme(ThemeChoice choice);
    [[nodiscard]] bool largerType() const { return m_larger; }
    void setLargerType(bool larger);
    /// Enlarges the font temporarily, as in a lecture; the user's setting does not change.
    void lendLargerType(bool larger);
    /// Returns the factor by which a column of text must be wider than usual.
    [[nodiscard]] double typeTimes() const;
    /// A code of widgets::languages(); empty: the system's language.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);
    /// Reads the system's colours again; has no effect unless the theme follows the system.
    void followSystem();

signals:
    /// The theme, font size or language was changed, here or elsewhere.
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
