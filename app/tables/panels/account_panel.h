#pragma once

#include <QStandardItemModel>
#include <QWidget>

#include "app/tables/row_account.h"
#include "widgets/common/plain_text.h"

namespace greyscope::widgets {
class RowTable;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class ShareBar;

/// The panel for the account of a table's rows, as a list and as a bar: read = used + left out, by reason. Selecting a
/// reason emits the step that causes it.
class AccountPanel : public QWidget {
    Q_OBJECT

public:
    explicit AccountPanel(QWidget* parent = nullptr);
    void setAccount(const RowAccount& account);
    void clear();

signals:
    void stepChosen(int step);

private:
    void fill();

    RowAccount m_account;
    QStandardItemModel m_model;
    ShareBar* m_bar;
    widgets::RowTable* m_table;
    widgets::PlainLabel* m_balance;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
