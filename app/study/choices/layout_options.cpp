#include "app/study/choices/layout_options.h"

#include "widgets/present/words/words.h"

namespace greyscope::app {

QString accessOperationText(access::Operation operation) {
    return operation == access::Operation::write ? widgets::Words::tr("write") : widgets::Words::tr("read");
}

}  // namespace greyscope::app
