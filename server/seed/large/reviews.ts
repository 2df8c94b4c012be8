import { RECENT_VISIT_DAYS } from '#common/activity/limits';
import { REVIEW_EVERY, statement, type Step, type StudioSize } from './large-studio';
import { draw, idOf, oneOf, rounded, STAFF } from './sql';

const COMMENTS = [
  'Clean changing rooms and enough racks, even in the evening.',
  'My trainer corrected my squat in the first week, and my knees have been fine since. The morning batch is quiet.',
  'Good value. I would like one more rowing machine.',
  'I came for the yoga class and stayed for the weights. Everyone is kind to beginners, and nobody hogs the benches.',
];

/** 2% have one or two stars, 1% are hidden, and 10% have a reply. */
const REVIEWS = `
  insert into reviews (
    id, user_id, name, name_form, comment, rating, is_from_visitor, has_visited, created_at,
    hidden_at, hidden_reason, hidden_by, answer, answered_at, answered_by
  )
  select ${idOf('review')}, user_id, name, 'full', comment, rating, exists (
      select from activities where activities.user_id = reviews.user_id and type = 'attendance'
        and happened_at between reviews.created_at - interval '${RECENT_VISIT_DAYS} days' and reviews.created_at
    ), exists (
      select from activities where activities.user_id = reviews.user_id and type = 'attendance'
    ), created_at,
    case when is_hidden then created_at end, case when is_hidden then 'A private detail' end,
    case when is_hidden then ${STAFF} end,
    case when is_answered then 'Thank you.' end, case when is_answered then created_at end,
    case when is_answered then ${STAFF} end
  from (
    select i, id as user_id, coalesce(name, 'A member') as name, ${oneOf(COMMENTS, 60)} as comment,
      case when ${draw('i', 61)} < 0.02 then 1 + i / ${REVIEW_EVERY} % 2 else 3 + i / ${REVIEW_EVERY} % 3 end as rating,
      ${rounded(`created_at + ${draw('i', 62)} * (now() - created_at)`)} as created_at,
      ${draw('i', 63)} < 0.01 as is_hidden, ${draw('i', 64)} < 0.1 as is_answered
    from new_members where i % ${REVIEW_EVERY} = 0
  ) as reviews`;

export const reviewSteps = ({ reviews }: StudioSize): Step[] => [
  {
    what: `${reviews.toLocaleString('en')} reviews`,
    share: 2,
    tables: ['reviews'],
    // Triggers do not run, so the running product is told here that public content has changed.
    parts: [statement(REVIEWS), statement("select pg_notify('content_changed', 'reviews')")],
  },
];
