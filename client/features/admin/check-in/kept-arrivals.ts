/**
 * Arrivals in this browser, which all tabs share, until they are recorded or staff have dismissed them: the code or the
 * id of the member, the time and the key of the request, and whose session has to send it.
 */
import { ARRIVALS_KEPT_DAYS } from '#common/check-in/limits';
import { DAY_MS } from '#common/time';

export interface KeptArrival<Input> {
  requestKey: string;
  /** Id of the person at whose log-in it was taken, and who sends it. */
  personId: string;
  arrivedAt: number;
  input: Input;
}

/** The server would refuse older arrivals. */
const KEPT_MS = ARRIVALS_KEPT_DAYS * DAY_MS;

const DATABASE = 'check-in';
const STORE = 'arrivals';

/** Arrivals that the browser refused to store, as in some private windows; kept as long as the document. */
const unstored = new Map<string, KeptArrival<unknown>>();

let database: Promise<IDBDatabase> | undefined;

/** The arrivals of a person, earliest first. Those of everybody that are too old are deleted. */
export async function keptArrivals<Input>(personId: string | null): Promise<KeptArrival<Input>[]> {
  const stored = await tryWith(
    'readonly',
    (arrivals) => arrivals.getAll() as IDBRequest<KeptArrival<Input>[]>,
  );
  const all = [...(stored ?? []), ...unstored.values()] as KeptArrival<Input>[];
  const oldest = Date.now() - KEPT_MS;
  for (const { arrivedAt, requestKey } of all) if (arrivedAt < oldest) await dropArrival(requestKey);
  return all
    .filter((arrival) => arrival.personId === personId && arrival.arrivedAt >= oldest)
    .sort((one, other) => one.arrivedAt - other.arrivedAt);
}

/** Adds an arrival, or replaces the one with the same key. */
export async function keepArrival(arrival: KeptArrival<unknown>): Promise<void> {
  const key = await tryWith('readwrite', (arrivals) => arrivals.put(arrival));
  if (key === undefined) unstored.set(arrival.requestKey, arrival);
  else unstored.delete(arrival.requestKey);
}

export async function dropArrival(requestKey: string): Promise<void> {
  unstored.delete(requestKey);
  await tryWith('readwrite', (arrivals) => arrivals.delete(requestKey));
}

/** The result once it is stored; undefined if the browser has no database or refuses to use it. */
async function tryWith<Result>(
  mode: IDBTransactionMode,
  action: (arrivals: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const opened = await (database ??= openDatabase());
    return await new Promise<Result>((resolve, reject) => {
      const transaction = opened.transaction(STORE, mode);
      const request = action(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
    });
  } catch {
    database = undefined;
    return undefined;
  }
}

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE, { keyPath: 'requestKey' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database could not be opened.'));
  });
