#pragma once

#include "widgets/common/plain_text.h"

class QAbstractItemView;
class QLineEdit;

namespace greyscope::widgets {

/// A label over a list that reads "No match for x" while a search has left the list empty. Create it after the filter
/// of the list is connected to the search line `words`; the list owns it.
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
