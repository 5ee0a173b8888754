#include "table/action.hpp"

#include "intake/checker.hpp"
#include "table/wins.hpp"

namespace tensu::table {
namespace {

class ActionReader : intake::Checker {
public:
  ActionReader(const ActionRequest& request, const RuleSet& rules, Action& out, Problems& problems) noexcept
      : Checker(problems), request_(request), rules_(rules), out_(out) {}

  void read() noexcept {
    if (request_.type.within(0, static_cast<std::int32_t>(kActionTypeIds.size()) - 1)) {
      out_.type = static_cast<ActionType>(request_.type.value());
      parts();
    } else if (!isNothing(request_)) {
      refuse(Field::type, request_.type.missing() ? Word::missing : Word::unknown);
    }
    for (const Unusable& each : request_.unusable) {
      refuse(each.field, Word::unknown, each.index);
    }
  }

private:
  void parts() noexcept {
    switch (out_.type) {
      case ActionType::kong:
        kong();
        return;
      case ActionType::win:
        items(request_.wins, Field::wins);
        return;
      default:
        items(request_.hands, Field::hands);
    }
  }

  void items(const ItemList& list, Field field) noexcept {
    given(list.presence, field);
    out_.count = list.count;
  }

  void kong() noexcept {
    ledger::Kong& kong = out_.kong;
    kong.seat = static_cast<std::uint8_t>(needed(request_.seat, Field::seat, 0, kMaxPlayers - 1));
    const bool isKind = request_.kind.usable() && isMeldType(request_.kind.value()) &&
                        isKan(static_cast<MeldType>(request_.kind.value()));
    if (isKind) {
      kong.kind = static_cast<MeldType>(request_.kind.value());
    } else {
      refuse(Field::kind, request_.kind.missing() ? Word::missing : Word::unknown);
    }
    kong.late = whole(request_.late, Field::late, 0, 1, 0) == 1;
    if (isKind && kong.late && kong.kind != MeldType::kakan) {
      refuse(Field::late, Word::impossible);
    }
    if (isKind) {
      discarder();
    }
    tile();
  }

  /// An exposed kong is from somebody, a concealed one from nobody; an added one may say whose tile its pong was.
  void discarder() noexcept {
    const bool fits = request_.from.within(0, kMaxPlayers - 1) && request_.from.value() != out_.kong.seat;
    if (out_.kong.kind == MeldType::kan && request_.from.missing()) {
      refuse(Field::from, Word::missing);
    } else if (out_.kong.kind == MeldType::ankan ? !request_.from.missing() : !request_.from.missing() && !fits) {
      refuse(Field::from, request_.from.usable() ? Word::not_from_here : Word::wrong_kind);
    } else if (fits) {
      out_.kong.from = static_cast<std::uint8_t>(request_.from.value());
    }
  }

  void tile() noexcept {
    TileList list;
    if (!text(request_.tile, Field::tile, 0, list)) {
      return;
    }
    if (list.total != 1) {
      refuse(Field::tile, Word::wrong_number);
    } else if (copiesOf(rules_, list.tiles[0]) == 0) {
      problems_.add(Code::tile_kind, Field::tile, details(tensu::tile(list.tiles[0])));
    } else {
      out_.kong.tile = list.tiles[0];
    }
  }

  const ActionRequest& request_;
  const RuleSet& rules_;
  Action& out_;
};

class WallHandReader : intake::Checker {
public:
  WallHandReader(const WallHandRequest& request, Problems& problems) noexcept : Checker(problems), request_(request) {}

  void read(ledger::WallHand& out) noexcept {
    if (!isNothing(request_)) {
      fields(out);
    }
    for (const Unusable& each : request_.unusable) {
      refuse(each.field, Word::unknown, each.index);
    }
  }

private:
  void fields(ledger::WallHand& out) noexcept {
    out.ready = needed(request_.ready, Field::ready, 0, 1) == 1;
    out.pig = whole(request_.pig, Field::pig, 0, 1, 0) == 1;
    if (request_.ready.within(0, 1)) {
      base(out);
    }
    if (out.ready && out.pig) {
      refuse(Field::pig, Word::impossible);
    }
  }

  void base(ledger::WallHand& out) noexcept {
    const Whole given = request_.base;
    if (out.ready ? given.usable() && isBase(given.value()) : given.missing() || given.within(0, 0)) {
      out.base = given.valueOr(0);
      return;
    }
    refuse(Field::base, given.missing() ? Word::missing : given.usable() ? Word::impossible : Word::wrong_kind);
  }

  const WallHandRequest& request_;
};

}  // namespace

void readAction(const ActionRequest& request, const RuleSet& rules, Action& out, Problems& problems) noexcept {
  ActionReader(request, rules, out, problems).read();
}

void readWallHand(const WallHandRequest& request, ledger::WallHand& out, Problems& problems) noexcept {
  WallHandReader(request, problems).read(out);
}

}  // namespace tensu::table
