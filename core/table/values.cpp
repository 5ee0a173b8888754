#include "table/values.hpp"

#include <algorithm>

#include "intake/checker.hpp"
#include "ledger/payment.hpp"

namespace tensu::table {
namespace {

using ledger::Abort;
using ledger::Offence;
using ledger::Outcome;
using ledger::SeatMask;

bool isThere(Abort abort, const TableRules& rules) noexcept {
  switch (abort) {
    case Abort::four_winds:
      return rules.abortFourWinds;
    case Abort::four_kans:
      return rules.abortFourKans;
    case Abort::four_riichi:
      return rules.abortFourRiichi;
    case Abort::nine_terminals:
      return rules.abortNineTerminals;
    default:
      return rules.tripleRon == TripleRon::abort;
  }
}

class RoundReader : intake::Checker {
public:
  RoundReader(const RoundRequest& request, const RuleSet& rules, ledger::Round& out, Problems& problems) noexcept
      : Checker(problems), request_(request), rules_(rules), out_(out) {}

  void read() noexcept {
    game();
    if (rules_.family == Family::riichi) {
      out_.honba = whole(request_.honba, Field::honba, 0, intake::kMostCounters, 0);
      out_.pot = whole(request_.pot, Field::pot, 0, intake::kMostPoints, 0);
      out_.game.round = static_cast<std::uint8_t>(whole(request_.round, Field::round, 0, 3, 0));
      out_.riichi = seats(request_.riichi, Field::riichi, Field::riichi_seat);
      declarersHoldSticks();
    }
    outcome();
    if (rules_.family == Family::riichi) {
      penalties();
    }
    // Only the riichi family has penalties.
    for (const Unusable& each : request_.unusable) {
      if (each.field != Field::penalty || rules_.family == Family::riichi) {
        refuse(each.field, Word::unknown, each.index);
      }
    }
  }

private:
  std::uint8_t seat(Whole given, Field field) noexcept {
    return static_cast<std::uint8_t>(whole(given, field, 0, rules_.players - 1, 0));
  }

  void game() noexcept {
    ledger::GameState& game = out_.game;
    game.hasPoints = numbers(request_.points, Field::points, Field::point, game.points);
    if (request_.points.presence == Presence::missing && rules_.riichi.floorZero) {
      refuse(Field::points, Word::missing);
    }
    numbers(request_.uma, Field::uma, Field::uma_rank, game.uma);
    game.oka = whole(request_.oka, Field::oka, -intake::kMostPoints, intake::kMostPoints, 0);
    game.dealer = seat(request_.dealerSeat, Field::dealer_seat);
    game.firstDealer = seat(request_.firstDealer, Field::first_dealer);
    game.lastHand = whole(request_.lastHand, Field::last_hand, 0, 1, 0) == 1;
  }

  bool numbers(const NumberList& list, Field all, Field each, ledger::Points& out) noexcept {
    if (list.presence == Presence::missing) {
      return false;
    }
    if (list.presence == Presence::unusable || list.count != rules_.players) {
      problems_.add(Code::bad_value, all,
                    details(reason(Word::wrong_number), number(DetailKey::expected, rules_.players)));
      return false;
    }
    for (int i = 0; i < rules_.players; ++i) {
      const auto at = static_cast<std::size_t>(i);
      out[at] = whole(list.numbers[at], each, -intake::kMostPoints, intake::kMostPoints, 0, i);
      if (list.numbers[at].missing()) {
        refuse(each, Word::missing, i);
      }
    }
    return true;
  }

  SeatMask seats(const SeatList& list, Field all, Field each) noexcept {
    if (list.presence == Presence::unusable) {
      refuse(all, Word::wrong_kind);
    }
    SeatMask mask = 0;
    int index = 0;
    for (const Whole given : list.seats) {
      const std::int32_t seat = needed(given, each, 0, rules_.players - 1, index);
      if (given.within(0, rules_.players - 1) && ledger::holds(mask, seat)) {
        refuse(each, Word::twice, index);
      }
      mask = static_cast<SeatMask>(mask | 1 << seat);
      ++index;
    }
    return mask;
  }

  /// A riichi needs a stick where the rule set says so, and where nobody falls below zero.
  void declarersHoldSticks() noexcept {
    if (!out_.game.hasPoints || !(rules_.table.riichiNeedsStick || rules_.riichi.floorZero)) {
      return;
    }
    int index = 0;
    for (const Whole given : request_.riichi.seats) {
      const bool isSeat = given.within(0, rules_.players - 1);
      const int seat = isSeat ? given.value() : 0;
      if (isSeat && out_.game.points[static_cast<std::size_t>(seat)] < ledger::kStick) {
        problems_.add(Code::bad_value, Field::riichi_seat, index,
                      details(reason(Word::too_few_points), number(DetailKey::seat, seat),
                              number(DetailKey::needed, ledger::kStick)));
      }
      ++index;
    }
  }

  void outcome() noexcept {
    out_.outcome = Outcome::stopped;
    if (!given(request_.outcomePresence, Field::outcome)) {
      return;
    }
    const bool known = request_.outcome.within(0, static_cast<std::int32_t>(ledger::kOutcomeIds.size()) - 1);
    if (known) {
      out_.outcome = static_cast<Outcome>(request_.outcome.value());
    }
    const bool battle = out_.outcome == Outcome::battle;
    if (!known || battle != (rules_.family == Family::sichuan)) {
      refuse(Field::outcome_type, request_.outcome.missing() ? Word::missing : Word::unknown);
      return;
    }
    switch (out_.outcome) {
      case Outcome::wins:
        given(request_.wins.presence, Field::outcome_wins);
        return;
      case Outcome::battle:
        given(request_.actions.presence, Field::outcome_actions);
        return;
      case Outcome::exhaustive:
        exhaustive();
        return;
      case Outcome::abortive:
        abortive();
        return;
      default:
        return;
    }
  }

  void exhaustive() noexcept {
    if (request_.tenpai.presence == Presence::missing) {
      refuse(Field::outcome_tenpai, Word::missing);
    }
    out_.tenpai = seats(request_.tenpai, Field::outcome_tenpai, Field::outcome_tenpai_seat);
    out_.nagashi = seats(request_.nagashi, Field::outcome_nagashi, Field::outcome_nagashi_seat);
    const YakuRule& yaku = rules_.riichi.yaku[static_cast<std::size_t>(Yaku::nagashi_mangan)];
    if (!yaku.on && !request_.nagashi.seats.empty()) {
      refuse(Field::outcome_nagashi, Word::not_in_rules);
    }
  }

  void abortive() noexcept {
    if (!request_.abort.within(0, static_cast<std::int32_t>(ledger::kAbortIds.size()) - 1)) {
      refuse(Field::outcome_kind, request_.abort.missing() ? Word::missing : Word::unknown);
    } else if (!isThere(static_cast<Abort>(request_.abort.value()), rules_.table)) {
      refuse(Field::outcome_kind, Word::not_in_rules);
    }
  }

  void penalties() noexcept {
    if (request_.penaltyList.presence == Presence::unusable) {
      refuse(Field::penalties, Word::wrong_kind);
    }
    constexpr int kMost = static_cast<int>(ledger::kMaxPenalties);
    if (request_.penaltyList.count > kMost) {
      problems_.add(Code::bad_value, Field::penalties,
                    details(reason(Word::out_of_range), number(DetailKey::min, 0), number(DetailKey::max, kMost)));
    }
    int index = 0;
    SeatMask chombo = 0;
    for (const PenaltyRequest& each : request_.penalties) {
      penalty(each, index++, chombo);
    }
    if (out_.outcome == Outcome::stopped && request_.outcome.usable() && chombo == 0) {
      refuse(Field::penalties, Word::no_chombo);
    }
  }

  void penalty(const PenaltyRequest& asked, int index, SeatMask& chombo) noexcept {
    const auto seat = static_cast<std::uint8_t>(needed(asked.seat, Field::penalty_seat, 0, rules_.players - 1, index));
    if (!asked.kind.within(0, static_cast<std::int32_t>(ledger::kOffenceIds.size()) - 1)) {
      refuse(Field::penalty_kind, asked.kind.missing() ? Word::missing : Word::unknown, index);
      out_.penalties.push_back({seat, Offence::dead_hand});
      return;
    }
    const auto offence = static_cast<Offence>(asked.kind.value());
    if (!rules_.table.penalties) {
      refuse(Field::penalty_kind, Word::not_in_rules, index);
    } else if (offence == Offence::noten_riichi && !isNotenRiichi(seat)) {
      refuse(Field::penalty_kind, Word::not_noten_riichi, index);
    }
    if (ledger::isChombo(offence) && asked.seat.within(0, rules_.players - 1)) {
      if (ledger::holds(chombo, seat)) {
        refuse(Field::penalty_seat, Word::twice, index);
      }
      chombo = static_cast<SeatMask>(chombo | 1 << seat);
    }
    out_.penalties.push_back({seat, offence});
  }

  [[nodiscard]] bool isNotenRiichi(int seat) const noexcept {
    return out_.outcome == Outcome::exhaustive && ledger::holds(out_.riichi, seat) && !ledger::holds(out_.tenpai, seat);
  }

  const RoundRequest& request_;
  const RuleSet& rules_;
  ledger::Round& out_;
};

}  // namespace

void readRound(const RoundRequest& request, const RuleSet& rules, ledger::Round& out, Problems& problems) noexcept {
  RoundReader(request, rules, out, problems).read();
}

}  // namespace tensu::table
