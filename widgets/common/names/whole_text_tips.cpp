#include "widgets/common/names/whole_text_tips.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QHelpEvent>
#include <QToolTip>

#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

namespace {

constexpr int kOwnTip = Qt::ToolTipRole;  // only read here: tool tips are set through tipText()

struct Tip {
    QString text;
    QRect place;
};

/// The tool tip of a heading that is cut off and has no tip.
Tip tipOf(const QHeaderView& header, int section) {
    const auto data = [&](int role) { return header.model()->headerData(section, header.orientation(), role); };
    const bool cut = section >= 0 && header.orientation() == Qt::Horizontal &&
                     header.sectionSizeHint(section) > header.sectionSize(section);
    const QRect place(header.sectionViewportPosition(section), 0, header.sectionSize(section), header.height());
    return cut && !data(kOwnTip).isValid() ? Tip{data(Qt::DisplayRole).toString(), place} : Tip{};
}

/// The tool tip of an item that is cut off and has no tip.
Tip tipOf(const QAbstractItemView& view, const QModelIndex& index) {
    const QRect place = view.visualRect(index).intersected(view.viewport()->rect());
    const bool cut = index.isValid() && view.sizeHintForIndex(index).width() > place.width();
    return cut && !index.data(kOwnTip).isValid() ? Tip{index.data().toString(), place} : Tip{};
}

}  // namespace

bool WholeTextTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip || watched->parent() == nullptr) {
        return false;
    }
    const auto* view = qobject_cast<QAbstractItemView*>(watched->parent());
    if (view == nullptr || view->model() == nullptr || view->viewport() != watched) {
        return false;
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto* header = qobject_cast<const QHeaderView*>(view);
    const Tip tip = header != nullptr ? tipOf(*header, header->logicalIndexAt(help->pos()))
                                      : tipOf(*view, view->indexAt(help->pos()));
    if (tip.text.isEmpty()) {
        return false;
    }
    QToolTip::showText(help->globalPos(), tipText(tip.text), view->viewport(), tip.place);
    return true;
}

}  // namespace greyscope::widgets
