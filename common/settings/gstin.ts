/** State code, PAN, registration number, `Z`, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = CHARACTERS.length;

/** The last character of a GSTIN, computed from the 14 before it. */
export function checkCharacterOf(gstin: string): string {
  const sum = [...gstin.slice(0, 14)].reduce((total, character, index) => {
    const product = CHARACTERS.indexOf(character) * (1 + (index % 2));
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return CHARACTERS[(BASE - (sum % BASE)) % BASE]!;
}

/** Whether a text is a GST registration number without a typing mistake. */
export const isGstin = (text: string): boolean => GSTIN.test(text) && text.at(-1) === checkCharacterOf(text);
