/** Values of `?tab=`, in the order of the tabs. */
export const TAB_IDS = ['management', 'services', 'fitness-options'] as const;

export type TabId = (typeof TAB_IDS)[number];
