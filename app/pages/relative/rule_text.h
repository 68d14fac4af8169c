#pragma once

#include <QString>

#include <memory>

#include "core/relative/model.h"

class QWidget;

namespace greyscope::app {

class StudyStore;

/// What the rules of a tree can be copied and saved as.
enum class RuleFormat { text, latex, csv, dot };

/// The rules, for DOT the tree, with the columns' own names.
[[nodiscard]] QString textOfRules(const relative::RelativeResult& result, RuleFormat format);

/// Asks for a file and writes the rules to it, in the format of its suffix: txt, tex, csv or dot.
void saveRules(std::shared_ptr<const relative::RelativeResult> result, const QString& suggested,
               const StudyStore& store, QWidget* parent);

/// The format that a file name's suffix stands for; text where it stands for none.
[[nodiscard]] RuleFormat ruleFormatOf(const QString& path);

}  // namespace greyscope::app
