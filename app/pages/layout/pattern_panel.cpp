#include "app/pages/layout/pattern_panel.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <initializer_list>

#include "app/pages/layout/layout_controls.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/controls/section.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

namespace {

constexpr QSize kIcon{56, 40};
constexpr int kColumns = 3;

QString className(const access::Pattern& pattern) {
    return pattern.processesPerNode > 1 ? QStringLiteral("SMP")
           : pattern.waitMs > 0.0       ? QStringLiteral("TMP")
                                        : PatternPanel::tr("plain");
}

}  // namespace

QIcon patternIcon(const access::Pattern& pattern, const QPalette& palette) {
    const widgets::Theme& theme = widgets::Theme::of(palette);
    QPixmap pixmap(kIcon * 2);
    pixmap.setDevicePixelRatio(2.0);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool strided = pattern.shape == access::Shape::strided;
    const int parts = strided ? 6 : 2;
    const double gap = pattern.shape == access::Shape::filePerProcess ? 6.0 : 1.0;
    const double width = (48.0 - gap * (parts - 1)) / parts;
    for (int i = 0; i < parts; ++i) {
        const QColor colour = theme.series[static_cast<std::size_t>(i % 2)];
        const QRectF box(4.0 + i * (width + gap), 22.0, width, 7.0);
        painter.setPen(QPen(colour, 1.0));
        painter.drawLine(QPointF(i % 2 == 0 ? 16.0 : 40.0, 8.0), QPointF(box.center().x(), box.top()));
        painter.fillRect(box, colour);
    }
    for (const int i : {0, 1}) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.series[static_cast<std::size_t>(i)]);
        painter.drawEllipse(QPointF(i == 0 ? 16.0 : 40.0, 7.0), 3.5, 3.5);
    }
    painter.setPen(QPen(theme.axis, 1.0));
    painter.setBrush(Qt::NoBrush);
    if (pattern.processesPerNode > 1) {
        painter.drawRoundedRect(QRectF(9.0, 1.0, 38.0, 12.0), 2.0, 2.0);
    }
    const bool waits = pattern.waitMs > 0.0;
    painter.setPen(QPen(theme.axis, 4.0, Qt::SolidLine, Qt::FlatCap));
    for (int i = 0; i < (waits ? 3 : 1); ++i) {
        painter.drawLine(QPointF(4.0 + i * 19.0, 35.0), QPointF(waits ? 14.0 + i * 19.0 : 52.0, 35.0));
    }
    return pixmap;
}

PatternPanel::PatternPanel(StudyStore& store, QWidget* parent)
    : ScrolledColumn(parent), m_store(store), m_bindings(store) {
    column()->setContentsMargins(0, 8, 0, 8);
    column()->setSpacing(4);
    buildClasses(column());
    buildPattern(column());
    buildLayouts(column());
    column()->addStretch(1);
}

void PatternPanel::buildClasses(QVBoxLayout* column) {
    auto* group = new QButtonGroup(this);
    auto* grid = new QGridLayout;
    grid->setContentsMargins(12, 0, 12, 4);
    grid->setSpacing(4);
    const QString titles[] = {tr("SFSA: one file, one region per process"),
                              tr("SFSA, strided: one file, processes in turn"), tr("MFWA: one file per process")};
    int place = 0;
    for (const access::PatternKind& kind : access::patternKinds()) {
        if (place == static_cast<int>(kClasses)) {
            break;
        }
        const int row = place / kColumns * 2;
        if (place % kColumns == 0) {
            grid->addWidget(new widgets::PlainLabel(titles[place / kColumns]), row, 0, 1, kColumns);
        }
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("pattern.") + QString::fromStdString(kind.name));
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize(kIcon);
        button->setIcon(patternIcon(kind.pattern, palette()));
        button->setText(className(kind.pattern));
        button->setAccessibleName(widgets::withComma(titles[place / kColumns], button->text()));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        group->addButton(button);
        connect(button, &QToolButton::clicked, this,
                [this, place] { choosePattern(m_store, static_cast<std::size_t>(place)); });
        m_bindings.follow([button, pattern = kind.pattern](const Study& study) {
            button->setChecked(isClass(study.layout.pattern, pattern));
        });
        grid->addWidget(button, row + 1, place % kColumns);
        m_classes.push_back(button);
        ++place;
    }
    column->addLayout(grid);
}

void PatternPanel::buildPattern(QVBoxLayout* column) {
    auto* section = new widgets::Section(tr("Pattern"));
    column->addWidget(section);
    LayoutControls controls(m_bindings, m_store);
    for (QWidget* control : std::initializer_list<QWidget*>{controls.processes(), controls.segments(),
                                                            controls.segment(), controls.operation()}) {
        section->addRow(control->accessibleName(), control);
    }
}

void PatternPanel::buildLayouts(QVBoxLayout* column) {
    auto* plain = new widgets::Section(tr("Default striping"));
    column->addWidget(plain);
    LayoutControls controls(m_bindings, m_store);
    for (QWidget* control : std::initializer_list<QWidget*>{controls.stripe(), controls.osts(), controls.firstOst()}) {
        plain->addRow(control->accessibleName(), control);
    }
    auto* open = new QPushButton(tr("Open lfs getstripe…"));
    open->setObjectName(QStringLiteral("layout.open"));
    widgets::setTip(open, tr("A file with the output of lfs getstripe --yaml; its layout replaces this one"));
    plain->addWidget(open);
    connect(open, &QPushButton::clicked, this, &PatternPanel::openRequested);
    auto* forget = new QPushButton;
    plain->addWidget(forget);
    connect(forget, &QPushButton::clicked, this, [this] {
        m_store.edit(tr("Discard the file’s layout"), [](Study& study) {
            study.layout.getstripe.clear();
            study.layout.getstripeName.clear();
        });
    });
    m_bindings.follow([forget](const Study& study) {
        forget->setVisible(!study.layout.getstripe.empty());
        forget->setText(widgets::captionText(tr("Discard %1").arg(QString::fromStdString(study.layout.getstripeName))));
    });
    auto* hierarchical = new widgets::Section(tr("Hierarchical striping"));
    column->addWidget(hierarchical);
    for (QWidget* control : std::initializer_list<QWidget*>{controls.subset(), controls.subfile()}) {
        hierarchical->addRow(control->accessibleName(), control);
    }
    auto* split = new QCheckBox(tr("Split writing"));
    m_bindings.bind(split, member(&Study::layout, &LayoutChoices::splitWriting),
                    {tr("Create subfiles on first write")});
    hierarchical->addWidget(split);
}

void PatternPanel::showStudy(const Study& study) {
    m_bindings.show(study);
}

}  // namespace greyscope::app
