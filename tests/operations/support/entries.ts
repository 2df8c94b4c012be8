/** What tests have to know of each operation. Each feature says it in a file of this folder with its name. */
import type { RestCall } from '../../architecture/testing/rest-call';
import type { Caller } from './callers';
import type { Prepare, SampleIds } from './given';

/** Why a mutation without a `requestKey` does no harm when a client sends it again. */
export type Again =
  /** Sets values, or the state of what it names. */
  | 'sets'
  /** Removes or ends what it names, of which there is then no more. */
  | 'removes'
  /** Moves something on from a state in which it is no longer. */
  | 'moves on'
  /** Finds what the same content has made. */
  | 'finds'
  /** Needs a token, a code or a challenge that is good once. */
  | 'needs what is good once'
  /** Creates something that replaces the earlier one, or that expires if it is not used. */
  | 'replaces'
  /** Is sent without a log-in, so that nobody has the key; limits keep the mails few. */
  | 'is anonymous'
  /** Sets the details of the current user; without a log-in, adds others that expire unread. */
  | 'sets details'
  /** Only checks, or sends something to try it, each time that it is asked to. */
  | 'checks';

export type Selection = string | ((ids: SampleIds) => string);

interface Operation {
  /** Nobody, if it is for kiosks, whose sessions have no role. What a service decides by the row, such as its owner, is tested with the service. */
  callers: readonly Caller[];
}

interface Query extends Operation {
  /** Its most expensive call, for an admin. */
  call: Selection;
}

interface Call {
  /** A call that succeeds and takes the usual path through the mutation. */
  call: Prepare;
  /** How many messages it sends to the database, without those of a key; above the usual maximum with what makes it so high, besides session, BEGIN, lock and COMMIT. */
  roundTrips: number | [number, string];
  /**
   * The types of the entries that it leaves in the journal, with their actor. Null if it changes nothing that the journal records, or
   * only of others than the member of the call, of which the tests of the feature read the entries.
   */
  leaves: readonly string[] | null;
}

export interface Mutation extends Operation, Call {
  /** Missing if it takes a `requestKey`. */
  again?: Again;
  /** It changes little or many rows, and therefore declares another cost than the default. */
  hasOwnCost?: true;
  /** Calls that take another way. */
  also?: Record<string, Call>;
  /** Called after the others, for which it would change the studio. */
  isLast?: true;
  /** The call in a studio with many rows, if it does more there. */
  atLargeStudio?: Prepare;
}

export interface Watched {
  table: string;
  /** What is watched of a row; all of it by default. */
  state?: string;
  /** Its entries are about no member. */
  isOfStudio?: true;
}

export interface FeatureOperations {
  queries?: Record<string, Query>;
  mutations?: Record<string, Mutation>;
  /** The most expensive call of each field of a user that runs statements. */
  userFields?: Record<string, Selection>;
  /** Calls of REST routes. */
  restCalls?: Record<string, RestCall>;
  /** Types that belong to the object that contains them, or to no row at all, so that a cache cannot share them, with the reason. */
  embedded?: Record<string, string>;
  /** Instants and days whose name does not end in `At` or `On`, with the reason. */
  instants?: Record<string, string>;
  /** The rows of which the journal records each change, by the name of their subject. */
  watched?: Record<string, Watched>;
}
