import { fields } from '../../keeping/check.ts';
import type { Read } from '../../keeping/kept.ts';
import { type Battle, emptyBattle, readBattle } from './battle.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { draftCheck } from './draft-check.ts';

/** What was entered on the page: the battle, and the action in the form. */
export interface Entered extends Battle {
  draft: Draft;
}

export const emptyEntered = (): Entered => ({ ...emptyBattle(), draft: emptyDraft() });

/** What others get of it. */
export const shareBattle = ({ draft, ...battle }: Entered): Battle => battle;

/** Takes over what was written, with the action in the form where there is one. */
export function readEntered(written: unknown): Read<Entered> {
  const read = readBattle(written);
  if ('fault' in read) return read;
  const fault = fields({}, { draft: draftCheck })(written, '');
  if (fault !== undefined) return { fault };
  const { draft = emptyDraft() } = written as Partial<Entered>;
  return { value: { ...read.value, draft } };
}
