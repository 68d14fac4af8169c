#pragma once

#include <QCoreApplication>

namespace greyscope::widgets {

/// The words of everything that is said outside a class of Qt's: one context for all of it, so that a translator meets
/// each sentence once.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

}  // namespace greyscope::widgets
