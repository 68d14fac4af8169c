#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QSplitter;
class QTabWidget;

namespace greyscope::widgets {

/// Widgets that share the room in these proportions, until somebody moves a handle.
[[nodiscard]] QSplitter* splitterOf(Qt::Orientation orientation, const std::vector<QWidget*>& widgets,
                                    const std::vector<int>& parts);
/// The same in a splitter that stands at its place already: what is moved with all that is in it is styled anew.
void shareRoom(QSplitter& splitter, const std::vector<QWidget*>& widgets, const std::vector<int>& parts);

/// Several views at their places: rows of places beside each other, with tabs where a place holds more than one view.
/// Where the room is short, all views take turns at one place. A view that is not offered stands nowhere.
class ViewDeck : public QWidget {
    Q_OBJECT

public:
    struct View {
        QString name;  ///< of its tab
        QWidget* view;
    };
    using Place = std::vector<View>;
    struct Row {
        std::vector<Place> places;
        std::vector<int> widths;  ///< of the places, in proportion
        int height = 1;           ///< of the row, in proportion
    };

    /// `roomy`: the least size at which the places stand beside each other, in type of the usual size; larger type
    /// asks for as much more.
    explicit ViewDeck(std::vector<Row> rows, QSize roomy = {740, 0}, QWidget* parent = nullptr);

    /// Another least size at which the places stand beside each other.
    void setRoomy(QSize roomy);
    void setOffered(const QWidget* view, bool offered);
    [[nodiscard]] bool isOffered(const QWidget* view) const;
    /// Also where this deck itself is behind another view.
    void bringForward(QWidget* view);
    /// The views in front, by their number in the order given.
    [[nodiscard]] std::vector<int> inFront() const;
    /// Brings these forward, each once it is offered, unless somebody chooses another before.
    void setInFront(const std::vector<int>& views);
    /// The view that shows first where they take turns.
    void setFirst(QWidget* view) { m_first = view; }
    /// What one view needs, under the tabs of each deck that it stands in.
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
    /// Decides whether the places stand beside each other in the room that there is.
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
    std::vector<QWidget*> m_awaited;  ///< to come forward when they are offered
    bool m_restored = false;
    bool m_narrow = false;
};

/// One view, or several that stand together, above another; where the room is lower they take turns.
struct DeckRow {
    QString name;  ///< of its tab
    QWidget* view;
    int height;  ///< in proportion
};
[[nodiscard]] ViewDeck* twoRows(const DeckRow& above, const DeckRow& below, QSize roomy);

}  // namespace greyscope::widgets
