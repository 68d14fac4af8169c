#include "app/tables/panels/account_panel.h"

#include <QHeaderView>
#include <QPainter>
#include <QVBoxLayout>

#include "widgets/common/theme/icon.h"
#include "widgets/common/theme/theme.h"
#include "widgets/panels/view_frame.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"
#include "widgets/table/row_table.h"

namespace greyscope::app {

using widgets::IconInk;
using widgets::RowTable;
using widgets::Theme;
using widgets::ViewFrame;

/// The share of rows read that are used: green, and grey for rows left out. Rows that a step multiplies count once.
class ShareBar final : public QWidget {
public:
    ShareBar() { setFixedHeight(12); }
    void setShare(double used) {
        m_used = used;
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Theme& theme = Theme::of(palette());
        QPainter painter(this);
        const int end = static_cast<int>(m_used * width());
        painter.fillRect(QRect(0, 0, width(), height()), theme.strongLine);
        painter.fillRect(QRect(0, 0, end, height()), theme.good);
    }

private:
    double m_used = 1.0;
};

namespace {

constexpr int kStepRole = Qt::UserRole + 1;

QList<QStandardItem*> accountRow(const QString& icon, IconInk ink, const QString& what, const QString& rows,
                                 const QString& where) {
    auto* name = new QStandardItem(widgets::icon(icon, ink), what);
    auto* count = new QStandardItem(rows);
    count->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return {name, count, new QStandardItem(where)};
}

/// Returns the share of the initial rows that is used in the end.
double shareUsed(const RowAccount& account) {
    double share = 1.0;
    for (const RowStage& stage : account.stages) {
        share *= stage.start == 0 ? 0.0 : static_cast<double>(stage.left) / static_cast<double>(stage.start);
    }
    return share;
}

}  // namespace

AccountPanel::AccountPanel(QWidget* parent)
    : QWidget(parent), m_bar(new ShareBar), m_table(new RowTable), m_balance(new widgets::PlainLabel) {
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(12, 2, 12, 8);
    rows->setSpacing(6);
    rows->addWidget(m_bar);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_balance);
    m_balance->setWordWrap(true);
    m_balance->setObjectName(QStringLiteral("quietText"));
    m_frame = new ViewFrame(content);
    m_frame->setTitle(tr("Account of rows"));
    m_frame->setTools(true, false, false);
    m_frame->setCopyText([this] { return accountText(m_account); });
    m_frame->setExplanation({tr("Every row that was read is either used or left out for one reason: a step of the "
                                "recipe, a mark by hand, or an empty key or factor."),
                             {},
                             {},
                             tr("Choose a line to open its step.")});
    m_table->setObjectName(QStringLiteral("accountTable"));
    m_table->setAccessibleName(tr("Account of rows"));
    m_table->setModel(&m_model);
    m_table->verticalHeader()->hide();
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
    connect(m_table, &RowTable::rowChosen, this, [this](int row) {
        if (const int step = row < 0 ? 0 : m_model.item(row)->data(kStepRole).toInt(); step > 0) {
            emit stepChosen(step);
        }
    });
}

void AccountPanel::setAccount(const RowAccount& account) {
    m_account = account;
    fill();
    m_bar->setShare(shareUsed(account));
    m_bar->setAccessibleName(balanceText(account));
    m_balance->setText(account.points.isEmpty() ? balanceText(account)
                                                : widgets::sentences(balanceText(account), account.points));
    m_frame->showView();
}

void AccountPanel::clear() {
    m_account = {};
    m_model.clear();
    m_frame->showEmpty({});
}

void AccountPanel::fill() {
    m_model.clear();
    const auto add = [this](QList<QStandardItem*> row, std::size_t step, const QString& tip) {
        for (QStandardItem* item : row) {
            widgets::setTip(item, tip);
        }
        row.front()->setData(static_cast<int>(step), kStepRole);
        m_model.appendRow(row);
    };
    const auto reason = [&](const RowReason& each, const QString& icon) {
        add(accountRow(icon, IconInk::quiet, each.what, QString::number(each.rows),
                       each.step > 0 ? tr("step %1").arg(each.step + 1) : QString()),
            each.step, each.more.isEmpty() ? each.what : each.more);
    };
    add(accountRow(QStringLiteral("info"), IconInk::accent, tr("Rows read"), QString::number(m_account.read()), {}), 0,
        {});
    for (const RowStage& stage : m_account.stages) {
        for (const RowReason& each : stage.leftOut) {
            reason(each, QStringLiteral("minus"));
        }
        if (&stage != &m_account.stages.back()) {
            const QString after = QString::number((&stage)[1].start);
            add(accountRow(QStringLiteral("unpivot"), IconInk::accent,
                           stage.turned ? tr("Rows after %1 became columns").arg(stage.left) : madeText(stage), after,
                           stage.step > 0 ? tr("step %1").arg(stage.step + 1) : QString()),
                stage.step, {});
        }
    }
    QList<QStandardItem*> used =
        accountRow(QStringLiteral("good"), IconInk::good, tr("Rows used"), QString::number(m_account.used()), {});
    for (QStandardItem* item : used) {
        QFont bold = item->font();
        bold.setBold(true);
        item->setFont(bold);
    }
    add(used, 0, {});
    for (const RowReason& remark : m_account.remarks) {
        reason(remark, QStringLiteral("warning"));
    }
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->resizeColumnToContents(0);
    m_table->resizeColumnToContents(1);
    m_table->setColumnWidth(0, std::min(m_table->columnWidth(0), 220));
}

}  // namespace greyscope::app
