#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <optional>

namespace greyscope::widgets {

/// The codes of the languages that the program has, English first: "en", "zh_CN".
[[nodiscard]] QStringList languages();

/// The code of the one that suits a locale: of its language and script, whatever the country. None where none does.
[[nodiscard]] std::optional<QString> languageFor(const QLocale& wanted);

/// Says everything in this language from now on, where the program has it, else in English; windows are told by
/// QEvent::LanguageChange. Call it once there is an application: the plurals of English are a translation too.
void useLanguage(const QLocale& wanted);

/// The code of the one in use.
[[nodiscard]] QString languageInUse();

/// What a language of the program says, without saying it: for words of two languages side by side.
[[nodiscard]] std::unique_ptr<QTranslator> translatorOf(const QString& code);

/// Adds what a translator is working on, a .qm file, to the language in use. False where it is none.
[[nodiscard]] bool useTranslation(const QString& file);

}  // namespace greyscope::widgets
