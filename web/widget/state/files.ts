/** A record of these pages is never longer, so that what claims to be one does not fill the memory. */
export const MOST_BYTES = 5_000_000;

/** Hands a text to the reader as a file. */
export function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The text of the file that was chosen, which may then be chosen again; nothing where none was. */
export async function chosenText({ target }: Event): Promise<string | undefined> {
  const input = target as HTMLInputElement;
  const [file] = input.files ?? [];
  const text = file && file.size <= MOST_BYTES ? await file.text().catch(() => '') : '';
  input.value = '';
  return file && text;
}
