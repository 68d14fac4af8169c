#include "app/window/panes/first_look_pane.h"

#include <QFileInfo>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "widgets/panels/view_frame.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

/// Its first two digits: more are not known of an estimate.
qulonglong roughly(std::size_t number) {
    const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(static_cast<double>(number))) - 1.0));
    return static_cast<qulonglong>(unit * std::round(static_cast<double>(number) / unit));
}

}  // namespace

FirstLookPane::FirstLookPane(QWidget* parent)
    : QWidget(parent), m_chart(new widgets::PlotView), m_frame(new widgets::ViewFrame(m_chart, this)) {
    setObjectName(QStringLiteral("firstLook"));
    hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
    m_frame->setTools(false, false, false);
    connect(&m_job, &JobBase::stateChanged, this, &FirstLookPane::showLook);
}

void FirstLookPane::lookAt(const QString& path, const QVariantList& kept) {
    m_title = tr("First look at %1").arg(widgets::visibleText(QFileInfo(path).fileName()));
    m_job.start([path, kept](base::Progress& progress) {
        return base::Expected<std::optional<FirstLook>>(firstLookAt(path, kept, progress));
    });
}

void FirstLookPane::end() {
    m_job.set(widgets::Empty{});
}

void FirstLookPane::showLook() {
    const auto look = m_job.ready();
    const bool is = look && look->has_value();
    if (is) {
        m_chart->setSpec((*look)->chart);
        m_frame->setTitle(m_title,
                          tr("Drawn from a sample of %1 of about %2 rows while the whole file is being read.")
                              .arg(QString::number((*look)->rows), QString::number(roughly((*look)->aboutRows))));
        m_frame->showView();
    }
    if (is == isHidden()) {
        setVisible(is);
        emit shown(is);
    }
    if (is) {
        m_chart->setFocus();  // the page that had it is hidden
    }
}

}  // namespace greyscope::app
