#include "answer.hpp"

#include <algorithm>
#include <bit>

namespace tensu::wire {
namespace {

enum class SetType : std::uint8_t { seq, tri, kan, pair, tile };

/// A set of a reading as it is shown.
struct ShownSet {
  SetType type{};
  Kind kind = 0;
  int reds = 0;
  bool open = false;
  bool won = false;
  /// Fives that are not taken by a red one yet.
  int plainFives = 0;
};

/// The sets of one reading, the red fives given to the sets that hold them.
class ShownReading {
public:
  ShownReading(const Hand& hand, Shape shape, Wait wait) noexcept : hand_(hand), shape_(shape), wait_(wait) {}

  void standard(const Sequences& sequences, KindMask triplets, Kind pair) noexcept {
    for (int kind = 0; kind < kKinds; ++kind) {
      if (isSuited(kind) && rankOf(kind) < kSequenceStarts) {
        for (int i = 0; i < sequences.at(kind); ++i) {
          add(SetType::seq, kind);
        }
      }
      if ((triplets & maskOf(kind)) != 0) {
        add(SetType::tri, kind);
      }
    }
    const std::size_t concealed = sets_.size();
    melds();
    add(SetType::pair, pair);
    markWon(concealed);
    giveReds();
  }

  /// Seven pairs, thirteen orphans, unconnected tiles: one set a kind.
  void apart() noexcept {
    const Counts counts = concealedCounts(hand_);
    for (int kind = 0; kind < kKinds; ++kind) {
      for (int left = counts[kind]; left > 0; left -= 2) {
        add(left == 1 ? SetType::tile : SetType::pair, kind);
      }
    }
    for (ShownSet& set : sets_) {
      if (set.kind == kindOf(hand_.winningTile())) {
        set.won = true;
        break;
      }
    }
    giveReds();
  }

  void write(Writer& out) const noexcept {
    out.id(shape_);
    out.id(wait_);
    out.number(sets_.count());
    for (const ShownSet& set : sets_) {
      out.id(set.type);
      out.number(set.kind);
      out.number(set.reds);
      out.number(set.open ? 1 : 0);
      out.number(set.won ? 1 : 0);
    }
  }

private:
  void add(SetType type, int kind) noexcept {
    ShownSet set;
    set.type = type;
    set.kind = static_cast<Kind>(kind);
    constexpr int kFives[] = {1, 3, 4, 2, 1};
    set.plainFives = holdsFive(kind, type == SetType::seq) ? kFives[static_cast<std::size_t>(type)] : 0;
    sets_.push_back(set);
  }

  void melds() noexcept {
    for (std::size_t i = 0; i < hand_.meldCount; ++i) {
      const Meld& meld = hand_.melds[i];
      add(meld.type == MeldType::chi ? SetType::seq : isKan(meld.type) ? SetType::kan : SetType::tri, meld.first);
      sets_.back().open = isOpen(meld.type);
      sets_.back().reds = meld.reds;
      sets_.back().plainFives = 0;
    }
  }

  /// The winning tile goes where the wait says; of several such sets to the first.
  void markWon(std::size_t concealed) noexcept {
    const Kind tile = kindOf(hand_.winningTile());
    if (wait_ == Wait::tanki) {
      sets_.back().won = true;
      return;
    }
    for (std::size_t i = 0; i < concealed; ++i) {
      ShownSet& set = sets_[i];
      const bool run = set.type == SetType::seq && tile >= set.kind && tile <= set.kind + 2 &&
                       suitOf(tile) == suitOf(set.kind) && waitInSequence(set.kind, tile) == wait_;
      if (run || (wait_ == Wait::shanpon && set.type == SetType::tri && set.kind == tile)) {
        set.won = true;
        return;
      }
    }
  }

  void giveRed(ShownSet& set) noexcept {
    ++set.reds;
    --set.plainFives;
  }

  void giveReds() noexcept {
    const TileCode winning = hand_.winningTile();
    for (ShownSet& set : sets_) {
      if (set.won && set.plainFives > 0 && suitOf(kindOf(winning)) == suitOf(set.kind)) {
        if (isRedFive(winning)) {
          giveRed(set);
        } else if (isSuited(winning) && rankOf(winning) == 4) {
          --set.plainFives;
        }
      }
    }
    for (std::size_t i = 0; i + 1 < hand_.concealedCount; ++i) {
      if (isRedFive(hand_.concealed[i])) {
        giveToFirst(suitOf(kindOf(hand_.concealed[i])));
      }
    }
  }

  void giveToFirst(int suit) noexcept {
    for (ShownSet& set : sets_) {
      if (set.plainFives > 0 && suitOf(set.kind) == suit) {
        giveRed(set);
        return;
      }
    }
  }

  const Hand& hand_;
  Shape shape_;
  Wait wait_;
  StaticVector<ShownSet, 14> sets_;
};

void writeReading(Writer& out, const Hand& hand, const riichi::Reading& reading) noexcept {
  ShownReading shown(hand, reading.shape, reading.wait);
  if (reading.shape == Shape::standard) {
    const riichi::HandView view = riichi::viewOf(hand);
    shown.standard(reading.sequences - view.meldSequences, reading.triplets & ~view.meldTriplets, reading.pair);
  } else if (reading.shape != Shape::none) {
    shown.apart();
  }
  shown.write(out);
}

void writeReading(Writer& out, const Hand& hand, const sichuan::Read& read) noexcept {
  ShownReading shown(hand, read.shape, read.wait);
  if (read.shape == Shape::standard) {
    shown.standard(read.grouping.sequences, read.grouping.triplets, read.grouping.pair);
  } else {
    shown.apart();
  }
  shown.write(out);
}

void writeDetails(Writer& out, const Details& details) noexcept {
  out.number(details.count());
  for (const Detail& detail : details) {
    out.id(detail.key());
    out.id(detail.type());
    out.wide(detail.value());
  }
}

void writeChecks(Writer& out, const Checks& checks) noexcept {
  out.number(checks.count());
  for (const Check& check : checks) {
    out.id(check.id);
    out.number(check.ok ? 1 : 0);
    writeDetails(out, check.details);
  }
}

void writeLines(Writer& out, const ledger::Ledger& ledger) noexcept {
  out.number(ledger.lines().count());
  for (const ledger::Line& line : ledger.lines()) {
    writeLedgerLine(out, line);
  }
}

void writeYaku(Writer& out, const riichi::Counted& best, const riichi::View& view,
               const riichi::YakuWorths& worths) noexcept {
  out.number(std::popcount(best.yaku));
  for (YakuMask left = best.yaku; left != 0; left &= left - 1) {
    const auto yaku = static_cast<Yaku>(std::countr_zero(left));
    out.id(yaku);
    out.number(riichi::hanShown(yaku, view, worths));
    out.id(worths.limit[static_cast<std::size_t>(yaku)]);
  }
}

void writeFu(Writer& out, const riichi::Counted& best, const riichi::View& view) noexcept {
  const riichi::FuItems items =
      best.fu > 0 ? riichi::fuItemsOf(view, (best.yaku & maskOf(Yaku::pinfu)) != 0) : riichi::FuItems{};
  out.number(items.count());
  for (const riichi::FuItem& item : items) {
    out.id(item.id);
    out.number(item.fu);
    out.number(item.kind);
  }
}

void writeRiichi(Writer& out, const HandScore& score, const CompiledRules& rules) noexcept {
  const riichi::Score& riichi = score.riichi;
  const riichi::HandView hand = riichi::viewOf(score.hand);
  const riichi::View view{hand, riichi.best.reading, rules.rules.riichi};
  writeReading(out, score.hand, riichi.best.reading);
  writeYaku(out, riichi.best, view, rules.worths);
  out.number(riichi.dora.dora);
  out.number(riichi.dora.ura);
  out.number(riichi.dora.aka);
  out.number(riichi.dora.flower);
  out.number(riichi.best.han);
  out.number(riichi.best.fu);
  writeFu(out, riichi.best, view);
  out.id(riichi.best.limit);
  out.number(riichi.best.yakuman);
  out.number(riichi.best.base);
  out.number(riichi.alternatives.count());
  for (const riichi::Counted& other : riichi.alternatives) {
    writeReading(out, score.hand, other.reading);
    out.number(other.han);
    out.number(other.fu);
    out.number(other.points);
  }
}

void writeSichuan(Writer& out, const HandScore& score, const CompiledRules& rules) noexcept {
  const sichuan::Score& sichuan = score.sichuan;
  writeReading(out, score.hand, sichuan.best);
  out.id(sichuan.best.row);
  out.number(sichuan.roots);
  out.number(sichuan.uncapped);
  out.number(sichuan.base);
  out.number(sichuan.value);
  out.number(static_cast<std::int32_t>(sichuan::listedEvents(Flags(score.hand.flags), rules.rules.sichuan).bits()));
  out.number(sichuan.alternatives.count());
  for (const sichuan::Read& other : sichuan.alternatives) {
    writeReading(out, score.hand, other);
    out.number(std::min(sichuan::kCap, sichuan::kRowValues[static_cast<std::size_t>(other.row)] << sichuan.roots));
  }
}

}  // namespace

void writeLedgerLine(Writer& out, const ledger::Line& line) noexcept {
  out.number(line.from);
  out.number(line.to);
  out.id(line.reason);
  out.wide(line.points);
}

void writeProblems(Writer& out, const Problems& problems) noexcept {
  out.number(problems.list().count());
  for (const Problem& problem : problems.list()) {
    out.number(problem.piece);
    out.id(problem.code);
    out.id(problem.field);
    out.number(problem.index);
    writeDetails(out, problem.details);
  }
}

void writeScore(Writer& out, const HandScore& score, const CompiledRules& rules) noexcept {
  out.number(score.ok ? 1 : 0);
  writeChecks(out, score.checks);
  if (!score.ok) {
    writeProblems(out, score.problems);
    return;
  }
  writeLines(out, score.ledger);
  out.id(rules.rules.family);
  out.number(rules.rules.players);
  if (rules.rules.family == Family::sichuan) {
    writeSichuan(out, score, rules);
  } else {
    writeRiichi(out, score, rules);
  }
}

}  // namespace tensu::wire
