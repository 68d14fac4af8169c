#include "app/window/document/workbook_saver.h"

#include <QMessageBox>

#include "app/export/derivation_workbook.h"
#include "app/export/output_question.h"
#include "app/run/write_file.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

void WorkbookSaver::ask(const QString& suggested, std::shared_ptr<const derivation::Derivation> derivation) {
    askForOutput(m_window, {tr("Save the working as a spreadsheet"), suggested, {tr("Excel (*.xlsx)")}}, m_store,
                 [this, derivation = std::move(derivation)](const QString& path) {
                     save(path, derivation);
                     return base::Expected<void>();
                 });
}

void WorkbookSaver::save(const QString& path, std::shared_ptr<const derivation::Derivation> derivation) {
    auto* job = new Job<QByteArray>(this);  // a job of its own, so that a second export does not replace it
    connect(job, &JobBase::stateChanged, this, [this, job, path] {
        if (job->running()) {
            return;
        }
        const auto workbook = job->ready();
        const auto* failed = std::get_if<widgets::Failed>(&job->state());
        const auto written = workbook ? writeFile(path, *workbook) : base::Expected<void>();
        if (!written) {
            complain(errorText(written.error()), errorRemedy(written.error()));
        } else if (workbook) {
            emit saved(path);
        } else if (failed != nullptr) {
            complain(failed->message, failed->remedy);
        }
        job->deleteLater();
    });
    job->start([derivation = std::move(derivation)](base::Progress& /*progress*/) {
        return derivationWorkbook({*derivation});
    });
}

void WorkbookSaver::complain(const QString& what, const QString& remedy) {
    widgets::messageBox(QMessageBox::Warning, tr("Spreadsheet"), what, remedy, QMessageBox::Ok, m_window)->open();
}

}  // namespace greyscope::app
