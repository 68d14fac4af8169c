#pragma once

#include <QObject>
#include <QSettings>

#include <optional>

#include "app/study/study.h"
#include "core/published/judge.h"

namespace greyscope::app {

/// The settings of the user that apply to new studies, and the folder for files. They are stored in the application's
/// settings only.
class Defaults : public QObject {
    Q_OBJECT

public:
    explicit Defaults(QSettings& settings, QObject* parent = nullptr);

    /// Returns the number of decimals of degrees in new studies.
    [[nodiscard]] int decimals() const;
    void setDecimals(int decimals);
    /// Returns the tolerance for comparing published numbers with calculated ones.
    [[nodiscard]] published::Tolerance tolerance() const;
    void setTolerance(published::Tolerance tolerance);
    /// Returns the folder in which file dialogs open; empty: the folder of the last file.
    [[nodiscard]] QString folder() const;
    void setFolder(const QString& folder);
    /// Returns whether the sentence on how a table is read shows the alternatives; nullopt: only if a part is
    /// uncertain.
    [[nodiscard]] std::optional<bool> showsAlternatives() const;
    void setShowsAlternatives(bool shows);
    /// Returns whether studies may connect to servers that the user has approved in an earlier session
    /// (server_approvals.h).
    [[nodiscard]] bool approvesServers() const;
    void forgetServers();
    /// Returns the path that a dialog suggests for saving a file with this name.
    [[nodiscard]] QString pathFor(const QString& fileName) const;

    /// Applies the settings to a study that was not read from a study file.
    void applyTo(Study& study) const;

signals:
    void changed();

private:
    void set(const char* key, const QVariant& value);

    QSettings& m_settings;
};

/// Returns the folder in which a dialog opens: the user's default folder if it exists, otherwise the folder that the
/// settings store under `lastKey`.
[[nodiscard]] QString startFolder(const QSettings& settings, const QString& lastKey);

}  // namespace greyscope::app
