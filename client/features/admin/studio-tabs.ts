import { IconCalculator, IconPhoto, IconFileImport, IconHistory, IconSettings } from '@tabler/icons-react';
import { adminTab } from './admin-tab';

/** The tabs about the studio as a whole. */
export const STUDIO_TABS = [
  adminTab({
    id: 'photos',
    title: 'Photos',
    group: 'studio',
    permission: 'content:change',
    Icon: IconPhoto,
    hasDrawer: false,
    load: async () => (await import('./photos/photos-tab')).PhotosTab,
  }),
  adminTab({
    id: 'accounting',
    title: 'Accounting',
    group: 'studio',
    permission: 'accounting:read',
    Icon: IconCalculator,
    hasDrawer: false,
    load: async () => (await import('./accounting/accounting-tab')).AccountingTab,
  }),
  adminTab({
    id: 'import',
    title: 'Import',
    group: 'studio',
    permission: 'members:import',
    Icon: IconFileImport,
    load: async () => (await import('./import/import-tab')).ImportTab,
  }),
  adminTab({
    id: 'audit',
    title: 'Audit',
    group: 'studio',
    permission: 'journal:read',
    Icon: IconHistory,
    hasDrawer: false,
    load: async () => (await import('./audit/audit-tab')).AuditTab,
  }),
  adminTab({
    id: 'settings',
    title: 'Settings',
    group: 'studio',
    permission: 'settings:change',
    Icon: IconSettings,
    hasDrawer: false,
    load: async () => (await import('./settings/settings-tab')).SettingsTab,
  }),
] as const;
