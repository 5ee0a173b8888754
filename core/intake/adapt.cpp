#include "intake/adapt.hpp"

#include <algorithm>

namespace tensu::intake {
namespace {

constexpr int kTwoPlayers = 2;

bool isBeyond(Whole seat) noexcept {
  return seat.within(kTwoPlayers, kMaxPlayers - 1);
}

/// The seat whose points the other player of two brings along.
int otherSeat(const HandRequest& request, int winner) noexcept {
  const bool ron = request.winBy.within(1, 1) && request.from.within(0, kMaxPlayers - 1);
  if (ron) {
    return request.from.value();
  }
  return winner == 0 ? 1 : 0;
}

template <class Use>
void eachList(Parsed& parsed, Use use) noexcept {
  use(parsed.concealed);
  for (ParsedMeld& meld : parsed.melds) {
    use(meld.tiles);
  }
  use(parsed.dora);
  use(parsed.ura);
  use(parsed.discards);
}

/// Turns up to `most` tiles of one code into another and says how many there were.
int turn(TileList& list, TileCode from, TileCode to, int most) noexcept {
  // Tiles beyond those kept are only counted.
  const int turned = std::min(most, static_cast<int>(list.copies[from]));
  int left = turned;
  for (TileCode& code : list.kept()) {
    if (code == from && left > 0) {
      code = to;
      --left;
    }
  }
  list.copies[from] = static_cast<std::uint16_t>(list.copies[from] - turned);
  list.copies[to] = static_cast<std::uint16_t>(list.copies[to] + turned);
  list.codes &= list.copies[from] > 0 ? ~CodeMask{0} : ~codeBit(from);
  list.codes |= list.copies[to] > 0 ? codeBit(to) : 0;
  return turned;
}

int copiesInPlay(Parsed& parsed, TileCode code) noexcept {
  int sum = 0;
  eachList(parsed, [&](const TileList& list) { sum += &list == &parsed.discards ? 0 : list.copies[code]; });
  return sum;
}

void note(Checks& checks, CheckId id, TileCode code, int count) noexcept {
  checks.push_back({id, true, details(tile(code), number(DetailKey::count, count))});
}

void redToPlain(Parsed& parsed, TileCode red, Checks& checks) noexcept {
  const TileCode plain = kindOf(red);
  int turned = 0;
  eachList(parsed, [&](TileList& list) { turned += turn(list, red, plain, list.copies[red]); });
  for (ParsedMeld& meld : parsed.melds) {
    meld.called = meld.called == red ? plain : meld.called;
  }
  if (turned > 0) {
    note(checks, CheckId::red_as_plain, red, turned);
  }
}

/// As many plain fives as are too many, and as there are red ones left for.
void plainToRed(Parsed& parsed, TileCode red, const RuleSet& rules, Checks& checks) noexcept {
  const TileCode plain = kindOf(red);
  const int tooMany = copiesInPlay(parsed, plain) - copiesOf(rules, plain);
  const int room = copiesOf(rules, red) - copiesInPlay(parsed, red);
  const int wanted = tooMany < room ? tooMany : room;
  int turned = 0;
  const auto take = [&](TileList& list) { turned += turned < wanted ? turn(list, plain, red, wanted - turned) : 0; };
  take(parsed.concealed);
  for (ParsedMeld& meld : parsed.melds) {
    const bool calledPlain = meld.called == plain && meld.tiles.copies[plain] > 0;
    take(meld.tiles);
    // The one that was called may be the one that became red.
    meld.called = calledPlain && meld.tiles.copies[plain] == 0 ? red : meld.called;
  }
  take(parsed.dora);
  take(parsed.ura);
  if (turned > 0) {
    note(checks, CheckId::plain_as_red, red, turned);
  }
}

}  // namespace

HandRequest atThisTable(const HandRequest& request, const RuleSet& rules, Checks& checks) noexcept {
  HandRequest here = request;
  if (rules.players != kTwoPlayers) {
    return here;
  }
  bool beyond =
      isBeyond(request.seat) || isBeyond(request.from) || isBeyond(request.liable) || request.pointCount > kTwoPlayers;
  for (const MeldRequest& meld : request.melds) {
    beyond = beyond || isBeyond(meld.from);
  }
  const Whole given = request.seat.missing() ? Whole(0) : request.seat;
  if (!beyond || !given.within(0, kMaxPlayers - 1)) {
    return here;
  }
  const int winner = given.value();
  const int seat = winner == 0 ? 0 : 1;
  const auto moved = [winner, seat](Whole old) {
    return old.within(0, kMaxPlayers - 1) ? Whole(old.value() == winner ? seat : 1 - seat) : old;
  };
  here.seat = Whole(seat);
  here.from = moved(request.from);
  here.liable = moved(request.liable);
  for (MeldRequest& meld : here.melds) {
    meld.from = moved(meld.from);
  }
  if (request.pointCount == kMaxPlayers) {
    here.pointCount = kTwoPlayers;
    here.points[static_cast<std::size_t>(seat)] = request.points[static_cast<std::size_t>(winner)];
    here.points[static_cast<std::size_t>(1 - seat)] =
        request.points[static_cast<std::size_t>(otherSeat(request, winner))];
  }
  checks.push_back({CheckId::seat_moved, true, details(number(DetailKey::seat, seat))});
  return here;
}

void adaptFives(Parsed& parsed, const RuleSet& rules, Checks& checks) noexcept {
  for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
    const auto red = static_cast<TileCode>(kRedFive + suit);
    if (copiesOf(rules, red) == 0) {
      redToPlain(parsed, red, checks);
    } else {
      plainToRed(parsed, red, rules, checks);
    }
  }
}

}  // namespace tensu::intake
