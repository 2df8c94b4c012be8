import { IconCalculator, IconFileImport, IconHistory } from '@tabler/icons-react';
import { adminTab } from './admin-tab';

/** The tabs for those who run the studio. */
export const STUDIO_TABS = [
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
] as const;
