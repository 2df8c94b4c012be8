/** The check-in tab, its answers, and what was kept. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { currentToken, personOf } from '../../../lib/session';
import { dropArrival, keptArrivals } from '../check-in/kept-arrivals';
import { activity, pickable } from './activity-answers';
import { member } from './member-answers';
import { openPanel, type PanelAnswers } from './open-panel';

/** The answer to a check-in. */
export const answer = (outcome: string, values: object = {}) => ({
  checkIn: {
    __typename: 'CheckInPayload',
    outcome,
    message: 'Message.',
    visitedAt: null,
    isFirstVisit: false,
    member: member('asha', 'Asha Rao', { risk: null }),
    activity: null,
    ...values,
  },
});
export const recorded = () =>
  answer('RECORDED', {
    activity: activity('visit-2', new Date().toISOString(), { member: pickable('asha') }),
  });
export const recent = () => answer('RECENTLY_VISITED', { visitedAt: new Date().toISOString() });

export interface Sent {
  requestKey: string;
  member: { code?: string; id?: string };
  secondsAgo?: number;
}

export const visitsOfToday = (...nodes: object[]) => ({
  activities: {
    __typename: 'ActivityConnection',
    nodes,
  },
});

/** Opens the tab; returns a function that reads what has been sent. */
export const open = async (checkIn: PanelAnswers[string], answers: PanelAnswers = {}) => {
  const { operations } = await openPanel('?tab=check-in', {
    CheckIn: checkIn,
    TodaysVisits: () =>
      visitsOfToday(activity('visit-1', '2026-01-01T01:00:00Z', { member: pickable('ravi', 'Ravi Joshi') })),
    ...answers,
  });
  return () =>
    operations.filter(({ name }) => name === 'CheckIn').map(({ variables }) => variables['input'] as Sent);
};

export const field = () => screen.getByLabelText<HTMLInputElement>('Code or name');
export const result = () => within(screen.getByRole('region', { name: 'Result of the check-in' }));
export const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));

export const kept = () => keptArrivals<{ code?: string; memberId?: string }>(personOf(currentToken()));

/** Removes what a test has left in the browser. */
export async function dropKept(): Promise<void> {
  for (const { requestKey } of await kept()) await dropArrival(requestKey);
}
