#pragma once

#include <tuple>

#include "core/grey/models/dgm1n.h"
#include "core/grey/models/dgm21.h"
#include "core/grey/models/gm11_fourier.h"
#include "core/grey/models/gm11_markov.h"
#include "core/grey/models/gm11_metabolic.h"
#include "core/grey/models/gm21.h"
#include "core/grey/models/scgm.h"

namespace greyscope::grey {

/// The worked models (see worked.h). A type added here is a row of greyModels() and has a derivation.
using WorkedModels = std::tuple<Gm21, Dgm21, Dgm1n, Scgm, Gm11Fourier, Gm11Markov, Gm11Metabolic>;

}  // namespace greyscope::grey
