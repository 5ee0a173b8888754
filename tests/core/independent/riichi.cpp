#include "independent/riichi.hpp"

#include <algorithm>
#include <tuple>

namespace tensu::independent {
namespace {

/// A reading with its worth.
struct Worth {
  std::set<std::string> yaku;
  int han = 0;
  int fu = 0;
  int base = 0;
  int yakuman = 0;
  int liableBase = 0;
  bool named = false;
};

int following(int kind) {
  if (kind < 27) {
    return kind % 9 == 8 ? kind - 8 : kind + 1;
  }
  if (kind < 31) {
    return kind == 30 ? 27 : kind + 1;
  }
  return kind == 33 ? 31 : kind + 1;
}

int doraHan(const Hand& hand, const Rules& rules) {
  const std::vector<int> tiles = allTiles(hand);
  int han = rules.is("flowers") ? hand.flowers : 0;
  for (const std::vector<int>& indicators : {hand.dora, hand.ura}) {
    for (const int indicator : indicators) {
      for (const int code : tiles) {
        han += indicator != 37 && plainKind(code) == following(plainKind(indicator)) ? 1 : 0;
      }
      han += indicator == 37 ? hand.flowers : 0;
    }
  }
  const bool redsCount = !rules.is("red_fives", "two_pin_yaku");
  return han + (redsCount ? static_cast<int>(std::count_if(tiles.begin(), tiles.end(), isRed)) : 0);
}

int baseOf(int han, int fu, const Rules& rules) {
  if (han >= 13) {
    return rules.is("kazoe") ? 8000 : 6000;
  }
  if (han >= 11) {
    return 6000;
  }
  if (han >= 8) {
    return 4000;
  }
  if (han >= 6) {
    return 3000;
  }
  const int base = han >= 5 ? 2000 : fu * (1 << (2 + han));
  return base >= 2000 || (base == 1920 && rules.is("kiriage")) ? 2000 : base;
}

bool isYakuman(const std::string& id, const Rules& rules) {
  return yakumanIds().count(id) > 0 || (id == "renhou" && rules.is("renhou", "yakuman"));
}

Worth yakumanWorth(const Case& each, const std::set<std::string>& yakuman) {
  Worth worth;
  worth.named = true;
  worth.yaku = yakuman;
  const bool stack = each.rules.is("yakuman_stack");
  for (const std::string& id : yakuman) {
    const int units = unitsOf(id, each);
    worth.yakuman += units;
    if (id == "daisangen" || id == "daisuushii") {
      worth.liableBase += 8000 * units;
    }
  }
  worth.yakuman = stack ? worth.yakuman : 1;
  worth.han = 13 * worth.yakuman;
  worth.base = 8000 * worth.yakuman;
  const bool liable = each.rules.is("pao") && each.hand.liable >= 0 && worth.liableBase > 0;
  if (!liable) {
    worth.liableBase = 0;
  } else if (each.rules.is("pao_scope", "whole")) {
    worth.liableBase = worth.base;
  }
  worth.liableBase = std::min(worth.liableBase, worth.base);
  return worth;
}

/// A win in the first go-around as a limit hand below a yakuman: it stands alone.
Worth renhouWorth(const Rules& rules) {
  const bool baiman = rules.is("renhou", "baiman");
  Worth worth;
  worth.named = true;
  worth.yaku = {"renhou"};
  worth.han = baiman ? 8 : 5;
  worth.base = baiman ? 4000 : 2000;
  return worth;
}

/// Every worth that this reading competes with. `most`: the most han of yaku that any reading had.
void addWorths(const Case& each, int minimum, std::vector<Worth>& worths, int& most) {
  std::set<std::string> yaku = yakuOf(each);
  std::set<std::string> yakuman;
  std::copy_if(yaku.begin(), yaku.end(), std::inserter(yakuman, yakuman.end()),
               [&each](const std::string& id) { return isYakuman(id, each.rules); });
  if (!yakuman.empty()) {
    worths.push_back(yakumanWorth(each, yakuman));
    return;
  }
  if (yaku.erase("renhou") > 0) {
    worths.push_back(renhouWorth(each.rules));
  }
  if (each.reading.orphans()) {
    // Without their own yaku these tiles have no fu, so that han are worth nothing.
    return;
  }
  Worth worth;
  worth.yaku = yaku;
  for (const std::string& id : yaku) {
    worth.han += hanOf(id, each);
  }
  most = std::max(most, worth.han);
  if (worth.han == 0 || worth.han < minimum) {
    return;
  }
  worth.han += doraHan(each.hand, each.rules);
  worth.fu = fuOf(each, yaku.count("pinfu") > 0);
  worth.base = baseOf(worth.han, worth.fu, each.rules);
  worth.yakuman = worth.base == 8000 ? 1 : 0;
  worths.push_back(worth);
}

std::string limitOf(int base) {
  return base >= 8000   ? "yakuman"
         : base >= 6000 ? "sanbaiman"
         : base >= 4000 ? "baiman"
         : base >= 3000 ? "haneman"
         : base >= 2000 ? "mangan"
                        : "";
}

Verdict verdictOf(const Worth& best, const Hand& hand, const Rules& rules) {
  Verdict verdict;
  verdict.yaku = best.yaku;
  verdict.han = best.han;
  verdict.fu = best.fu;
  verdict.base = best.base;
  verdict.yakuman = best.yakuman;
  verdict.limit = limitOf(best.base);
  verdict.dora = best.named ? 0 : doraHan(hand, rules);
  verdict.deltas = deltasOf(hand, rules, best.base, best.liableBase);
  return verdict;
}

bool unconnected(const Copies& copies) {
  int pairs = 0;
  for (int kind = 0; kind < 34; ++kind) {
    const int here = copies[static_cast<std::size_t>(kind)];
    if (here > 2) {
      return false;
    }
    pairs += here == 2 ? 1 : 0;
    for (int near = 1; near < 3; ++near) {
      const bool sameSuit = kind < 27 && kind % 9 + near < 9;
      if (here > 0 && sameSuit && copies[static_cast<std::size_t>(kind + near)] > 0) {
        return false;
      }
    }
  }
  return pairs == 1;
}

Worth manganAlone(const char* yaku) {
  Worth worth;
  worth.named = true;
  worth.yaku = {yaku};
  worth.han = 5;
  worth.base = 2000;
  return worth;
}

/// The hand of a draw after which nothing but outside tiles were discarded.
Verdict nagashiVerdict(const Hand& hand, const Rules& rules) {
  Verdict verdict = verdictOf(manganAlone("nagashi-mangan"), hand, rules);
  if (rules.is("nagashi", "draw")) {
    Hand plain = hand;
    plain.honba = plain.deposits = 0;
    verdict.deltas = deltasOf(plain, rules, 2000, 0);
  }
  return verdict;
}

bool isShiisanpuutaa(const Hand& hand, const Rules& rules) {
  const bool first = hand.has("shiisanpuutaa") || hand.has("tenhou") || hand.has("chiihou") || hand.has("renhou");
  return hand.tsumo && first && hand.melds.empty() && rules.has("shiisanpuutaa") &&
         unconnected(copiesOf(hand.concealed));
}

/// The most points; then a named hand before a counted one, more han, more fu, more yaku, and of two lists as long as
/// each other the one that comes first in the order of the table.
const Worth& bestOf(const std::vector<Worth>& worths, const Hand& hand, const Rules& rules) {
  const auto order = [](const Worth& worth) {
    std::vector<std::ptrdiff_t> places;
    for (const std::string& id : worth.yaku) {
      places.push_back(kYakuIds.begin() - std::find(kYakuIds.begin(), kYakuIds.end(), id));
    }
    std::sort(places.rbegin(), places.rend());
    return places;
  };
  const auto rank = [&](const Worth& worth) {
    return std::tuple(gainOf(hand, rules, worth.base), worth.named, worth.han, worth.fu, worth.yaku.size(),
                      order(worth));
  };
  return *std::max_element(worths.begin(), worths.end(),
                           [&rank](const Worth& a, const Worth& b) { return rank(a) < rank(b); });
}

}  // namespace

bool furiten(const Hand& hand, const Rules& rules) {
  if (hand.tsumo) {
    return false;
  }
  if (hand.has("missed")) {
    return true;
  }
  Hand other = hand;
  const Copies held = [&hand] {
    std::vector<int> all = allTiles(hand);
    all.erase(all.begin() + static_cast<long>(hand.concealed.size()) - 1);
    return copiesOf(all);
  }();
  const bool orphans = hand.melds.empty() && thirteenOrphans(copiesOf(hand.concealed));
  return std::any_of(hand.discards.begin(), hand.discards.end(), [&](int code) {
    const int kind = plainKind(code);
    if (orphans && rules.is("kokushi_furiten", "own_tile")) {
      return kind == plainKind(hand.concealed.back());
    }
    other.concealed.back() = kind;
    return held[static_cast<std::size_t>(kind)] < 4 && !readingsOf(other).empty();
  });
}

Verdict scoreRiichi(const Hand& hand, const Rules& rules) {
  Verdict verdict;
  if (hand.has("nagashi-mangan") && rules.has("nagashi-mangan")) {
    return nagashiVerdict(hand, rules);
  }
  const std::vector<Reading> readings = readingsOf(hand);
  std::vector<Worth> worths;
  if (isShiisanpuutaa(hand, rules)) {
    worths.push_back(manganAlone("shiisanpuutaa"));
  }
  if (readings.empty() && worths.empty()) {
    verdict.problems.insert("not_winning");
    return verdict;
  }
  if (furiten(hand, rules)) {
    verdict.problems.insert("furiten");
  }
  const int minimum = rules.number(hand.honba >= 5 ? "min_han_5honba" : "min_han");
  int most = 0;
  for (const Reading& reading : readings) {
    addWorths({hand, reading, rules}, minimum, worths, most);
  }
  if (worths.empty()) {
    verdict.problems.insert(most == 0 ? "no_yaku" : "below_minimum_han");
  }
  if (!verdict.problems.empty()) {
    return verdict;
  }
  return verdictOf(bestOf(worths, hand, rules), hand, rules);
}

}  // namespace tensu::independent
