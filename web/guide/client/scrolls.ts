/** A table that fits into its box needs no stop of the keyboard; without this script every box is one. */
export function stopWhereScrolled(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const box = target.closest('.scroll');
      if (!box) continue;
      if (box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0');
      else box.removeAttribute('tabindex');
    }
  });
  for (const part of document.querySelectorAll('.scroll, .scroll > table')) sizes.observe(part);
}
