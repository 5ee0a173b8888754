#include "intake/values.hpp"

#include "intake/checker.hpp"

namespace tensu::intake {
namespace {

class ValueReader : Checker {
public:
  ValueReader(const HandRequest& request, const RuleSet& rules, const Question& question, Parsed& out,
              Problems& problems) noexcept
      : Checker(problems), request_(request), rules_(rules), question_(question), out_(out), hand_(out.hand) {}

  bool read() noexcept {
    text(request_.concealed, Field::concealed, 0, out_.concealed, true);
    melds();
    seat();
    win();
    flags();
    if (rules_.family == Family::riichi) {
      riichiValues();
    } else {
      sichuanValues();
    }
    unusable();
    return problems_.empty();
  }

private:
  void melds() noexcept {
    if (request_.meldsPresence == Presence::unusable) {
      refuse(Field::melds, Word::wrong_kind);
    }
    out_.meldCount = request_.meldCount;
    int index = 0;
    for (const MeldRequest& meld : request_.melds) {
      ParsedMeld& parsed = out_.melds.emplace_back();
      parsed.from = meld.from;
      if (!meld.type.usable()) {
        refuse(Field::meld_type, meld.type.missing() ? Word::missing : Word::wrong_kind, index);
      } else {
        parsed.type = isMeldType(meld.type.value()) ? meld.type.value() : kUnknownMeldType;
      }
      text(meld.tiles, Field::meld_tiles, index, parsed.tiles, true);
      if (!meld.from.missing() && !meld.from.usable()) {
        refuse(Field::meld_from, Word::wrong_kind, index);
      }
      called(meld, index, parsed);
      ++index;
    }
  }

  void called(const MeldRequest& meld, int index, ParsedMeld& parsed) noexcept {
    // Most melds name none, and a list of tiles is not made for nothing.
    if (meld.called.presence == Presence::missing) {
      return;
    }
    TileList tiles;
    if (!text(meld.called, Field::meld_called, index, tiles)) {
      return;
    }
    if (tiles.total == 1) {
      parsed.called = tiles.tiles[0];
    } else {
      refuse(Field::meld_called, Word::wrong_number, index);
    }
  }

  void seat() noexcept {
    hand_.dealer = question_.dealer;
    hand_.seat = static_cast<std::uint8_t>(whole(request_.seat, Field::seat, 0, rules_.players - 1, 0));
  }

  void win() noexcept {
    if (question_.win && request_.winPresence != Presence::given) {
      refuse(Field::win, request_.winPresence == Presence::missing ? Word::missing : Word::wrong_kind);
      return;
    }
    if (question_.win && !request_.winBy.within(0, 1)) {
      refuse(Field::win_by, request_.winBy.missing() ? Word::missing : Word::unknown);
      return;
    }
    hand_.win = request_.winBy.within(0, 1) ? static_cast<Win>(request_.winBy.value()) : Win::tsumo;
    const bool fits = request_.from.within(0, rules_.players - 1) && request_.from.value() != hand_.seat;
    hand_.from = fits ? static_cast<std::uint8_t>(request_.from.value()) : kNobody;
    if (question_.win && hand_.win == Win::ron && !fits) {
      problems_.add(Code::no_discarder, Field::win_from);
    }
  }

  void flags() noexcept {
    hand_.flags = request_.flags.bits();
    refuseFlags(request_.flags & (rules_.family == Family::sichuan ? kRiichiFlags : kSichuanFlags));
  }

  void riichiValues() noexcept {
    hand_.round = static_cast<std::uint8_t>(whole(request_.round, Field::round, 0, 3, 0));
    text(request_.dora, Field::dora, 0, out_.dora);
    text(request_.ura, Field::ura, 0, out_.ura);
    text(request_.discards, Field::discards, 0, out_.discards);
    out_.flowers = whole(request_.flowers, Field::flowers, 0, kMostCounters, 0);
    hand_.honba = whole(request_.honba, Field::honba, 0, kMostCounters, 0);
    hand_.deposits = whole(request_.deposits, Field::deposits, 0, kMostCounters, 0);
    points();
    liable();
  }

  void points() noexcept {
    if (request_.pointsPresence == Presence::missing) {
      return;
    }
    if (request_.pointsPresence == Presence::unusable || request_.pointCount != rules_.players) {
      problems_.add(Code::bad_value, Field::points,
                    details(reason(Word::wrong_number), number(DetailKey::expected, rules_.players)));
      return;
    }
    hand_.hasPoints = 1;
    for (int i = 0; i < rules_.players; ++i) {
      const auto seat = static_cast<std::size_t>(i);
      hand_.points[seat] = whole(request_.points[seat], Field::point, -kMostPoints, kMostPoints, 0, i);
      if (request_.points[seat].missing()) {
        refuse(Field::point, Word::missing, i);
      }
    }
  }

  void liable() noexcept {
    if (request_.liable.missing()) {
      return;
    }
    const std::int32_t seat = whole(request_.liable, Field::liable, 0, rules_.players - 1, -1);
    if (seat == hand_.seat) {
      refuse(Field::liable, Word::out_of_range);
    } else if (seat >= 0) {
      hand_.liable = static_cast<std::uint8_t>(seat);
    }
  }

  void sichuanValues() noexcept {
    if (request_.lack.within(0, kSuits - 1)) {
      hand_.lack = static_cast<std::uint8_t>(request_.lack.value());
    } else {
      refuse(Field::lack, request_.lack.missing() ? Word::missing : Word::unknown);
    }
    if (request_.activePresence == Presence::unusable) {
      refuse(Field::active, Word::wrong_kind);
    } else if (request_.activePresence == Presence::given) {
      hand_.active = request_.active;
    }
  }

  /// What the caller could not take over. Only Sichuan looks at who is still playing.
  void unusable() noexcept {
    for (const Unusable& each : request_.unusable) {
      if (each.field != Field::active_seat || rules_.family == Family::sichuan) {
        refuse(each.field, Word::unknown, each.index);
      }
    }
  }

  const HandRequest& request_;
  const RuleSet& rules_;
  const Question& question_;
  Parsed& out_;
  Hand& hand_;
};

}  // namespace

bool readValues(const HandRequest& request, const RuleSet& rules, const Question& question, Parsed& out,
                Problems& problems) noexcept {
  return ValueReader(request, rules, question, out, problems).read();
}

}  // namespace tensu::intake
