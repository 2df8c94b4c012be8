/** Values of `?tab=`; the first is the default. */
export const ADMIN_TABS = ['orders'] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];
