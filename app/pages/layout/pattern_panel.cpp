#include "app/pages/layout/pattern_panel.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/base/contains.h"
#include "core/layout/lustre_text.h"
#include "core/sim/parameters.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme.h"
#include "widgets/controls/section.h"
#include "widgets/present/layout_charts.h"

namespace greyscope::app {

namespace {

constexpr QSize kIcon{56, 40};
constexpr int kColumns = 3;

bool isClass(const access::Pattern& one, const access::Pattern& other) {
    return one.shape == other.shape && (one.processesPerNode > 1) == (other.processesPerNode > 1) &&
           (one.waitMs > 0.0) == (other.waitMs > 0.0);
}

QString className(const access::Pattern& pattern) {
    return pattern.processesPerNode > 1 ? QStringLiteral("SMP")
           : pattern.waitMs > 0.0       ? QStringLiteral("TMP")
                                        : PatternPanel::tr("plain");
}

template <class T>
Member<int> wholeNumber(T LayoutChoices::*value) {
    return memberAs<int>(&Study::layout, value);
}
Member<int> ofPattern(std::int64_t access::Pattern::*value) {
    return {[value](const Study& study) { return static_cast<int>(study.layout.pattern.*value); },
            [value](Study& study, const int& number) { study.layout.pattern.*value = number; }};
}

/// Sizes that files and calls usually have, and the current one.
Items<double> usualSizes(double current, bool orEqual) {
    std::vector<double> sizes;
    for (const double size : {4.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 768.0, 1024.0, 4096.0, 65536.0}) {
        sizes.push_back(size * 1024.0);
    }
    if (!base::contains(sizes, current) && current > 0.0) {
        sizes.push_back(current);
        std::sort(sizes.begin(), sizes.end());
    }
    Items<double> items;
    if (orEqual) {
        items.push_back({PatternPanel::tr("equal parts"), 0.0});
    }
    for (const double size : sizes) {
        items.push_back({widgets::bytesText(static_cast<std::int64_t>(size)), size});
    }
    return items;
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
    const QString titles[] = {tr("SFSA: one file, a stretch each"), tr("SFSA, strided: one file, in turn"),
                              tr("MFWA: a file for each process")};
    int place = 0;
    for (const access::PatternKind& kind : access::patternKinds()) {
        if (place == 9) {
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
        button->setAccessibleName(titles[place / kColumns] + QStringLiteral(", ") + button->text());
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        group->addButton(button);
        connect(button, &QToolButton::clicked, this, [this, pattern = kind.pattern] {
            m_store.edit(tr("Choose an access pattern"), [&](Study& study) {
                access::Pattern& own = study.layout.pattern;
                own.shape = pattern.shape;
                own.processesPerNode = pattern.processesPerNode;
                own.waitMs = pattern.waitMs;
            });
        });
        m_bindings.follow([button, pattern = kind.pattern](const Study& study) {
            button->setChecked(isClass(study.layout.pattern, pattern));
        });
        grid->addWidget(button, row + 1, place % kColumns);
        m_classes.push_back(button);
        ++place;
    }
    column->addLayout(grid);
}

void PatternPanel::addNumber(widgets::Section* section, const QString& title, const char* name, int low, int high,
                             const Member<int>& member) {
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(low, high);
    box->setKeyboardTracking(false);
    m_bindings.bind(box, member, {tr("Change the layout: %1").arg(title), QLatin1String(name)});
    section->addRow(title, box);
}

void PatternPanel::addSize(widgets::Section* section, const QString& title, const char* name,
                           const Member<double>& member) {
    auto* combo = new QComboBox;
    combo->setObjectName(QLatin1String(name));
    const bool orEqual = qstrcmp(name, "layout.subfile") == 0;
    m_bindings.bind<double>(combo, member,
                            [member, orEqual](const Study& study) { return usualSizes(member.get(study), orEqual); },
                            {tr("Change the layout: %1").arg(title)});
    section->addRow(title, combo);
}

void PatternPanel::buildPattern(QVBoxLayout* column) {
    auto* section = new widgets::Section(tr("Pattern"));
    column->addWidget(section);
    addNumber(section, tr("Processes"), "layout.processes", 1, 1000000, ofPattern(&access::Pattern::processes));
    addNumber(section, tr("Segments each"), "layout.segments", 1, 1000000, ofPattern(&access::Pattern::segments));
    addSize(
        section, tr("Segment"), "layout.segment",
        {[](const Study& study) { return static_cast<double>(study.layout.pattern.segmentSize); },
         [](Study& study, const double& size) { study.layout.pattern.segmentSize = static_cast<std::int64_t>(size); }});
    auto* operation = new QComboBox;
    m_bindings.bind(operation, member(&Study::layout, &LayoutChoices::operation),
                    {{tr("write"), access::Operation::write}, {tr("read"), access::Operation::read}},
                    {tr("Choose what is done")});
    section->addRow(tr("Operation"), operation);
}

void PatternPanel::buildLayouts(QVBoxLayout* column) {
    auto* plain = new widgets::Section(tr("Default striping"));
    column->addWidget(plain);
    addSize(plain, tr("Stripe"), "layout.stripe", memberAs<double>(&Study::layout, &LayoutChoices::stripeSize));
    addNumber(plain, tr("OSTs"), "layout.osts", 1, 65536, wholeNumber(&LayoutChoices::osts));
    addNumber(plain, tr("First OST"), "layout.first", 0, 65535, wholeNumber(&LayoutChoices::firstOst));
    auto* open = new QPushButton(tr("Open lfs getstripe …"));
    open->setObjectName(QStringLiteral("layout.open"));
    widgets::setTip(open,
                    tr("A file with what lfs getstripe --yaml wrote: its layout stands in the place of this one"));
    plain->addWidget(open);
    connect(open, &QPushButton::clicked, this, &PatternPanel::openRequested);
    auto* forget = new QPushButton;
    plain->addWidget(forget);
    connect(forget, &QPushButton::clicked, this, [this] {
        m_store.edit(tr("Forget the file’s layout"), [](Study& study) {
            study.layout.getstripe.clear();
            study.layout.getstripeName.clear();
        });
    });
    m_bindings.follow([forget](const Study& study) {
        forget->setVisible(!study.layout.getstripe.empty());
        forget->setText(widgets::captionText(tr("Forget %1").arg(QString::fromStdString(study.layout.getstripeName))));
    });
    auto* hierarchical = new widgets::Section(tr("Hierarchical striping"));
    column->addWidget(hierarchical);
    addNumber(hierarchical, tr("OSTs a subfile"), "layout.subset", 1, 65536, wholeNumber(&LayoutChoices::subsetSize));
    addSize(hierarchical, tr("Subfile"), "layout.subfile",
            memberAs<double>(&Study::layout, &LayoutChoices::subfileSize));
    auto* split = new QCheckBox(tr("Split writing"));
    m_bindings.bind(split, member(&Study::layout, &LayoutChoices::splitWriting), {tr("Create subfiles when written")});
    hierarchical->addWidget(split);
}

void PatternPanel::showStudy(const Study& study) {
    m_bindings.show(study);
}

}  // namespace greyscope::app
