/** The version of the notice that new consents refer to. */
export interface CurrentNotice {
  /** Name of the version of the privacy notice that holds. To be read when it is needed, since it changes. */
  readonly noticeVersion: string;
}
