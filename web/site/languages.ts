// The hand goes along when the reader changes the language.
for (const link of document.querySelectorAll<HTMLAnchorElement>('nav [lang]')) {
  link.addEventListener('click', () => {
    const words = new URLSearchParams(location.hash.slice(1));
    words.delete('lang');
    link.hash = words.toString();
  });
}
