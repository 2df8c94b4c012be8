import { forget, readStoredJson, store } from '../../lib/storage';
import type { DietFormValues } from './diet-values';

/** Unsaved input of the diet form. */
export const readDraft = () => readStoredJson('dietDraft') as DietFormValues | null;

export const keepDraft = (answers: DietFormValues): void => store('dietDraft', JSON.stringify(answers));

export const forgetDraft = (): void => forget('dietDraft');
