import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The step that the log-in requires after the password. */
export interface RequiredStep {
  challenge: string;
  hasApp: boolean;
  /** Options for using a passkey; null without one. */
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
