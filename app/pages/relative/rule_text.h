#pragma once

#include <QString>

#include <memory>

#include "core/relative/model.h"

class QWidget;

namespace greyscope::app {

class StudyStore;

/// The formats in which the rules of a tree can be copied and saved.
enum class RuleFormat { text, latex, csv, dot };

/// Returns the rules of the tree (for DOT, the tree itself) as text in this format. Columns have the names that they
/// have in the data.
[[nodiscard]] QString textOfRules(const relative::RelativeResult& result, RuleFormat format);

/// Opens a dialog that asks for a file, and writes the rules of the tree to it. The extension determines the format:
/// txt, tex, csv or dot.
void saveRules(std::shared_ptr<const relative::RelativeResult> result, const QString& suggested,
               const StudyStore& store, QWidget* parent);

/// Returns the format that the extension of a file name determines; text if the extension is another one.
[[nodiscard]] RuleFormat ruleFormatOf(const QString& path);

}  // namespace greyscope::app
