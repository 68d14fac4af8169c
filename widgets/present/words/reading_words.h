#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "core/data/roles/reading.h"

namespace greyscope::widgets {

/// The chart of a reading in one sentence: "bw along threads, one series per host".
[[nodiscard]] QString readingSentence(const data::Reading& reading);

/// A part of the sentence; `part` is empty for the words between.
struct SentencePiece {
    QString text;
    std::optional<data::ReadingPart> part = {};
};
/// The pieces that the sentence consists of.
[[nodiscard]] std::vector<SentencePiece> readingPieces(const data::Reading& reading);
/// A part of a reading: "host × app".
[[nodiscard]] QString readingPartText(const data::Reading& reading, data::ReadingPart part);

/// "32 series of 25 to 47 points, 1388 rows used, 0 left out", with the rows that are averaged or held.
[[nodiscard]] QString readingAccountText(const data::ReadingAccount& account);

enum class AccountTone { plain, averaged, leftOut };
struct AccountPhrase {
    QString text;
    AccountTone tone = AccountTone::plain;
};
/// The phrases of the account: the first one is about the series, the others are about rows.
[[nodiscard]] std::vector<AccountPhrase> readingAccountPhrases(const data::ReadingAccount& account);

/// The difference of an alternative reading: "along nodes", "without series per api".
[[nodiscard]] QString alternativeText(const data::Alternative& alternative);

}  // namespace greyscope::widgets
