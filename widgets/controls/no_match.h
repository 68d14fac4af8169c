#pragma once

#include "widgets/common/plain_text.h"

class QAbstractItemView;
class QLineEdit;

namespace greyscope::widgets {

/// Shows "No match for x" in a list that a search has left empty. Create it after the filter of the list is connected
/// to the search line; the list owns it.
class NoMatch : public PlainLabel {
    Q_OBJECT

public:
    NoMatch(QAbstractItemView& list, const QLineEdit& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    QAbstractItemView& m_list;
    const QLineEdit& m_words;
};

}  // namespace greyscope::widgets
