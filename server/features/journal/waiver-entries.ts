type Nothing = Record<string, never>;

/** Entries about the waiver, without its text, which stays as a version. */
export interface WaiverEntries {
  /** An empty text ends the waiver. */
  'waiver.published': { before: Nothing; after: { version: number; isEmpty: boolean } };
  'waiver.accepted': { before: Nothing; after: { version: number; way: string } };
}
