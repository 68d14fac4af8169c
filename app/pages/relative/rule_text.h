#pragma once

#include <QString>

#include <memory>

#include "core/relative/model.h"

class QWidget;

namespace greyscope::app {

class StudyStore;

/// The formats in which the rules of a tree can be copied and saved.
enum class RuleFormat { text, latex, csv, dot };

/// Returns the rules (for DOT, the tree) with the columns' own names.
[[nodiscard]] QString textOfRules(const relative::RelativeResult& result, RuleFormat format);

/// Asks for a file and writes the rules to it, in the format of its extension: txt, tex, csv or dot.
void saveRules(std::shared_ptr<const relative::RelativeResult> result, const QString& suggested,
               const StudyStore& store, QWidget* parent);

/// Returns the format for the extension of a file name; text if the extension is another one.
[[nodiscard]] RuleFormat ruleFormatOf(const QString& path);

}  // namespace greyscope::app
