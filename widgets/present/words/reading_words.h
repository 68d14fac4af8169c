#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "core/data/roles/reading.h"

namespace greyscope::widgets {

/// Returns in one sentence what chart a reading of the table (its choice of axis, series and value) gives: "bw along
/// threads, one series per host".
[[nodiscard]] QString readingSentence(const data::Reading& reading);

/// A piece of the sentence about a reading. `part` is the part of the reading that it names; empty for the words
/// between.
struct SentencePiece {
    QString text;
    std::optional<data::ReadingPart> part = {};
};
/// Returns the pieces that readingSentence() consists of, in order.
[[nodiscard]] std::vector<SentencePiece> readingPieces(const data::Reading& reading);
/// Returns a part of a reading as text, such as the columns of its series: "host × app".
[[nodiscard]] QString readingPartText(const data::Reading& reading, data::ReadingPart part);

/// Returns how many series a reading gives and what happens to the rows: "32 series of 25 to 47 points, 1388 rows used,
/// 0 left out"; also the rows that are averaged or at other levels of held factors.
[[nodiscard]] QString readingAccountText(const data::ReadingAccount& account);

enum class AccountTone { plain, averaged, leftOut };
struct AccountPhrase {
    QString text;
    AccountTone tone = AccountTone::plain;
};
/// Returns the phrases of readingAccountText(): the first one is about the series, the others are about rows.
[[nodiscard]] std::vector<AccountPhrase> readingAccountPhrases(const data::ReadingAccount& account);

/// Returns how an alternative reading differs: "along nodes", "without api".
[[nodiscard]] QString alternativeText(const data::Alternative& alternative);

}  // namespace greyscope::widgets
