#include "riichi/points.hpp"

namespace tensu::riichi {
namespace {

constexpr int kMostHan = 999;
constexpr int kLeastFu = 20;
constexpr int kMostFu = 170;
/// The fu of seven pairs where they are not rounded up, which no other hand has.
constexpr int kChiitoiFu = 25;

bool isFu(int fu, const RiichiRules& rules) noexcept {
  return fu == kChiitoiFu ? rules.chiitoiFu == kChiitoiFu : fu >= kLeastFu && fu <= kMostFu && fu % 10 == 0;
}

void refuse(Problems& problems, Field field, Whole given, int min, int max) noexcept {
  const Word why = given.missing() ? Word::missing : given.usable() ? Word::out_of_range : Word::wrong_kind;
  problems.add(Code::bad_value, field, details(reason(why), number(DetailKey::min, min), number(DetailKey::max, max)));
}

/// Between the least and the most there are still fu that nothing has.
void refuseFu(Problems& problems, Whole fu) noexcept {
  if (fu.within(kLeastFu, kMostFu)) {
    problems.add(Code::bad_value, Field::fu, details(reason(Word::impossible)));
  } else {
    refuse(problems, Field::fu, fu, kLeastFu, kMostFu);
  }
}

}  // namespace

bool canBe(int fu, int han, Win win, const RiichiRules& rules) noexcept {
  if (!isFu(fu, rules)) {
    return false;
  }
  if (fu == kChiitoiFu) {
    // Seven pairs are two han, three with the closed self-draw.
    return han >= (win == Win::tsumo ? 3 : 2);
  }
  if (fu == 20) {
    // By tsumo only pinfu, by ron only an open hand without any fu where that gets no more.
    const bool pinfu = rules.yaku[static_cast<std::size_t>(Yaku::pinfu)].on;
    return win == Win::tsumo ? pinfu && rules.pinfuTsumo && han >= 2 : !rules.openPinfuFu;
  }
  return true;
}

bool worthOf(const PointsQuery& query, const RiichiRules& rules, Worth& worth, Problems& problems) noexcept {
  if (!query.yakuman.missing() && !query.yakuman.within(0, 0)) {
    const int most = rules.yakumanStack ? kMostYakuman : 1;
    if (!query.yakuman.within(1, most)) {
      refuse(problems, Field::yakuman, query.yakuman, 1, most);
      return false;
    }
    worth = {Limit::yakuman, kYakumanBase * query.yakuman.value()};
    return true;
  }
  if (!query.han.within(1, kMostHan)) {
    refuse(problems, Field::han, query.han, 1, kMostHan);
    return false;
  }
  const int han = query.han.value();
  if (han >= kManganHan) {
    worth = countedWorth(han, 0, rules);
    return true;
  }
  if (!query.fu.within(0, kMostFu) || !isFu(query.fu.value(), rules)) {
    refuseFu(problems, query.fu);
    return false;
  }
  if (!canBe(query.fu.value(), han, query.win, rules)) {
    problems.add(Code::bad_value, Field::fu, details(reason(Word::impossible), number(DetailKey::han, han)));
    return false;
  }
  worth = countedWorth(han, query.fu.value(), rules);
  return true;
}

bool pointsOf(const PointsQuery& query, const RuleSet& rules, Payments& out, Problems& problems) noexcept {
  Worth worth;
  if (!worthOf(query, rules.riichi, worth, problems)) {
    return false;
  }
  out.limit = worth.limit;
  const ledger::WinTerms terms{rules.players, query.dealer, query.win, rules.riichi.twoPlayerTsumo};
  if (ledger::onePays(terms)) {
    out.each.push_back(ledger::paidByOne(worth.base, terms));
  } else if (query.dealer) {
    out.each.push_back(ledger::paidByEach(worth.base, true));
  } else {
    out.each.push_back(ledger::paidByEach(worth.base, true));
    out.each.push_back(ledger::paidByEach(worth.base, false));
  }
  return true;
}

}  // namespace tensu::riichi
