/** Version of the privacy notice that people agree to: the day it was last changed. */
export const NOTICE_VERSION = '2026-11-22';

/** What a consent is given for, each apart from the others (DPDP Act, section 6). */
export const CONSENT_PURPOSES = ['account', 'health_data'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
