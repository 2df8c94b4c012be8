// The statements of the contenders that are written by hand: one for each question, prepared once per connection.
import pg from 'pg';
import { DATABASE_URL, POOL_SIZE } from './settings.mjs';

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: POOL_SIZE });

const ARTICLES = {
  name: 'articles',
  text: `select id, title, description, text, image_url as "thumbnailUrl", big_image_url as "coverUrl",
      uploaded_date as "publishedAt", created_team as "authorName"
    from articles order by uploaded_date desc, id desc limit $1`,
};

const REVIEW = `id, name, comment, rating, user_id as "userId", created_at as "createdAt",
  updated_at as "updatedAt", is_from_visitor as "isFromVisitor", answer`;

const REVIEWS = {
  name: 'reviews',
  text: `select ${REVIEW} from reviews where hidden_at is null order by created_at desc, id desc limit $1`,
};

/** The matches are found before they are sorted, since PostgreSQL would rather read all members in this order. */
const membersWith = (/** @type {number} */ words) => ({
  name: `members-${words}`,
  text: `with found as materialized (
      select user_id, name_key, member_attendance.last_visit_at, trainer_id
      from member_summaries join member_attendance using (user_id)
      where ${Array.from({ length: words }, (_, index) => `search_text like $${index + 2}`).join(' and ')}
    )
    select users.id, users.name, users.email, nullif(last_visit_at, to_timestamp(0)) as "lastVisitAt",
      trainers.id as "trainerId", trainers.name as "trainerName", trainers.specialty as "trainerSpecialty"
    from found join users on users.id = user_id left join trainers on trainers.id = trainer_id
    order by name_key, user_id limit $1`,
});

const USER = { name: 'user', text: 'select id, name, email from users where id = $1' };

const ADD_REVIEW = {
  name: 'add-review',
  text: `insert into reviews (user_id, name, comment, rating, request_key) values ($1, $2, $3, $4, $5)
    returning id, name, comment, rating, user_id as "userId", created_at as "createdAt"`,
};

/** @param {{ name: string, text: string }} statement @param {unknown[]} [values] */
const read = async (statement, values = []) => (await pool.query({ ...statement, values })).rows;

/** A page of a list, for which one row more than shown was read. @param {any[]} rows @param {number} first */
const page = (rows, first) => ({
  nodes: rows.slice(0, first),
  pageInfo: { hasNextPage: rows.length > first },
});

/** @param {number} first */
export const articles = async (first) => page(await read(ARTICLES, [first + 1]), first);

/** @param {number} first */
export async function reviews(first) {
  const rows = await read(REVIEWS, [first + 1]);
  return page(rows.map(reviewOf), first);
}

/** @param {string} search @param {number} first */
export async function members(search, first) {
  const patterns = search.split(' ').map((word) => `%${word}%`);
  const rows = await read(membersWith(patterns.length), [first + 1, ...patterns]);
  return page(rows.map(memberOf), first);
}

/** @param {string} id */
export const user = async (id) => (await read(USER, [id]))[0];

/** @param {string} userId @param {{ name: string, comment: string, rating: number, requestKey: string }} input */
export async function addReview(userId, { name, comment, rating, requestKey }) {
  const [row] = await read(ADD_REVIEW, [userId, name, comment, rating, requestKey]);
  return reviewOf(row);
}

/** @param {any} row */
const reviewOf = ({ userId, ...review }) => ({ ...review, author: { id: userId } });

/** @param {any} row */
const memberOf = ({ trainerId, trainerName, trainerSpecialty, ...member }) => ({
  ...member,
  trainer: trainerId && { id: trainerId, name: trainerName, specialty: trainerSpecialty },
});
