import { paths } from '#common/paths';
import { publicPage, type PageRoute } from '../../lib/page-route';
import { WhyJoinPageDocument } from './why-join.page.generated';

export const whyJoinRoutes: PageRoute[] = [
  {
    path: paths.whyJoin,
    page: 'why-join/why-join-page',
    ...publicPage,
    pageData: [{ document: WhyJoinPageDocument }],
    navLabel: 'Why join',
    hasExerciseButton: true,
  },
];
