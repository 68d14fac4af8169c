#include "app/window/workbook_saver.h"

#include <QFileDialog>
#include <QMessageBox>

#include "app/export/working_workbook.h"
#include "app/run/write_file.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

void WorkbookSaver::ask(const QString& suggested, std::shared_ptr<const working::Derivation> derivation) {
    auto* dialog = new QFileDialog(m_window, tr("Save the working as a spreadsheet"), suggested, tr("Excel (*.xlsx)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("xlsx"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, derivation = std::move(derivation)](const QString& path) { save(path, derivation); });
    dialog->open();
}

void WorkbookSaver::save(const QString& path, std::shared_ptr<const working::Derivation> derivation) {
    m_job.disconnect(this);
    connect(&m_job, &JobBase::stateChanged, this, [this, path] {
        if (m_job.running()) {
            return;
        }
        const auto workbook = m_job.ready();
        const auto* failed = std::get_if<widgets::Failed>(&m_job.state());
        const auto written = workbook ? writeFile(path, *workbook) : base::Expected<void>();
        if (!written) {
            complain(errorText(written.error()), errorRemedy(written.error()));
        } else if (workbook) {
            emit saved(path);
        } else if (failed != nullptr) {
            complain(failed->message, failed->remedy);
        }
    });
    m_job.start(
        [derivation = std::move(derivation)](base::Progress& /*progress*/) { return workingWorkbook({*derivation}); });
}

void WorkbookSaver::complain(const QString& what, const QString& remedy) {
    widgets::messageBox(QMessageBox::Warning, tr("Spreadsheet"), what, remedy, QMessageBox::Ok, m_window)->open();
}

}  // namespace greyscope::app
