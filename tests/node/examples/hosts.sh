parallel --pipe --keep-order --block 10M --sshlogin "$HOSTS" tensu batch < requests.jsonl > results.jsonl
