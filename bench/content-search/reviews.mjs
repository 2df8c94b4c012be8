// Invented reviews, and searches for them.

const SYLLABLES = [
  'ka mo ri sun pa te lo vi da jen ru shi no be gal tor fi hu qua zel',
  'la ner st mi dor ten ran lu ke so var pi mon chi ed or ul ax in eth',
  'a ion er ish al ous ing ed ly ment o i um ex an on ee is us at',
].map((syllables) => syllables.split(' '));

/** 8,000 words. */
const WORDS = SYLLABLES.reduce(
  (beginnings, endings) => beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending)),
  [''],
);
const WORDS_IN_REVIEW = 12;

/** How often the words of a review occur: those at the beginning of the list, and then ever fewer. */
const SKEW = 4;

/** SQL: a number from 0 to 1 that is the same in every run. */
const drawn = `(hashint4extended(i * ${WORDS_IN_REVIEW} + place, 7) & 1048575) / 1048576.0`;

/** SQL: words that only some reviews have; `i` is the number of the review, the oldest first. @param {number} reviews */
const specialWords = (reviews) => `concat_ws(' ', 'The gym',
  case when i % 3 = 0 then 'yoga' end,
  case when i % 40 = 0 then 'parking' end,
  case when i % 5000 = 0 then 'physiotherapist' end,
  case when i < ${reviews} * 0.03 then 'opening' end,
  case when i < ${reviews} * 0.3 then 'lockdown' end,
  case when i > ${reviews} * 0.999 then 'sauna' end)`;

/** The statements that fill the table. @param {number} reviews */
export const reviewStatements = (reviews) => [
  'set statement_timeout = 0',
  'drop index reviews_search',
  'drop index reviews_similar_name',
  `insert into reviews (user_id, name, comment, rating, created_at, request_key)
   select (select id from users limit 1), (array['Asha Rao', 'Rahul Patil', 'Zoya Khan'])[1 + i % 3] || ' ' || i % 997,
     ${specialWords(reviews)} || ' ' || (
       select string_agg(words[1 + floor(${WORDS.length} * pow(${drawn}, ${SKEW}))::int], ' ')
       from generate_series(1, ${WORDS_IN_REVIEW}) as place
     ),
     1 + i % 5, now() - (${reviews} - i) * interval '90 seconds', 'bench-' || i
   from generate_series(1, ${reviews}) as i, (select '{${WORDS.join(',')}}'::text[] as words) as vocabulary`,
  'create index reviews_search on reviews using gin (search_words)',
  'create index reviews_similar_name on reviews using gin (name gin_trgm_ops)',
  'vacuum analyze reviews',
];

export const SEARCHES = [
  { name: 'what every review has', text: 'gym' },
  { name: 'a word that restricts nothing', text: 'the' },
  { name: 'a word of every third review', text: 'yoga' },
  { name: 'of one in forty', text: 'parking' },
  { name: 'of one in 5,000', text: 'physiotherapist' },
  { name: 'of the newest thousandth', text: 'sauna' },
  { name: 'of the oldest 3 %', text: 'opening' },
  { name: 'of the oldest 30 %', text: 'lockdown' },
  { name: 'two words, one of the oldest 3 %', text: 'opening yoga' },
  { name: 'two words, one of the oldest 30 %', text: 'lockdown parking' },
  { name: 'two words that no review has together', text: 'sauna opening' },
  { name: 'the beginning of many words', text: 'ka' },
  { name: 'the beginning of a word', text: 'physio' },
  { name: 'a name with a typing mistake', text: 'patill' },
  { name: 'a name', text: 'zoya 77' },
  { name: 'six words', text: 'the gym has yoga and parking' },
  { name: 'nothing', text: 'zzyzx' },
];
