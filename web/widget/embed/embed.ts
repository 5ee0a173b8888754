/**
 * The page for an iframe: a calculator with the attributes that its address gives, such as
 * `embed.html?rules=makopi-house&hand=234567m345p66678s&lang=en`. Whenever its height changes it tells the page around,
 * and nothing else: `postMessage({ type: 'tensu-height', height })`, in CSS pixels. The page around may be anybody's,
 * and a height is no secret, so that the message goes to every origin.
 */

/** Those of `<tensu-calculator>`; `corners` and `compare` are set by being there. */
const ATTRIBUTES = ['rules', 'hand', 'lang', 'corners', 'compare', 'guide'];

const asked = new URLSearchParams(location.search);
const calculator = document.createElement('tensu-calculator');
for (const name of ATTRIBUTES) {
  const value = asked.get(name);
  if (value !== null) calculator.setAttribute(name, value);
}
document.documentElement.lang = asked.get('lang') || navigator.language;
document.body.append(calculator);

let told = 0;

function tellHeight(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told) return;
  told = height;
  parent.postMessage({ type: 'tensu-height', height }, '*');
}

if (parent !== window) new ResizeObserver(tellHeight).observe(document.body);
