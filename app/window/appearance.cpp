#include "app/window/appearance.h"

#include <QApplication>
#include <QStyleFactory>

#include "widgets/common/language.h"
#include "widgets/common/theme/style.h"
#include "widgets/common/theme/style_sheet.h"
#include "widgets/common/theme/theme.h"

namespace greyscope::app {

using widgets::Theme;

namespace {

constexpr const char* kThemeKey = "appearance/theme";
constexpr const char* kLargerKey = "appearance/larger_type";
constexpr const char* kLanguageKey = "appearance/language";
constexpr double kTextPt = 9.75;
constexpr double kLargerTextPt = 11.5;
constexpr double kUsualDpi = 96.0;

const QStringList kNames{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark"),
                         QStringLiteral("high_contrast")};

/// Qt 6.4 does not report a preference for high contrast, but its colours do: only such themes use pure black and
/// white.
constexpr double kWishForContrast = 20.0;

Theme systemTheme() {
    // Qt reports the system's palette only if the program has not set one.
    QApplication::setPalette(QPalette());
    const QPalette palette = QApplication::palette();
    if (widgets::contrast(palette.color(QPalette::Window), palette.color(QPalette::WindowText)) >= kWishForContrast) {
        return Theme::highContrast();
    }
    return Theme::of(palette).dark ? Theme::darkTheme() : Theme::light();
}

Theme themeOf(ThemeChoice choice) {
    switch (choice) {
        case ThemeChoice::system:
            return systemTheme();
        case ThemeChoice::light:
            return Theme::light();
        case ThemeChoice::dark:
            return Theme::darkTheme();
        case ThemeChoice::highContrast:
            return Theme::highContrast();
    }
    return Theme::light();
}

}  // namespace

std::vector<std::pair<QString, QString>> languageChoices() {
    std::vector<std::pair<QString, QString>> choices{{{}, Appearance::tr("As the system")}};
    for (const QString& code : widgets::languages()) {
        const QLocale locale(code);
        choices.emplace_back(
            code, locale.language() == QLocale::English ? QStringLiteral("English") : locale.nativeLanguageName());
    }
    return choices;
}

Appearance::Appearance(QSettings& settings, QWidget& window) : m_settings(settings), m_window(window) {
    const auto stored = kNames.indexOf(m_settings.value(QLatin1String(kThemeKey)).toString());
    m_theme = static_cast<ThemeChoice>(stored < 0 ? 0 : stored);
    m_larger = m_settings.value(QLatin1String(kLargerKey), false).toBool();
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    apply();
    applyLanguage();
}

QString Appearance::language() const {
    return m_settings.value(QLatin1String(kLanguageKey)).toString();
}

void Appearance::setLanguage(const QString& code) {
    m_settings.setValue(QLatin1String(kLanguageKey), code);
    applyLanguage();
    emit changed();
}

void Appearance::applyLanguage() {
    widgets::useLanguage(language().isEmpty() ? QLocale::system() : QLocale(language()));
}

void Appearance::setTheme(ThemeChoice choice) {
    m_theme = choice;
    m_settings.setValue(QLatin1String(kThemeKey), kNames.at(static_cast<int>(choice)));
    apply();
}

void Appearance::setLargerType(bool larger) {
    m_larger = larger;
    m_settings.setValue(QLatin1String(kLargerKey), larger);
    apply();
}

void Appearance::lendLargerType(bool larger) {
    if (m_lent != larger) {
        m_lent = larger;
        apply();
    }
}

double Appearance::typeTimes() const {
    return m_larger || m_lent ? kLargerTextPt / kTextPt : 1.0;
}

void Appearance::followSystem() {
    if (m_theme == ThemeChoice::system) {
        apply();
    }
}

void Appearance::apply() {
    const Theme theme = themeOf(m_theme);
    QFont font = QApplication::font();
    font.setFamilies(widgets::Style::screen(theme).text().families());
    font.setPointSizeF(kTextPt * typeTimes());
    // Scales drawn text with the rest if the screen asks for larger fonts without a larger device pixel ratio.
    widgets::Style::setScreenType(typeTimes() * m_window.logicalDpiY() / kUsualDpi);
    QApplication::setFont(font);
    QApplication::setPalette(theme.palette());
    // A style sheet of the whole application would be evaluated again for every widget each time that it gets a new
    // parent.
    m_window.setStyleSheet(widgets::styleSheet(theme));
    emit changed();
}

}  // namespace greyscope::app
