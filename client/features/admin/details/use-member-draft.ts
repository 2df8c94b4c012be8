import { useState } from 'react';
import { areSame } from '../../../lib/entered-values';
import { currentToken } from '../../../lib/session';
import { memoryDraft } from '../../../lib/use-draft';
import type { EditableMemberFragment } from './details.generated';
import { valuesOf, type LoadedMember, type MemberFormValues } from './member-form-values';

/** Unsaved input, and the version of the member that it is based on. */
interface MemberDraft {
  base: LoadedMember;
  values: MemberFormValues;
}

/** The input for a member, which is kept until it is saved or the session ends, while other tabs are open. */
export function useMemberDraft(loaded: EditableMemberFragment) {
  const [drafts] = useState(() => memoryDraft<MemberDraft>(`member-${loaded.id}`));
  const [draft, setDraft] = useState<MemberDraft>(
    () => drafts.read() ?? { base: loaded, values: valuesOf(loaded) },
  );
  const keep = (base: LoadedMember, values: MemberFormValues) => {
    setDraft({ base, values });
    if (areSame(values, valuesOf(base)) || currentToken() === null) drafts.forget();
    else drafts.keep({ base, values });
  };
  return { base: draft.base, entered: draft.values, keep };
}
