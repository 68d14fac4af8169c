#include "app/study/choices/time_options.h"

#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

QString binAlignText(timeline::BinAlign align) {
    switch (align) {
        case timeline::BinAlign::automatic:
            return Words::tr("automatic");
        case timeline::BinAlign::start:
            return Words::tr("each log begins at 0");
        case timeline::BinAlign::absolute:
            break;
    }
    return Words::tr("calendar or clock");
}

}  // namespace greyscope::app
