tensu batch < requests.jsonl > results.jsonl
tensu batch --jobs 4 requests.jsonl > results.jsonl
tensu batch --columns ok,han,fu,total --header requests.jsonl > results.csv
