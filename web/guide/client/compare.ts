import { fill } from '../../text/fill.ts';
import { differ } from '../figures/differ.ts';
import { folded } from './terms.ts';

/** What is asked for: which rule sets, rows with a mark of this kind, rows with these words; nothing asks for all. */
interface Asked {
  houses: string[];
  status: string;
  words: string;
}

/** Shows of the tables what is asked for, and says how much that is. */
export function startCompare(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-compare]');
  const said = form?.querySelector<HTMLElement>('[role="status"]');
  const tables = [...document.querySelectorAll<HTMLTableElement>('table.compare')];
  if (!form || !said) return;

  const show = () => {
    const data = new FormData(form);
    const asked: Asked = {
      houses: data.getAll('house').map(String),
      status: String(data.get('status')),
      words: folded(String(data.get('words')).trim()),
    };
    const onlyDifferences = form.querySelector<HTMLInputElement>('.only-differences')?.checked ?? false;
    const [rules, yaku] = tables.map((table) => narrow(table, asked, onlyDifferences));
    said.textContent = fill(form.dataset.shown ?? '', { rules: rules ?? 0, yaku: yaku ?? 0 });
  };
  for (const part of form.querySelectorAll<HTMLElement>('[hidden]')) part.hidden = false;
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
}

/** Hides the columns and rows that were not asked for; answers how many rows are left. */
function narrow(table: HTMLTableElement, asked: Asked, onlyDifferences: boolean): number {
  const columns = [...(table.tHead?.rows[0]?.cells ?? [])].slice(1);
  const ticked = columns.map(({ dataset }) => asked.houses.includes(dataset.house ?? ''));
  columns.forEach((column, at) => {
    column.hidden = !ticked[at];
  });
  let left = 0;
  for (const body of table.tBodies) {
    for (const row of body.rows) {
      if (row.classList.contains('group')) continue;
      const cells = [...row.cells].slice(1);
      cells.forEach((cell, at) => {
        cell.hidden = !ticked[at];
      });
      const seen = cells.flatMap((cell, at) =>
        ticked[at] ? [{ cell, family: columns[at]?.dataset.family ?? '' }] : [],
      );
      const alike = !differ(seen.map(({ cell, family }) => ({ family, text: textOf(cell) })));
      row.classList.toggle('alike', alike);
      row.hidden = !isAskedFor(
        row,
        seen.map(({ cell }) => cell),
        asked,
      );
      if (!row.hidden && !(alike && onlyDifferences)) left++;
    }
    for (const cell of body.querySelectorAll<HTMLTableCellElement>('.group th')) cell.colSpan = 1 + seenIn(ticked);
    body.hidden = ![...body.rows].some((row) => isLeft(row, onlyDifferences));
  }
  return left;
}

const seenIn = (ticked: boolean[]): number => ticked.filter(Boolean).length;

const isLeft = (row: HTMLTableRowElement, onlyDifferences: boolean): boolean =>
  !row.hidden && !row.matches('.group') && !(onlyDifferences && row.matches('.alike'));

/** What a cell says, without its mark; nothing where the row does not apply. */
const textOf = (cell: HTMLTableCellElement): string | undefined =>
  cell.matches('.absent') ? undefined : (cell.firstElementChild?.textContent ?? '');

function isAskedFor(row: HTMLTableRowElement, cells: HTMLTableCellElement[], { status, words }: Asked): boolean {
  const there = cells.filter((cell) => !cell.matches('.absent'));
  const marked = there.filter((cell) => !status || (!cell.matches('.off') && statusOf(cell) === status));
  if (marked.length === 0) return false;
  return [row.cells[0], ...there].some((cell) => folded(cell?.textContent ?? '').includes(words));
}

const statusOf = (cell: HTMLTableCellElement): string => (cell.querySelector('small') ? 'assumed' : 'stated');
