#pragma once

#include <QObject>
#include <QPointer>

#include <string>
#include <vector>

#include "app/export/figure_maker.h"

class QMenu;

namespace greyscope::app {

/// The views that a sheet can take, in a menu of each page. Those that show nothing are grey, as soon as that is known.
class SheetViewsMenu : public QObject {
    Q_OBJECT

public:
    explicit SheetViewsMenu(QMenu& menu, QObject* parent = nullptr);
    /// Without data there are no views.
    void setHasData(bool has) { m_hasData = has; }
    /// The key of the page whose views somebody looks through; "": none.
    [[nodiscard]] std::string listedPage() const;
    /// Greys the listed views that are neither among these figures nor made on request.
    void tellEmpty(const std::vector<StudyFigure>& figures, const NotShown& notShown);

signals:
    void listedPageChanged();
    void viewChosen(const std::string& name, const QString& title);

private:
    void fill();
    void fill(QMenu& menu, const std::string& page);

    QMenu& m_menu;
    QPointer<QMenu> m_listed;
    bool m_hasData = false;
};

}  // namespace greyscope::app
