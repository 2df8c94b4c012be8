import { freshToken, renewToken } from './session-renewal';

/** Fetches a file that only who is signed in gets; rejects without words when it is not given. */
export async function fetchFile(address: string): Promise<Blob> {
  const token = await freshToken();
  const response = await ask(address, token);
  if (response.ok) return response.blob();
  // Where the session has ended, the page's guard leads to the log-in.
  if (response.status === 401 && token !== null) await renewToken(token);
  throw new Error(`${address} answered ${response.status}.`);
}

const ask = (address: string, token: string | null) =>
  fetch(address, { headers: token === null ? {} : { Authorization: `Bearer ${token}` } });
