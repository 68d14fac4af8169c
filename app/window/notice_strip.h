#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <set>
#include <vector>

class QVBoxLayout;

namespace greyscope::app {

/// Something that the user should know while working on, with one thing to do about it.
struct Notice {
    QString text;
    QString action;  ///< "": nothing to do
    std::function<void()> run;
    bool error = false;  ///< something could not be done
};

/// Lines above the page, one a notice; each can be put away until it comes anew.
class NoticeStrip : public QFrame {
    Q_OBJECT

public:
    explicit NoticeStrip(QWidget* parent = nullptr);
    void setNotices(const std::vector<Notice>& notices);

private:
    void addLine(const Notice& notice);

    QVBoxLayout* m_lines;
    std::set<QString> m_putAway;
};

}  // namespace greyscope::app
