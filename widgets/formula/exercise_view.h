#pragma once

#include <map>
#include <memory>

#include "widgets/formula/derivation_view.h"

class QLineEdit;

namespace greyscope::widgets {

/// The state and the text of the field that asks for the number of `line`. carried: correct as a consequence of an
/// earlier wrong answer. shown: the program has filled in the number.
struct FieldLook {
    enum class Kind { open, right, carried, wrong, shown };
    derivation::LineRef line;
    Kind kind = Kind::open;
    QString text;
    bool operator==(const FieldLook&) const = default;
};

/// Shows a derivation with an input field for each number that an exercise asks for. Enter checks an answer; Tab goes
/// to the next field.
class ExerciseView : public DerivationView {
    Q_OBJECT

public:
    using DerivationView::DerivationView;

    /// Sets the states of the fields. The text is set only in empty fields without the focus, so that the user's text
    /// stays.
    void setLooks(std::vector<FieldLook> looks);
    /// Returns the texts that the user has entered in the fields that are not answered yet.
    [[nodiscard]] std::vector<FieldLook> written() const;
    /// Removes all fields. Call it before showing another exercise; otherwise a field on the same step and line would
    /// keep its text.
    void forgetFields();
    void focusField(const derivation::LineRef& line);
    [[nodiscard]] QLineEdit* field(const derivation::LineRef& line) const;

signals:
    void answered(const greyscope::derivation::LineRef& line, const QString& text);
    void allAnswered();
    void entered(const greyscope::derivation::LineRef& line);

protected:
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;
    void scrolled() override { placeFields(); }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Place = std::pair<int, int>;  ///< the indices of a step and of a line in it
    [[nodiscard]] const FieldLook* lookOf(const derivation::LineRef& line) const;
    void makeFields();
    [[nodiscard]] bool isAnsweredHere(const Place& place) const;
    void placeFields();
    [[nodiscard]] QLineEdit* makeField(const DerivationField& of);

    std::vector<FieldLook> m_looks;
    std::map<Place, QLineEdit*> m_fields;
};

}  // namespace greyscope::widgets
