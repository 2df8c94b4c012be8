import { useState } from 'react';
import type * as z from 'zod/mini';
import type { LoadedMember, memberSchema } from './member-form-values';

/** What staff say that they know from the member; it is said for one saving. */
export function useStatements() {
  const [hasMemberAgreed, setHasMemberAgreed] = useState(false);
  const [isPhoneConfirmed, setPhoneConfirmed] = useState(false);
  const forget = () => {
    setHasMemberAgreed(false);
    setPhoneConfirmed(false);
  };
  return { hasMemberAgreed, setHasMemberAgreed, isPhoneConfirmed, setPhoneConfirmed, forget };
}

type Statements = ReturnType<typeof useStatements>;

/** What is sent: the changed values, and the version that they are based on. */
export const inputOf = (
  { id, version: expectedVersion }: LoadedMember,
  values: Partial<z.output<typeof memberSchema>>,
  { hasMemberAgreed, isPhoneConfirmed }: Pick<Statements, 'hasMemberAgreed' | 'isPhoneConfirmed'>,
) => ({
  ...values,
  id,
  expectedVersion,
  ...(hasMemberAgreed && { hasMemberAgreed }),
  ...(isPhoneConfirmed && { isPhoneConfirmed }),
});
