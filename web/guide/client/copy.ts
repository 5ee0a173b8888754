/**
 * Makes a button copy a text, unless it says of itself that it is disabled; where the browser does not let it, the text is
 * selected to be copied by hand.
 */
export function copyButton(button: HTMLButtonElement, source: HTMLElement, said: HTMLElement): void {
  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return;
    const { copied = '', byHand = '' } = button.dataset;
    try {
      await navigator.clipboard.writeText(source.textContent ?? '');
      said.textContent = copied;
    } catch {
      getSelection()?.selectAllChildren(source);
      said.textContent = byHand;
    }
  });
}
