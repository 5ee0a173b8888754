tensu from mjlog game.mjlog > requests.jsonl
tensu from tenhou game.json | tensu batch --columns yaku,total
tensu from mjai game.jsonl --json > checked.jsonl
