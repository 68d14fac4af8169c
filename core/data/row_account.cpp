#include "core/data/row_account.h"

namespace greyscope::data {

const base::Names<Reason>& reasonNames() {
    static const base::Names<Reason> names{
        {Reason::condition, "condition"},      {Reason::marked, "marked"},
        {Reason::nameEmpty, "name-empty"},     {Reason::markedNotThere, "marked-not-there"},
        {Reason::partsEmpty, "parts-empty"},   {Reason::notSplit, "not-split"},
        {Reason::keyEmpty, "key-empty"},       {Reason::keyUnknown, "key-unknown"},
        {Reason::keyUnused, "key-unused"},     {Reason::operandEmpty, "operand-empty"},
        {Reason::notFinite, "not-finite"},     {Reason::columnLeftOut, "column-left-out"},
        {Reason::otherSeries, "other-series"}, {Reason::valueEmpty, "value-empty"},
        {Reason::noPartner, "no-partner"},     {Reason::cellSet, "cell-set"},
        {Reason::emptyFilled, "empty-filled"},
    };
    return names;
}

}  // namespace greyscope::data
