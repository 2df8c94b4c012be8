/** What can be done later, by name, and what each of them is told: ids where there are any, since a payload waits. */
export interface TaskPayloads {
  'deliver-mail': { mailId: string };
  /** An address that may have no account: who asks must not be able to tell from the answer. */
  'send-reset-code': { email: string };
  'clean-up': Record<string, never>;
  /** What members should hear of in the morning, and orders that have waited too long. */
  'every-morning': Record<string, never>;
  'give-back': { refundId: string };
}

export type TaskName = keyof TaskPayloads;

export interface Attempt {
  /** Should it fail as well, it is not tried again. */
  isLast: boolean;
}

export type Task<Name extends TaskName> = (payload: TaskPayloads[Name], attempt: Attempt) => Promise<void>;

export type Tasks = { [Name in TaskName]: Task<Name> };
