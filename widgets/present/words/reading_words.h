#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "core/data/roles/reading.h"

namespace greyscope::widgets {

/// "bw along threads, one series per host": what the chart of a reading shows.
[[nodiscard]] QString readingSentence(const data::Reading& reading);

/// Words of the sentence, or one of its parts.
struct SentencePiece {
    QString text;
    std::optional<data::ReadingPart> part = {};
};
/// The pieces that the sentence consists of.
[[nodiscard]] std::vector<SentencePiece> readingPieces(const data::Reading& reading);
/// "host × app": one of its parts.
[[nodiscard]] QString readingPartText(const data::Reading& reading, data::ReadingPart part);

/// "32 series of 25 to 47 points, 1388 rows used, 0 left out", and rows that are averaged or held.
[[nodiscard]] QString readingAccountText(const data::ReadingAccount& account);

enum class AccountTone { plain, averaged, leftOut };
struct AccountPhrase {
    QString text;
    AccountTone tone = AccountTone::plain;
};
/// The phrases of the account: the first one is about the series, the others are about rows.
[[nodiscard]] std::vector<AccountPhrase> readingAccountPhrases(const data::ReadingAccount& account);

/// What the alternative changes: "along nodes", "without series per api".
[[nodiscard]] QString alternativeText(const data::Alternative& alternative);

}  // namespace greyscope::widgets
