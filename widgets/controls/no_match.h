#pragma once

#include "widgets/common/plain_text.h"

class QAbstractItemView;
class QLineEdit;

namespace greyscope::widgets {

/// Says "No match for x" in a list that nothing is left of while something is looked for. Make it after what filters
/// the list is connected to the line; the list owns it.
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
