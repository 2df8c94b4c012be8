import type { ErrorCode } from '#common/error-codes';

/**
 * Sends a file to an address that a mutation has returned. Returns the server's reason if it refused the file;
 * otherwise null.
 */
export async function uploadFile(address: string, file: Blob): Promise<string | null> {
  // Without the origin, because the site may have been opened under another one, such as an IP address.
  const response = await fetch(new URL(address).pathname, { method: 'PUT', body: file });
  if (response.ok) return null;
  const { message, code } = (await response.json()) as { message: string; code: ErrorCode };
  if (code === 'INTERNAL_SERVER_ERROR') throw new Error(`The upload returned status ${response.status}.`);
  return message;
}
