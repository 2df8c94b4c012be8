const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id at all; the database refuses to compare one with anything else. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** The same, in the small letters that the database prints. */
export const isUuidAsPrinted = (text: string): boolean => isUuid(text) && text === text.toLowerCase();
