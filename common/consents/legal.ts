/** Version of the product's privacy notice: the date of its last change. A studio that changes its own part of it has later ones. */
export const NOTICE_VERSION = '2026-11-30';

/** Version of the product's terms: the date of their last change. */
export const TERMS_VERSION = '2026-11-30';

/** The version since which the notice says that members' trainers read their health data. */
export const TRAINERS_NOTICE_VERSION = '2026-11-30';

/** Purposes of consent, each given separately (DPDP Act, section 6). */
export const CONSENT_PURPOSES = ['account', 'health_data'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
