import { useState } from 'react';
import type * as z from 'zod/mini';
import type { LoadedMember, memberSchema, pick } from './member-form-values';

/** What staff say that they know from the member; it is said for one saving. */
export function useStatements() {
  const [hasMemberAgreed, setHasMemberAgreed] = useState(false);
  const [confirmsPhone, setConfirmsPhone] = useState(false);
  const forget = () => {
    setHasMemberAgreed(false);
    setConfirmsPhone(false);
  };
  return { hasMemberAgreed, setHasMemberAgreed, confirmsPhone, setConfirmsPhone, forget };
}

type Statements = ReturnType<typeof useStatements>;

/** What is sent: the changed values, and the version that they are based on. */
export const inputOf = (
  { id, version: expectedVersion }: LoadedMember,
  values: ReturnType<typeof pick<z.output<typeof memberSchema>>>,
  { hasMemberAgreed, confirmsPhone }: Pick<Statements, 'hasMemberAgreed' | 'confirmsPhone'>,
) => ({
  ...values,
  id,
  expectedVersion,
  ...(hasMemberAgreed && { hasMemberAgreed }),
  ...(confirmsPhone && { confirmsPhone }),
});
