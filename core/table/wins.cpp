#include "table/wins.hpp"

#include "intake/checker.hpp"
#include "riichi/points.hpp"

namespace tensu::table {
namespace {

std::uint8_t seatOr(Whole given, int players) noexcept {
  return given.within(0, players - 1) ? static_cast<std::uint8_t>(given.value()) : kNobody;
}

class KnownReader : intake::Checker {
public:
  KnownReader(const KnownWinRequest& request, const RuleSet& rules, Problems& problems) noexcept
      : Checker(problems), request_(request), rules_(rules), facts_(factsOf(request, rules.players)) {}

  void read(std::int32_t honba, int& base) noexcept {
    if (!isNothing(request_)) {
      fields(honba, base);
    }
    for (const Unusable& each : request_.unusable) {
      const bool flags = each.field == Field::flags || each.field == Field::flag;
      if (!flags || rules_.family == Family::sichuan) {
        refuse(each.field, Word::unknown, each.index);
      }
    }
  }

private:
  void fields(std::int32_t honba, int& base) noexcept {
    needed(request_.seat, Field::seat, 0, rules_.players - 1);
    way();
    if (rules_.family == Family::riichi) {
      riichi(honba, base);
    } else {
      sichuan(base);
    }
  }

  void way() noexcept {
    if (!given(request_.winPresence, Field::win)) {
      return;
    }
    if (!facts_.hasWay) {
      refuse(Field::win_by, request_.winBy.missing() ? Word::missing : Word::unknown);
    } else if (facts_.win == Win::ron && facts_.from == kNobody) {
      problems_.add(Code::no_discarder, Field::win_from);
    }
  }

  void riichi(std::int32_t honba, int& base) noexcept {
    // Where they do not add up several yakuman are worth one.
    const bool one = !rules_.riichi.yakumanStack && request_.yakuman.within(1, riichi::kMostYakuman);
    const Whole yakuman = one ? Whole(1) : request_.yakuman;
    const riichi::PointsQuery query{request_.han, request_.fu, yakuman, facts_.seat == 0, facts_.win};
    riichi::Worth worth;
    if (riichi::worthOf(query, rules_.riichi, worth, problems_)) {
      base = worth.base;
    }
    const bool counted = request_.yakuman.missing() || request_.yakuman.within(0, 0);
    const std::int32_t minimum = minimumHan(rules_.riichi, honba);
    if (counted && request_.han.within(1, minimum - 1)) {
      problems_.add(Code::below_minimum_han, Field::han,
                    details(number(DetailKey::han, request_.han.value()), number(DetailKey::needed, minimum)));
    }
  }

  void sichuan(int& base) noexcept {
    refuseFlags(request_.flags & kRiichiFlags);
    if (request_.base.usable() && isBase(request_.base.value())) {
      base = request_.base.value();
    } else {
      refuse(Field::base, request_.base.missing()  ? Word::missing
                          : request_.base.usable() ? Word::impossible
                                                   : Word::wrong_kind);
    }
  }

  const KnownWinRequest& request_;
  const RuleSet& rules_;
  WinFacts facts_;
};

template <class Request>
WinFacts readFacts(const Request& request, Whole seat, int players) noexcept {
  WinFacts facts;
  facts.seat = seatOr(seat, players);
  facts.hasWay = request.winPresence == Presence::given && request.winBy.within(0, 1);
  facts.win = facts.hasWay ? static_cast<Win>(request.winBy.value()) : Win::tsumo;
  const std::uint8_t from = seatOr(request.from, players);
  facts.from = facts.win == Win::ron && from != facts.seat ? from : kNobody;
  facts.flags = request.flags;
  return facts;
}

}  // namespace

WinFacts factsOf(const HandRequest& request, int players) noexcept {
  return readFacts(request, Whole(request.seat.valueOr(0)), players);
}

WinFacts factsOf(const KnownWinRequest& request, int players) noexcept {
  return readFacts(request, request.seat, players);
}

Objections objectionsTo(std::span<const WinFacts> wins, int count, int players) noexcept {
  Objections found;
  bool twice = false;
  bool tsumo = false;
  bool discarders = false;
  std::uint8_t from = kNobody;
  for (std::size_t i = 0; i < wins.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      twice = twice || (wins[i].seat == wins[k].seat && wins[i].seat != kNobody);
    }
    tsumo = tsumo || (wins[i].hasWay && wins[i].win == Win::tsumo && count > 1);
    discarders = discarders || (from != kNobody && wins[i].from != kNobody && wins[i].from != from);
    from = wins[i].from != kNobody ? wins[i].from : from;
  }
  const auto object = [&found](bool yes, Word word) {
    if (yes) {
      found.push_back(word);
    }
  };
  // A list may tell of wins of which none came.
  object(count == 0 || wins.empty(), Word::no_win);
  object(count > players - 1, Word::too_many_winners);
  object(twice, Word::twice);
  object(tsumo, Word::beside_tsumo);
  object(discarders, Word::several_discarders);
  return found;
}

bool onOneTile(std::span<const WinFacts> wins) noexcept {
  TileCode tile = kTileCodes;
  for (const WinFacts& win : wins) {
    if (win.tile != kTileCodes && tile != kTileCodes && win.tile != tile) {
      return false;
    }
    tile = win.tile != kTileCodes ? win.tile : tile;
  }
  return true;
}

void readKnown(const KnownWinRequest& request, const RuleSet& rules, std::int32_t honba, int& base,
               Problems& problems) noexcept {
  KnownReader(request, rules, problems).read(honba, base);
}

}  // namespace tensu::table
