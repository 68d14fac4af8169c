#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <optional>

namespace greyscope::widgets {

/// The codes of the languages of the program, English first: "en", "zh_CN".
[[nodiscard]] QStringList languages();

/// The code of the language for a locale, by language and script, whatever the country; nullopt if the program does not
/// have it.
[[nodiscard]] std::optional<QString> languageFor(const QLocale& wanted);

/// Switches the program to this language, or to English if the program does not have it. Windows receive
/// QEvent::LanguageChange. The application must exist; call it for English too, whose plural forms are a translation.
void useLanguage(const QLocale& wanted);

/// The code of the current language.
[[nodiscard]] QString languageInUse();

/// The texts of a language without switching to it, for texts in two languages side by side.
[[nodiscard]] std::unique_ptr<QTranslator> translatorOf(const QString& code);

/// Adds a translator's unfinished .qm file to the current language. Returns false if the file is not a translation.
[[nodiscard]] bool useTranslation(const QString& file);

}  // namespace greyscope::widgets
