#include "app/pages/start_page.h"

namespace greyscope::app {

StartPage::StartPage(PageContext context, QWidget* parent) : Page(context, parent) {}

}  // namespace greyscope::app
