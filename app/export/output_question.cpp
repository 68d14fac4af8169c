#include "app/export/output_question.h"

#include "app/study/file/output_check.h"
#include "app/text/error_text.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

void askForOutput(QWidget* parent, const widgets::FileAsked& asked, const StudyStore& store,
                  const std::function<base::Expected<void>(const QString& path)>& write) {
    const auto take = [parent, title = asked.title, &store, write](const QString& path) {
        if (const auto written = checkOutput(store.study(), path).and_then([&] { return write(path); }); !written) {
            widgets::messageBox(QMessageBox::Warning, title, errorText(written.error()), errorRemedy(written.error()),
                                QMessageBox::Ok, parent)
                ->open();
        }
    };
    widgets::askToSave(parent, asked, take);
}

}  // namespace greyscope::app
