#include "app/pages/relative/rule_text.h"

#include <QFileDialog>
#include <QFileInfo>

#include "app/run/write_file.h"
#include "app/text/error_text.h"
#include "core/cart/tree_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/relative_summary.h"

namespace greyscope::app {

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

void saveRules(const relative::RelativeResult& result, const QString& suggested, QWidget* parent) {
    const QString path = QFileDialog::getSaveFileName(
        parent, QFileDialog::tr("Save the rules"), suggested,
        QFileDialog::tr(
            "Rules as text (*.txt);;Rules for LaTeX (*.tex);;Rules as a table (*.csv);;Tree for Graphviz (*.dot)"));
    if (path.isEmpty()) {
        return;
    }
    if (const auto written = writeFile(path, textOfRules(result, ruleFormatOf(path)).toUtf8()); !written) {
        widgets::messageBox(QMessageBox::Warning, QFileDialog::tr("Save the rules"), errorText(written.error()), {},
                            QMessageBox::Ok, parent)
            ->open();
    }
}

}  // namespace greyscope::app
