// Lists of the admin panel, whose cost must not depend on the size of the studio.
import { search } from './members.mjs';

/** @typedef {{ title: string, question: import('./case.mjs').Question }} MemberList */

const PAGE_SIZE = 50;

/** @param {string} field @param {string} direction */
const inOrder = (field, direction) => ({
  ...search,
  variables: { orderBy: { field, direction }, first: PAGE_SIZE },
});

/** @type {import('./case.mjs').Question} */
const visits = {
  operationName: 'Visits',
  query: `query Visits($filter: ActivityFilter, $first: Int) {
    activities(filter: $filter, first: $first) {
      nodes { id workout happenedAt member { id name email } }
      pageInfo { hasNextPage }
    }
  }`,
  variables: { filter: { type: 'ATTENDANCE' }, first: PAGE_SIZE },
};

/** @type {MemberList[]} */
export const MEMBER_LISTS = [
  { title: 'search for two words, 26 members found', question: search },
  { title: 'members by name', question: inOrder('NAME', 'ASC') },
  { title: 'members by last visit', question: inOrder('LAST_VISIT_AT', 'DESC') },
  { title: 'visits, newest first', question: visits },
];
