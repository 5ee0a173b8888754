#include "riichi/circumstances.hpp"

#include "intake/conflicts.hpp"
#include "shape/readings.hpp"

namespace tensu::riichi {
namespace {

using enum Flag;
using intake::Circumstances;
using intake::Exclusion;
using intake::Hindrance;

constexpr Flags kDeclared = Flags::of(riichi, double_riichi);
constexpr Flags kRobbed = Flags::of(chankan, chankan_ankan);
/// What happens after the first go-around of a hand has been broken.
constexpr Flags kLate = Flags::of(rinshan, chankan, chankan_ankan, haitei, houtei, kanburi);

consteval Flags both(Flags a, Flags b) noexcept {
  return Flags(a.bits() | b.bits());
}

constexpr Exclusion kExclusions[] = {
    {riichi, Flags::of(double_riichi)},
    {ippatsu, Flags::of(rinshan, kanburi)},
    {rinshan, Flags::of(haitei)},
    {chankan, Flags::of(houtei, kanburi)},
    {chankan_ankan, Flags::of(houtei, kanburi)},
    {tenhou, both(both(kDeclared, kLate), Flags::of(chiihou))},
    {chiihou, both(kDeclared, kLate)},
    {renhou, both(Flags::of(riichi), kLate)},
    {shiisanpuutaa, both(both(kDeclared, kLate), Flags::of(ippatsu))},
    {nagashi_mangan, both(both(kFirstDraw, kLate), Flags::of(ippatsu))},
};

constexpr Hindrance kHindrances[] = {
    {riichi, Word::open_meld},
    {double_riichi, Word::open_meld},
    {ippatsu, Word::no_riichi},
    {rinshan, Word::ron},
    {rinshan, Word::no_kan},
    {chankan, Word::tsumo},
    {chankan, Word::same_tile},
    {chankan_ankan, Word::tsumo},
    {chankan_ankan, Word::same_tile},
    {chankan_ankan, Word::not_orphans},
    {haitei, Word::ron},
    {houtei, Word::tsumo},
    {kanburi, Word::tsumo},
    {tenhou, Word::ron},
    {tenhou, Word::child},
    {tenhou, Word::meld},
    {chiihou, Word::dealer},
    {chiihou, Word::meld},
    {renhou, Word::meld},
    {shiisanpuutaa, Word::ron},
    {shiisanpuutaa, Word::meld},
    {nagashi_mangan, Word::ron},
    {nagashi_mangan, Word::simple_discarded},
};

constexpr Hindrance kChiihouByTsumo[] = {{chiihou, Word::ron}};
constexpr Hindrance kChiihouByRon[] = {{chiihou, Word::tsumo}, {chiihou, Word::other_discarder}};
constexpr Hindrance kRenhouByRon[] = {{renhou, Word::tsumo}, {renhou, Word::dealer}};
constexpr Hindrance kNagashiAlone[] = {{nagashi_mangan, Word::meld}};
constexpr Exclusion kRenhouByRonAlone[] = {{renhou, Flags::of(double_riichi, tenhou, chiihou)}};
constexpr Exclusion kRenhouBeforeRiichi[] = {{renhou, Flags::of(double_riichi)}};

Circumstances circumstancesOf(const Hand& hand, const RuleSet& rules) noexcept {
  Circumstances now;
  now.note(hand.win == Win::ron ? Word::ron : Word::tsumo, true);
  now.note(hand.seat == 0 ? Word::dealer : Word::child, true);
  now.note(Word::meld, hand.meldCount > 0);
  now.note(Word::open_meld, holdsOpenMeld(hand));
  now.note(Word::no_kan, !holdsKan(hand));
  now.note(Word::no_riichi, !Flags(hand.flags).any(kDeclared));
  now.note(Word::other_discarder, hand.win == Win::ron && hand.from != 0);
  now.note(Word::simple_discarded, (hand.discards & kSimples) != 0);
  if (hand.concealedCount > 0 && Flags(hand.flags).any(kRobbed)) {
    const bool orphans = hand.meldCount == 0 && isThirteenOrphans(concealedCounts(hand));
    now.note(Word::same_tile, holdsAnotherWinningTile(hand));
    now.note(Word::not_orphans, !orphans || !rules.riichi.kokushiRobsAnkan);
  }
  return now;
}

void checkFlags(const Hand& hand, const RuleSet& rules, Problems& problems) noexcept {
  intake::ConflictChecker checker(Flags(hand.flags), circumstancesOf(hand, rules), problems);
  checker.excluded(kExclusions);
  checker.hindered(kHindrances);
  const RiichiRules& riichi = rules.riichi;
  if (riichi.chiihouBy == ChiihouBy::tsumo) {
    checker.hindered(kChiihouByTsumo);
  } else {
    checker.hindered(kChiihouByRon);
  }
  if (riichi.renhouScope == RenhouScope::ron) {
    checker.hindered(kRenhouByRon);
    checker.excluded(kRenhouByRonAlone);
  } else if (hand.win == Win::tsumo || hand.from <= hand.seat) {
    // In the first go-around only a later seat can discard after this one has declared riichi.
    checker.excluded(kRenhouBeforeRiichi);
  }
  if (riichi.nagashiForbidsOwnMelds) {
    checker.hindered(kNagashiAlone);
  }
}

}  // namespace

void checkCircumstances(const Hand& hand, const RuleSet& rules, Problems& problems) noexcept {
  if (hand.flags != 0) {
    checkFlags(hand, rules, problems);
  }
  if (hand.uraCount > 0 && !Flags(hand.flags).any(kDeclared)) {
    problems.add(Code::flag_conflict, Field::ura,
                 details(flag(DetailKey::flag, Flag::riichi), word(DetailKey::other, Word::ura)));
  }
}

}  // namespace tensu::riichi
