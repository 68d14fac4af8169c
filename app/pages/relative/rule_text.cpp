#include "app/pages/relative/rule_text.h"

#include <QFileInfo>

#include "app/run/write_file.h"
#include "app/study/output_check.h"
#include "app/study/study_store.h"
#include "app/text/error_text.h"
#include "core/cart/tree_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/file_dialog.h"
#include "widgets/present/relative_summary.h"
#include "widgets/present/words.h"

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
    const QString title = Words::tr("Save the rules");
    const QStringList filters{Words::tr("Rules as text (*.txt)"), Words::tr("Rules for LaTeX (*.tex)"),
                              Words::tr("Rules as a table (*.csv)"), Words::tr("Tree for Graphviz (*.dot)")};
    widgets::askToSave(parent, {title, suggested, filters}, [result, title, &store, parent](const QString& path) {
        const auto written = checkOutput(store.study(), path).and_then([&] {
            return writeFile(path, textOfRules(*result, ruleFormatOf(path)).toUtf8());
        });
        if (!written) {
            widgets::messageBox(QMessageBox::Warning, title, errorText(written.error()), errorRemedy(written.error()),
                                QMessageBox::Ok, parent)
                ->open();
        }
    });
}

}  // namespace greyscope::app
