import { freshToken, renewToken } from './session-renewal';

/** Fetches a file that requires a session; rejects with an error that has no message for the user. */
export async function fetchFile(address: string): Promise<Blob> {
  const token = await freshToken();
  let response = await fetchWithToken(address, token);
  if (response.status === 401 && token !== null) {
    // If the session turns out to have ended, the page's guard redirects to the log-in.
    const renewal = await renewToken(token);
    if (renewal.kind === 'renewed') response = await fetchWithToken(address, renewal.token);
  }
  if (response.ok) return response.blob();
  throw new Error(`${address} returned status ${response.status}.`);
}

const fetchWithToken = (address: string, token: string | null) =>
  fetch(address, { headers: token === null ? {} : { Authorization: `Bearer ${token}` } });

/** Saves content as a file, like a download. */
export function saveAsFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Once the click has been handled, the browser no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address));
}
