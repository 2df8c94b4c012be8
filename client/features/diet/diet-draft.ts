import { forget, readStoredJson, store } from '../../lib/storage';
import type { CalculatorValues } from './bmi-units';
import type { DietFormValues } from './diet-values';

/** What somebody has typed on the page and not saved. */
interface DietDraft {
  calculator?: CalculatorValues | undefined;
  answers?: DietFormValues | undefined;
}

interface OwnedDraft extends DietDraft {
  personId: string;
}

const KEY = 'dietDraft';

/** For browsers that deny us their storage: kept as long as the document. */
let unkept: OwnedDraft | null = null;

/** The person's own draft; that of anybody else is removed. */
export function readDraft(personId: string | undefined): DietDraft {
  const draft = (readStoredJson('sessionStorage', KEY) as OwnedDraft | null) ?? unkept;
  if (!draft) return {};
  if (draft.personId === personId) return draft;
  forgetDraft();
  return {};
}

/** Adds a part to the draft, or takes it out. */
export function keepDraft(personId: string | undefined, part: DietDraft): void {
  if (personId === undefined) return;
  const draft = { ...readDraft(personId), ...part, personId };
  if (!draft.calculator && !draft.answers) {
    forgetDraft();
    return;
  }
  unkept = draft;
  store('sessionStorage', KEY, JSON.stringify(draft));
}

export function forgetDraft(): void {
  unkept = null;
  forget('sessionStorage', KEY);
}
