#pragma once

#include <QObject>
#include <QPointer>

#include <string>
#include <vector>

#include "app/export/figure_maker.h"

class QMenu;

namespace greyscope::app {

/// The views that can be added to a sheet, with a submenu for each page. Empty views are disabled as soon as they are
/// known.
class SheetViewsMenu : public QObject {
    Q_OBJECT

public:
    explicit SheetViewsMenu(QMenu& menu, QObject* parent = nullptr);
    /// Sets whether there is data; without data there are no views.
    void setHasData(bool has) { m_hasData = has; }
    /// Returns the key of the page whose submenu is open; "": none.
    [[nodiscard]] std::string listedPage() const;
    /// Disables the listed views that are neither among these figures nor made on request.
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
