#include "app/pages/relative/rule_text.h"

#include <QFileInfo>

#include "app/export/output_question.h"
#include "app/run/write_file.h"
#include "core/cart/tree_text.h"
#include "widgets/present/relative/relative_summary.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

QString textOfRules(const relative::RelativeResult& result, RuleFormat format) {
    const std::string& response = result.table.sample.responseName;
    switch (format) {
        case RuleFormat::latex:
            return QString::fromStdString(cart::rulesAsLatex(result.tree, response));
        case RuleFormat::csv:
            return QString::fromStdString(cart::rulesAsCsv(result.tree));
        case RuleFormat::dot:
            return QString::fromStdString(cart::treeAsDot(result.tree, response));
        case RuleFormat::text:
            break;
    }
    return widgets::rulesText(result);
}

RuleFormat ruleFormatOf(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == QLatin1String("tex")   ? RuleFormat::latex
           : suffix == QLatin1String("csv") ? RuleFormat::csv
           : suffix == QLatin1String("dot") ? RuleFormat::dot
                                            : RuleFormat::text;
}

void saveRules(std::shared_ptr<const relative::RelativeResult> result, const QString& suggested,
               const StudyStore& store, QWidget* parent) {
    const QStringList filters{Words::tr("Rules as text (*.txt)"), Words::tr("Rules for LaTeX (*.tex)"),
                              Words::tr("Rules as a table (*.csv)"), Words::tr("Tree for Graphviz (*.dot)")};
    askForOutput(parent, {Words::tr("Save the rules"), suggested, filters}, store, [result](const QString& path) {
        return writeFile(path, textOfRules(*result, ruleFormatOf(path)).toUtf8());
    });
}

}  // namespace greyscope::app
