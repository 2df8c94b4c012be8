/** Tabs of the panel by what `?tab=` calls them; the first one opens without it. */
export const ADMIN_TABS = ['orders'] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];
