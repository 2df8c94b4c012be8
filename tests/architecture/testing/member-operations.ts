import { randomUUID } from 'node:crypto';
import type { UserActor } from '#server/lib/actor';
import { NO_CALLER } from '#server/lib/caller';
import type { Services } from '#server/lib/services';

interface Parts {
  services: Services;
  desk: UserActor;
  memberId: string;
}

/**
 * Operations of the front desk on a member or a question, and the entries that they leave; `parts` are those of the
 * running test.
 */
export function memberOperations(parts: () => Parts) {
  const addNote = async () => {
    const { services, desk, memberId } = parts();
    const note = { memberId, text: 'Prefers mornings', requestKey: randomUUID() };
    return (await services.memberNotes.add(desk, note)).id;
  };
  /** A question to the studio. */
  const ask = async () => {
    const { services, desk, memberId } = parts();
    const question = { name: 'Asha', contact: 'asha@example.com', message: 'Why?', hasConsented: true };
    await services.enquiries.send(question, { ...desk, id: memberId, role: 'user' }, NO_CALLER);
    return (await services.enquiries.list({}, { first: 1, sizeMax: 1 })).rows[0]!.id;
  };
  return {
    answerEnquiry: {
      given: ask,
      run: (id: string) => parts().services.enquiries.answer(parts().desk, { id, note: '' }),
      leaves: ['enquiry.answered by front_desk'],
    },
    removeEnquiry: {
      given: ask,
      run: (id: string) => parts().services.enquiries.remove(parts().desk, id),
      leaves: ['enquiry.removed by front_desk'],
    },
    createMemberNote: { run: addNote, leaves: ['note.added by front_desk'] },
    updateMemberNote: {
      given: addNote,
      run: (id: string) => {
        const { services, desk } = parts();
        return services.memberNotes.edit(desk, { id, text: 'Prefers evenings', expectedVersion: 1 });
      },
      leaves: ['note.edited by front_desk'],
    },
    removeMemberNote: {
      given: addNote,
      run: (id: string) => parts().services.memberNotes.remove(parts().desk, id),
      leaves: ['note.removed by front_desk'],
    },
    recordContact: {
      run: () => {
        const { services, desk, memberId } = parts();
        const contact = { memberId, note: 'Back on Monday', requestKey: randomUUID() };
        return services.followUps.contact(desk, contact);
      },
      leaves: ['member.contacted by front_desk'],
    },
    snoozeMember: {
      run: () => {
        const { services, desk, memberId } = parts();
        return services.followUps.snooze(desk, { id: memberId, days: 14 });
      },
      leaves: ['member.snoozed by front_desk'],
    },
  };
}
