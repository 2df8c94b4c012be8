import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderPage } from '../../../test/render-page';
import { Page } from '../admin-page';
import '../commands/panel-commands';
import '../drawer/member-drawer';
import '../new-member/new-member-dialog';
import { ADMIN_TABS } from '../admin-tabs';
import { offer } from './member-answers';
import { legalText } from './legal-answers';
import { visitStatistics } from './activity-answers';
import { booked, deskSettings, dueSums, saleQuote } from './desk-answers';

// The panel loads a tab when it is opened; loaded beforehand, it is on screen within the time that tests wait for it.
await Promise.all(ADMIN_TABS.map(({ load }) => load()));

export type PanelAnswers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>;

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

/** The answer of a query that counts the nodes of a connection. */
export const countOf = (node: string, count: number, precision = 'EXACT') => ({
  __typename: `${node}Connection`,
  totalCount: { __typename: 'Count', count, precision },
});

/** Figures beside the lists of tabs. */
const FIGURES: PanelAnswers = {
  MemberCount: () => ({ members: countOf('User', 1) }),
  OpenBulkChange: () => ({ openBulkChange: null }),
  ListViews: () => ({ listViews: [] }),
  ActivityCount: () => ({ activities: countOf('Activity', 1) }),
  BookedRevenue: () => booked(1300),
  DueSums: () => dueSums(),
  VisitStatistics: () => visitStatistics(),
  DeskSettings: () => deskSettings(),
  Kiosks: () => ({ kiosks: [] }),
  LastBackup: () => ({ lastBackup: null }),
  StudioExport: () => ({ studioExport: null }),
  EditedLegalTexts: () => ({ terms: legalText('TERMS'), privacy: legalText('PRIVACY') }),
  CurrentWaiver: () => ({ waiver: { __typename: 'Waiver', version: 0, text: '', publishedAt: null } }),
  DeskPlans: () => ({ deskPlans: [offer('Day pass', 30_000)] }),
  SaleQuote: () => saleQuote(),
};

/** Renders the admin panel at a query string, once its tab has been loaded. */
export async function openPanel(search: string, answers: PanelAnswers) {
  const page = await renderPage(
    <>
      <Address />
      <Page />
    </>,
    { path: `/admin-dashboard${search}`, answers: { ...FIGURES, ...answers } },
  );
  await screen.findByRole('heading', { level: 1 });
  return page;
}

export const panelAddress = () => document.querySelector('output')?.textContent;
