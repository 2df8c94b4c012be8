const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID; the database refuses to compare an id with anything else. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Whether a text is a UUID in lower case, as the database prints them. */
export const isUuidAsPrinted = (text: string): boolean => isUuid(text) && text === text.toLowerCase();
