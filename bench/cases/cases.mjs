import { articles } from './articles.mjs';
import { me } from './me.mjs';
import { members } from './members.mjs';
import { reviews } from './reviews.mjs';

/** In the order of the table. */
export const CASES = [...articles, ...reviews, ...members, ...me];
