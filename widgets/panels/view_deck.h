#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QSplitter;
class QTabWidget;

namespace greyscope::widgets {

/// A splitter that divides its size in these proportions until the user moves a handle.
[[nodiscard]] QSplitter* splitterOf(Qt::Orientation orientation, const std::vector<QWidget*>& widgets,
                                    const std::vector<int>& parts);
/// splitterOf() for an existing splitter that already has its place, because widgets that are moved with their contents
/// are styled anew.
void shareRoom(QSplitter& splitter, const std::vector<QWidget*>& widgets, const std::vector<int>& parts);

/// Several views in rows of places; a place with more than one view has tabs. If the deck is too small, all views share
/// one place. Views that are not offered are hidden.
class ViewDeck : public QWidget {
    Q_OBJECT

public:
    struct View {
        QString name;  ///< the title of its tab
        QWidget* view;
    };
    using Place = std::vector<View>;
    struct Row {
        std::vector<Place> places;
        std::vector<int> widths;  ///< proportions of the places
        int height = 1;           ///< proportion of the row
    };

    /// `roomy`: the smallest size at which the places are side by side, for type of the usual size; for larger type it
    /// grows in proportion.
    explicit ViewDeck(std::vector<Row> rows, QSize roomy = {740, 0}, QWidget* parent = nullptr);

    /// Changes the smallest size at which the places are side by side.
    void setRoomy(QSize roomy);
    void setOffered(const QWidget* view, bool offered);
    [[nodiscard]] bool isOffered(const QWidget* view) const;
    /// Brings a view to the front, including this deck if it is behind another view.
    void bringForward(QWidget* view);
    /// The indices of the views in front, in the order of construction.
    [[nodiscard]] std::vector<int> inFront() const;
    /// Brings these views to the front, each as soon as it is offered, unless the user chooses another tab first.
    void setInFront(const std::vector<int>& views);
    /// Sets the view that is in front first when all views share one place.
    void setFirst(QWidget* view) { m_first = view; }
    /// The minimum size for one view at a time, including the tab bars of nested decks.
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
    /// Decides whether the places are side by side or share one place, depending on the size.
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
    std::vector<QWidget*> m_awaited;  ///< brought to the front as soon as they are offered
    bool m_restored = false;
    bool m_narrow = false;
};

/// A view, or several in a deck, above or below another; they share one place if the height is too small.
struct DeckRow {
    QString name;  ///< the title of its tab
    QWidget* view;
    int height;  ///< proportion
};
[[nodiscard]] ViewDeck* twoRows(const DeckRow& above, const DeckRow& below, QSize roomy);

}  // namespace greyscope::widgets
