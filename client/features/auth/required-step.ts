import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What the log-in asks for after the password. */
export interface RequiredStep {
  challenge: string;
  hasApp: boolean;
  /** What the browser needs to use a passkey; null without one. */
  passkeyOptions: string | null;
}

interface StepDetails {
  challenge: string;
  factors: readonly string[];
  passkeyOptions?: string;
}

/** The second step that the error of a log-in describes. */
export function requiredStepOf(refusal: unknown): RequiredStep {
  if (!CombinedGraphQLErrors.is(refusal)) throw refusal;
  const {
    challenge,
    factors,
    passkeyOptions = null,
  } = refusal.errors[0]!.extensions as unknown as StepDetails;
  return { challenge, hasApp: factors.includes('APP'), passkeyOptions };
}
