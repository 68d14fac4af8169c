#include "core/striping/metadata_cost.h"

namespace greyscope::striping {

const std::array<PrintedCost, 4>& printedCosts() {
    static const std::array<PrintedCost, 4> table{{{4, {8.05, 182.67}, {8.75, 0.56}},
                                                   {8, {11.98, 355.28}, {8.49, 0.81}},
                                                   {16, {20.81, 712.68}, {8.63, 1.03}},
                                                   {32, {37.37, 1432.5}, {8.98, 1.36}}}};
    return table;
}

}  // namespace greyscope::striping
