#pragma once

#include <QObject>
#include <QPointer>

#include <string>
#include <vector>

#include "app/export/figure_maker.h"

class QMenu;

namespace greyscope::app {

/// A menu of the views that can be added to a sheet, with a submenu for each page. Views that show nothing are disabled
/// as soon as this is known.
class SheetViewsMenu : public QObject {
    Q_OBJECT

public:
    explicit SheetViewsMenu(QMenu& menu, QObject* parent = nullptr);
    /// Sets whether the study has data; without data, the menu has no views.
    void setHasData(bool has) { m_hasData = has; }
    /// Returns the key of the page whose submenu is open; "" if none is.
    [[nodiscard]] std::string listedPage() const;
    /// Disables the listed views that show nothing: their figures are not in `figures`, and are not made only on
    /// request.
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
