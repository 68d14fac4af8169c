#include "widgets/formula/exercise_view.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>

#include <algorithm>
#include <set>
#include <utility>

#include "widgets/formula/derivation_painter.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// Width of a field's letter.
constexpr double kLetterPt = 13.0;

/// A sign that supplements the colour.
QString signOf(FieldLook::Kind kind) {
    switch (kind) {
        case FieldLook::Kind::right:
        case FieldLook::Kind::carried:
            return QStringLiteral("✓");
        case FieldLook::Kind::wrong:
            return QStringLiteral("✗");
        default:
            return {};
    }
}

}  // namespace

void ExerciseView::setLooks(std::vector<FieldLook> looks) {
    m_looks = std::move(looks);
    for (const FieldLook& look : m_looks) {
        // Text that is being edited stays.
        if (QLineEdit* edit = field(look.line); edit != nullptr && edit->text().isEmpty() && !edit->hasFocus()) {
            edit->setText(look.text);
        }
    }
    viewport()->update();
}

std::vector<FieldLook> ExerciseView::written() const {
    std::vector<FieldLook> found;
    for (const auto& [place, edit] : m_fields) {
        found.push_back({{place.first, place.second}, FieldLook::Kind::open, edit->text()});
    }
    return found;
}

QLineEdit* ExerciseView::field(const derivation::LineRef& line) const {
    const auto found = m_fields.find({line.step, line.line});
    return found == m_fields.end() ? nullptr : found->second;
}

void ExerciseView::focusField(const derivation::LineRef& line) {
    if (QLineEdit* edit = field(line)) {
        edit->setFocus();
        edit->selectAll();
    }
}

void ExerciseView::forgetFields() {
    for (const auto& [place, edit] : std::exchange(m_fields, {})) {
        edit->removeEventFilter(this);
        edit->hide();
        edit->deleteLater();
    }
}

const FieldLook* ExerciseView::lookOf(const derivation::LineRef& line) const {
    const auto found =
        std::find_if(m_looks.begin(), m_looks.end(), [&](const FieldLook& look) { return look.line == line; });
    return found == m_looks.end() ? nullptr : &*found;
}

void ExerciseView::relayout() {
    DerivationView::relayout();
    makeFields();
    placeFields();
}

QLineEdit* ExerciseView::makeField(const DerivationField& of) {
    auto* edit = new QLineEdit(viewport());
    edit->setFrame(false);
    // The drawn field is the frame of the edit.
    edit->setStyleSheet(QStringLiteral("border: none; background: transparent; padding: 0; min-height: 0;"));
    edit->setAlignment(Qt::AlignRight);
    edit->setMaxLength(40);
    edit->setObjectName(QStringLiteral("exercise.") + of.cell.letter);
    edit->setAccessibleName(Words::tr("Answer %1").arg(of.cell.letter));
    edit->installEventFilter(this);
    connect(edit, &QLineEdit::returnPressed, this,
            [this, edit, line = of.cell.line] { emit answered(line, edit->text()); });
    edit->show();
    return edit;
}

/// Makes an edit for each number that is still asked for; existing edits keep their text.
void ExerciseView::makeFields() {
    std::set<Place> asked;
    QWidget* before = nullptr;
    std::vector<const DerivationField*> fields;
    for (const DerivationField& each : geometryOfLines().fields) {
        if (each.cell.asked == derivation::Asked::here) {
            fields.push_back(&each);
        }
    }
    std::sort(fields.begin(), fields.end(), [](const DerivationField* a, const DerivationField* b) {
        return std::pair(a->cell.line.step, a->cell.line.line) < std::pair(b->cell.line.step, b->cell.line.line);
    });
    for (const DerivationField* each : fields) {
        const Place place{each->cell.line.step, each->cell.line.line};
        asked.insert(place);
        QLineEdit*& edit = m_fields[place];
        if (edit == nullptr) {
            edit = makeField(*each);
        }
        if (before != nullptr) {
            setTabOrder(before, edit);
        }
        before = edit;
    }
    std::vector<QLineEdit*> gone;
    for (auto each = m_fields.begin(); each != m_fields.end();) {
        if (asked.count(each->first) == 0 && isAnsweredHere(each->first)) {
            each->second->setReadOnly(true);  // the focus stays, so that Tab continues from here
            ++each;
        } else if (asked.count(each->first) == 0) {
            gone.push_back(each->second);
            each = m_fields.erase(each);
        } else {
            ++each;
        }
    }
    // Done last: hiding an edit moves the focus, whose new owner may show the next sheet at once.
    for (QLineEdit* edit : gone) {
        edit->removeEventFilter(this);
        edit->hide();
        edit->deleteLater();
    }
}

/// Whether the edit of an existing number has the focus.
bool ExerciseView::isAnsweredHere(const Place& place) const {
    const auto& fields = geometryOfLines().fields;
    return m_fields.at(place)->hasFocus() &&
           std::any_of(fields.begin(), fields.end(), [&](const DerivationField& each) {
               return Place(each.cell.line.step, each.cell.line.line) == place;
           });
}

void ExerciseView::placeFields() {
    const Style style = drawingStyle();
    for (const DerivationField& each : geometryOfLines().fields) {
        if (QLineEdit* edit = field(each.cell.line)) {
            const double edge = style.pt(1.5);
            const QRectF place = each.place.translated(origin());
            edit->setFont(style.text());
            edit->setGeometry(place.adjusted(style.pt(kLetterPt), edge, -style.pt(kLetterPt), -edge).toRect());
        }
    }
}

void ExerciseView::draw(QPainter& painter, const Style& style) {
    DerivationView::draw(painter, style);  // moves the painter to the origin of the derivation
    const Theme& theme = style.theme;
    for (const DerivationField& each : geometryOfLines().fields) {
        const FieldLook* const look = lookOf(each.cell.line);
        const FieldLook::Kind kind = look != nullptr ? look->kind : FieldLook::Kind::open;
        const bool good = kind == FieldLook::Kind::right || kind == FieldLook::Kind::carried;
        const bool bad = kind == FieldLook::Kind::wrong;
        QLineEdit* const edit = field(each.cell.line);
        const bool here = edit != nullptr && edit->hasFocus();
        DerivationField shown = each;
        const QRectF sign = shown.place.adjusted(0.0, 0.0, -style.pt(4.0), 0.0);
        QString text = std::exchange(shown.cell.text, {});
        if (edit != nullptr) {
            text.clear();  // the edit shows it
        }
        paintField(painter, shown, style,
                   good   ? theme.good
                   : bad  ? theme.bad
                   : here ? theme.accent
                          : theme.text3,
                   good  ? theme.goodOn
                   : bad ? theme.badOn
                         : theme.field);
        painter.setPen(good ? theme.good : theme.bad);
        painter.setFont(style.text(true));
        painter.drawText(sign, Qt::AlignRight | Qt::AlignVCenter, signOf(kind));
        painter.setPen(theme.text);
        painter.setFont(style.text());
        painter.drawText(sign.adjusted(0.0, 0.0, -style.pt(kLetterPt - 2.0), 0.0), Qt::AlignRight | Qt::AlignVCenter,
                         text.replace(QLatin1Char('-'), QChar(0x2212)));
    }
}

bool ExerciseView::eventFilter(QObject* watched, QEvent* event) {
    auto* edit = qobject_cast<QLineEdit*>(watched);
    if (edit != nullptr && event->type() == QEvent::FocusIn) {
        for (const auto& [place, each] : m_fields) {
            if (each == edit) {
                const QRect seen = edit->geometry();
                if (!viewport()->rect().contains(seen)) {
                    verticalScrollBar()->setValue(verticalScrollBar()->value() + seen.center().y() -
                                                  viewport()->height() / 2);
                    horizontalScrollBar()->setValue(horizontalScrollBar()->value() +
                                                    std::max(0, seen.right() - viewport()->width() + 8));
                }
                viewport()->update();
                emit entered({place.first, place.second});
            }
        }
    }
    if (edit != nullptr && event->type() == QEvent::FocusOut) {
        const Qt::FocusReason why = static_cast<QFocusEvent*>(event)->reason();
        if (edit->isReadOnly() && why != Qt::ActiveWindowFocusReason && why != Qt::PopupFocusReason) {
            std::erase_if(m_fields, [edit](const auto& each) { return each.second == edit; });
            edit->removeEventFilter(this);
            edit->deleteLater();
        }
        viewport()->update();
    }
    if (edit != nullptr && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && key->modifiers().testFlag(Qt::ControlModifier)) {
            emit allAnswered();
            return true;
        }
    }
    return DerivationView::eventFilter(watched, event);
}

}  // namespace greyscope::widgets
