import 'tensu/widget';

const calculator = document.createElement('tensu-calculator');
calculator.rules = 'makopi-house';
calculator.hand = '234m345p5678s666z5s win=tsumo';
calculator.addEventListener('tensu-score', ({ detail }) => console.log(detail.ok && detail.deltas));
document.body.append(calculator);
