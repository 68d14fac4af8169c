#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <optional>

namespace greyscope::widgets {

/// The codes of the languages of the program, English first: "en", "zh_CN".
[[nodiscard]] QStringList languages();

/// Returns the code of the language for a locale: the language and script decide, the country does not. Returns nullopt
/// if the program does not have that language.
[[nodiscard]] std::optional<QString> languageFor(const QLocale& wanted);

/// Switches the program to the language of a locale, or to English if the program does not have it. Windows then
/// receive QEvent::LanguageChange. The application must exist. Call it for English too, because the English plural
/// forms come from a translation file.
void useLanguage(const QLocale& wanted);

/// The code of the current language.
[[nodiscard]] QString languageInUse();

/// Returns a translator with the texts of a language, without switching the program to it. For texts in two languages
/// side by side.
[[nodiscard]] std::unique_ptr<QTranslator> translatorOf(const QString& code);

/// Adds the texts of a .qm file to the current language, so that the author of a translation can try it. Returns false
/// if the file is not a translation.
[[nodiscard]] bool useTranslation(const QString& file);

}  // namespace greyscope::widgets
