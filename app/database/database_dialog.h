#pragma once

#include <QDialog>
#include <QTimer>

#include <memory>
#include <string>
#include <vector>

#include "app/run/job.h"
#include "app/sources/database_reader.h"

class QDialogButtonBox;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace greyscope::widgets {
class DatasetModel;
class PlainLabel;
}  // namespace greyscope::widgets

namespace greyscope::app {

class ConnectionForm;
class QueryForm;

/// A dialog that selects the data to fetch from a database. It shows the tables, the columns, the query and the first
/// rows, and returns the URL that fetches the data.
class DatabaseDialog : public QDialog {
    Q_OBJECT

public:
    /// Creates the dialog. `adds`: whether it offers to add the table to the open study.
    DatabaseDialog(bool adds, QWidget* parent = nullptr);
    /// Fills the form with this database, and connects if that is allowed (see server_access.h).
    void begin(const DatabaseSource& source);

signals:
    void chosen(const QString& url, bool added);

private:
    /// What the dialog finds out about a query: what it would fetch, and its first rows.
    struct Look {
        DatabaseSource source;
        DatabasePlan plan;
        /// The first rows as the database returns them; null if there are none.
        std::shared_ptr<const data::Dataset> first;
    };
    void build();
    QWidget* buildLook();
    void connectNow();
    void showListing();
    void lookSoon();
    void look();
    void showLook();
    void tellArriving(const Look& look);
    void showPlan(const DatabasePlan& plan);
    void tell(const QString& text, bool isError);
    void tellBusy();
    void askKeyring();
    void allowChoice(bool allowed);
    void choose(bool added);
    [[nodiscard]] DatabaseSource asked() const;
    static base::Expected<Look> lookAt(const DatabaseSource& source, base::Progress& progress);

    ConnectionForm* m_connection;
    QueryForm* m_query;
    widgets::DatasetModel* m_first;
    QPlainTextEdit* m_plan;
    widgets::PlainLabel* m_status;
    QProgressBar* m_busy;
    QPushButton* m_stop;
    QPushButton* m_open;
    QPushButton* m_add;
    QTimer m_soon;
    Job<std::vector<DatabaseTable>> m_listing;
    Job<Look> m_look;
    std::shared_ptr<std::atomic<bool>> m_refused;  ///< true if the server rejected the login
    bool m_askedKeyring = false;
    bool m_isOpen = false;
    std::string m_columnsOf;  ///< name of the table, or text of the statement, whose columns the form lists
};

}  // namespace greyscope::app
