/** The lists of the admin panel with their largest pages, and what members read of their training, as browsers request it. */
import { addTypenameToDocument } from '@apollo/client/utilities';
import { parse, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { PROGRESS_WEEKS } from '#common/activity/weeks';
import { PAGE_SIZE_MAX } from '#common/limits';
import { documentCost, QUERY_COST_MAX } from '#server/graphql/query-cost';
import { getSchema } from '#server/composition/schema';
import { ActivitiesDocument } from '../../client/features/admin/activities/activities.generated';
import { DeskOrdersDocument } from '../../client/features/admin/orders/orders.generated';
import { MembersAtRiskDocument } from '../../client/features/admin/at-risk/at-risk.generated';
import { JournalEntriesDocument } from '../../client/features/admin/audit/audit.generated';
import { MemberImportRowsDocument } from '../../client/features/admin/import/import.generated';
import { COSTLY_ROW_COUNTS, ROW_COUNTS } from '../../client/features/admin/list/list-address';
import { MembersDocument } from '../../client/features/admin/members/members.generated';
import { OldestOrdersDocument } from '../../client/features/admin/overview/waiting-orders.generated';
import { ProgressPageDocument } from '../../client/features/progress/progress.generated';
import { SetTrainedExerciseDocument } from '../../client/features/workout-plans/training.generated';
import {
  SavedPlanDocument,
  SaveWorkoutPlanDocument,
} from '../../client/features/workout-plans/workout-plans.generated';
import { connectionsOf, documentsOf } from './testing/documents-of-lists';

test.each<[string, DocumentNode, number]>([
  ['members', MembersDocument, Math.max(...COSTLY_ROW_COUNTS)],
  ['visits and workouts', ActivitiesDocument, Math.max(...ROW_COUNTS)],
  ['the journal', JournalEntriesDocument, Math.max(...ROW_COUNTS)],
  ['rows of an import', MemberImportRowsDocument, Math.max(...ROW_COUNTS)],
  ['orders', DeskOrdersDocument, Math.max(...COSTLY_ROW_COUNTS)],
  ['members at risk', MembersAtRiskDocument, 25],
  ['the oldest orders', OldestOrdersDocument, 5],
])('the largest page of %s is within the cost of a request', async (_name, document, first) => {
  const query = addTypenameToDocument(document);
  const cost = documentCost(await getSchema(), { query, variables: { first, importId: '' } });
  expect(cost).toBeLessThanOrEqual(QUERY_COST_MAX);
});

const CHOICES = { goal: 'STRENGTH', experience: 'EXPERT', location: 'GYM', startsOn: '2026-11-21' };
const SETS = { planId: '', day: 1, position: 1, doneSets: [1] };

test.each<[string, DocumentNode, object]>([
  ['a saved plan', SavedPlanDocument, { id: '' }],
  ['saving a plan', SaveWorkoutPlanDocument, { input: CHOICES }],
  ['noting an exercise', SetTrainedExerciseDocument, { input: SETS }],
  ['the progress page', ProgressPageDocument, { weeks: PROGRESS_WEEKS.max }],
])('%s is within the cost of a request', async (_name, document, variables) => {
  const query = addTypenameToDocument(document);
  const cost = documentCost(await getSchema(), { query, variables: { ...variables } });
  expect(cost).toBeLessThanOrEqual(QUERY_COST_MAX);
});

test('100 rows of each list are within the cost of a request, with two levels of objects below them', async () => {
  const schema = await getSchema();
  const documents = connectionsOf(schema).flatMap((list) => documentsOf(list, PAGE_SIZE_MAX));
  expect(documents.length).toBeGreaterThan(100);
  const costs = documents.map((text) => ({
    text,
    cost: documentCost(schema, { query: parse(text), variables: {} }),
  }));
  expect(costs.filter(({ cost }) => cost > QUERY_COST_MAX)).toEqual([]);
});
