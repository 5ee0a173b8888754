tensu score 234m345p5678s666z5s --riichi --dora 2m
tensu score '34p55s (123m) [7777z] 234s2p' --ron --from W --rules wcoom-riichi
tensu waits 2345678m345p567s --riichi
tensu discards 1247m1339p13789s5z
tensu compare 234m340p5678s666z5s --riichi
tensu rules makopi-house
echo '{"rules":"tenhou","outcome":{"type":"exhaustive","tenpai":[0,1]}}' | tensu settle -
