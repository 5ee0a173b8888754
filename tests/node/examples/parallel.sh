parallel --pipe --keep-order --block 10M tensu batch < requests.jsonl > results.jsonl
