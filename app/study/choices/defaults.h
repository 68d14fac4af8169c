#pragma once

#include <QObject>
#include <QSettings>

#include <optional>

#include "app/study/study.h"
#include "core/published/judge.h"

namespace greyscope::app {

/// The user's defaults for new studies, and the folder for files. They are stored in the settings only.
class Defaults : public QObject {
    Q_OBJECT

public:
    explicit Defaults(QSettings& settings, QObject* parent = nullptr);

    /// Decimals of degrees in new studies.
    [[nodiscard]] int decimals() const;
    void setDecimals(int decimals);
    /// The tolerance for comparing published numbers with calculated ones.
    [[nodiscard]] published::Tolerance tolerance() const;
    void setTolerance(published::Tolerance tolerance);
    /// Folder in which file dialogs open; empty: the folder of the last file.
    [[nodiscard]] QString folder() const;
    void setFolder(const QString& folder);
    /// Whether the sentence of a reading shows its alternatives; nullopt: only where a part is uncertain.
    [[nodiscard]] std::optional<bool> showsAlternatives() const;
    void setShowsAlternatives(bool shows);
    /// Whether studies may connect to servers that were approved before (server_approvals.h).
    [[nodiscard]] bool approvesServers() const;
    void forgetServers();
    /// The path that a dialog suggests for saving a file of this name.
    [[nodiscard]] QString pathFor(const QString& fileName) const;

    /// Applies the defaults to a study that was not read from its own file.
    void applyTo(Study& study) const;

signals:
    void changed();

private:
    void set(const char* key, const QVariant& value);

    QSettings& m_settings;
};

/// Returns the folder in which a dialog opens: the user's default folder if it exists, else the folder stored in the
/// settings under `lastKey`.
[[nodiscard]] QString startFolder(const QSettings& settings, const QString& lastKey);

}  // namespace greyscope::app
