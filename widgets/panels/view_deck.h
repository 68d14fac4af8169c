#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QSplitter;
class QTabWidget;

namespace greyscope::widgets {

/// Creates a splitter that divides its size among the widgets in the proportions `parts`, until the user moves a
/// handle.
[[nodiscard]] QSplitter* splitterOf(Qt::Orientation orientation, const std::vector<QWidget*>& widgets,
                                    const std::vector<int>& parts);
/// Does the same as splitterOf() with an existing splitter that is already in its window. Moving widgets with their
/// contents into a new splitter would style all of them again.
void shareRoom(QSplitter& splitter, const std::vector<QWidget*>& widgets, const std::vector<int>& parts);

/// Arranges several views in rows of places. A place shows one view at a time; if it has several, it has tabs. If the
/// deck is too small, all views share one place. A view that is not offered (see setOffered()) is hidden.
class ViewDeck : public QWidget {
    Q_OBJECT

public:
    struct View {
        QString name;  ///< the title of the view's tab
        QWidget* view;
    };
    using Place = std::vector<View>;
    struct Row {
        std::vector<Place> places;
        std::vector<int> widths;  ///< the proportions in which the places share the width; empty: equal
        int height = 1;           ///< the part of the deck's height that the row gets, relative to the other rows
    };

    /// Creates a deck of these rows. `roomy`: the smallest size at which the places are side by side, with the usual
    /// font size; it grows in proportion to larger fonts.
    explicit ViewDeck(std::vector<Row> rows, QSize roomy = {740, 0}, QWidget* parent = nullptr);

    /// Changes the smallest size at which the places are side by side; below it all views share one place.
    void setRoomy(QSize roomy);
    void setOffered(const QWidget* view, bool offered);
    [[nodiscard]] bool isOffered(const QWidget* view) const;
    /// Chooses the tab of a view. If this deck itself is in a tab of another deck, that tab is chosen too.
    void bringForward(QWidget* view);
    /// The indices of the views whose tabs are chosen. Views are counted in the order in which they were given to the
    /// constructor.
    [[nodiscard]] std::vector<int> inFront() const;
    /// Chooses the tabs of these views, given by the indices of inFront(). A view that is not offered yet is chosen as
    /// soon as it is, unless the user chooses another tab first.
    void setInFront(const std::vector<int>& views);
    /// Sets the view whose tab is chosen at first when all views share one place.
    void setFirst(QWidget* view) { m_first = view; }
    /// The minimum size if only one view at a time is visible, including the tab bars of nested decks.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Stand {
        Place views;
        QTabWidget* tabs;
    };
    QSplitter* place(const Row& row);
    /// Arranges the views again when the size crosses the limit between places side by side and one shared place.
    void takeTurns();
    void arrange();
    [[nodiscard]] std::vector<QWidget*> allViews() const;
    void bringAwaited();
    void fill(QTabWidget* tabs, const Place& views) const;

    QSize m_roomy;
    QWidget* m_first = nullptr;
    std::vector<Stand> m_stands;
    std::vector<QWidget*> m_rows;
    std::vector<const QWidget*> m_notOffered;
    std::vector<QWidget*> m_awaited;  ///< views whose tabs are chosen as soon as they are offered
    bool m_restored = false;
    bool m_narrow = false;
};

/// One of the two rows of twoRows(): a view, which may be a deck of several views.
struct DeckRow {
    QString name;  ///< the title of the view's tab if both rows share one place
    QWidget* view;
    int height;  ///< the part of the deck's height that the row gets, relative to the other row
};
/// Creates a deck with one view above another. If the deck is smaller than `roomy`, they share one place.
[[nodiscard]] ViewDeck* twoRows(const DeckRow& above, const DeckRow& below, QSize roomy);

}  // namespace greyscope::widgets
