#include "independent/riichi.hpp"

namespace tensu::independent {
namespace {

bool outside(int kind) {
  return kind >= 27 || kind % 9 == 0 || kind % 9 == 8;
}

int groupFu(const Case& each, const Group& group) {
  if (group.triplet()) {
    const int simple = group.kan() ? 8 : 2;
    return simple * (each.concealed(group) ? 2 : 1) * (outside(group.kind) ? 2 : 1);
  }
  if (group.sequence()) {
    return 0;
  }
  const int winds = (each.seatWind(group.kind) ? 1 : 0) + (each.roundWind(group.kind) ? 1 : 0);
  return winds == 2 ? each.rules.number("double_wind_fu") : winds == 1 || group.kind >= 31 ? 2 : 0;
}

int waitFu(const Case& each) {
  const std::string wait = waitOf(each.reading, plainKind(each.hand.concealed.back()));
  if (wait == "kanchan" || wait == "penchan") {
    return 2;
  }
  return wait == (each.rules.is("wait_fu", "usual") ? "tanki" : "shanpon") ? 2 : 0;
}

}  // namespace

int fuOf(const Case& each, bool pinfu) {
  if (each.reading.orphans()) {
    return 0;
  }
  if (each.reading.pairs()) {
    return each.rules.number("chiitoi_fu");
  }
  int fu = waitFu(each);
  for (const Group& group : each.reading.groups) {
    fu += groupFu(each, group);
  }
  const bool counted = each.hand.tsumo && !pinfu && !(each.hand.has("rinshan") && !each.rules.is("rinshan_tsumo_fu"));
  fu += counted ? 2 : 0;
  if (fu == 0 && !each.hand.tsumo && !each.closed() && each.rules.is("open_pinfu_fu")) {
    fu += 2;
  }
  fu += each.closed() && !each.hand.tsumo ? 30 : 20;
  return (fu + 9) / 10 * 10;
}

}  // namespace tensu::independent
