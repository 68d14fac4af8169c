#include "app/window/dialogs/left_studies_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

#include "widgets/common/moment_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

constexpr int kStudiesHeight = 180;

}  // namespace

LeftStudiesDialog::LeftStudiesDialog(std::vector<LeftStudy> left, QWidget* parent)
    : QDialog(parent), m_left(std::move(left)), m_list(new QTreeWidget) {
    setWindowTitle(tr("Unsaved studies"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    auto* note = new widgets::PlainLabel(
        tr("Greyscope ended before these studies were saved. Recover one of them, or discard those that you no longer "
           "need."));
    note->setWordWrap(true);
    column->addWidget(note);
    m_list->setAccessibleName(tr("Unsaved studies"));
    m_list->setHeaderLabels({tr("Study"), tr("Last change"), tr("Saved last as")});
    m_list->setRootIsDecorated(false);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setMinimumHeight(kStudiesHeight);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    column->addWidget(m_list);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_recover = buttons->addButton(tr("Recover"), QDialogButtonBox::ActionRole);
    m_discard = buttons->addButton(tr("Discard"), QDialogButtonBox::DestructiveRole);
    column->addWidget(buttons);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &LeftStudiesDialog::follow);
    connect(m_list, &QTreeWidget::itemActivated, this, &LeftStudiesDialog::recover);
    connect(m_recover, &QPushButton::clicked, this, &LeftStudiesDialog::recover);
    connect(m_discard, &QPushButton::clicked, this, &LeftStudiesDialog::discard);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    list();
}

void LeftStudiesDialog::list() {
    m_list->clear();
    for (const LeftStudy& left : m_left) {
        new QTreeWidgetItem(
            m_list, {widgets::visibleText(left.name), widgets::momentText(left.when), widgets::visibleText(left.path)});
    }
    follow();
}

std::vector<std::size_t> LeftStudiesDialog::selected() const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_left.size(); ++i) {
        if (m_list->topLevelItem(static_cast<int>(i))->isSelected()) {
            places.push_back(i);
        }
    }
    return places;
}

void LeftStudiesDialog::follow() {
    const std::size_t count = selected().size();
    m_recover->setEnabled(count == 1);
    m_discard->setEnabled(count > 0);
}

void LeftStudiesDialog::recover() {
    if (const auto places = selected(); places.size() == 1) {
        emit recovered(m_left[places.front()]);
        accept();
    }
}

void LeftStudiesDialog::discard() {
    const auto places = selected();
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        emit discarded(m_left[*place]);
        m_left.erase(m_left.begin() + static_cast<std::ptrdiff_t>(*place));
    }
    list();
    if (m_left.empty()) {
        accept();
    }
}

}  // namespace greyscope::app
