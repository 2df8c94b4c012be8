import { randomUUID } from 'node:crypto';
import type { UserActor } from '#server/lib/actor';
import type { Services } from '#server/lib/services';

interface Parts {
  services: Services;
  member: UserActor;
  admin: UserActor;
}

const REVIEW = { name: 'Asha', comment: 'Kind coaches', rating: 4 };

/** Returns the id of the review. */
export const addReview = async ({ reviewWriting }: Services, member: UserActor): Promise<string> =>
  (await reviewWriting.add(member, { ...REVIEW, requestKey: randomUUID() })).id;

/**
 * Operations of members and admins on reviews, and the entries that they leave; `parts` are those of the running test.
 */
export function reviewOperations(parts: () => Parts) {
  const review = () => addReview(parts().services, parts().member);
  return {
    createReview: { run: review, leaves: ['review.added by user'] },
    updateReview: {
      given: review,
      run: (id: string) => parts().services.reviewWriting.edit(parts().member, id, { ...REVIEW, rating: 2 }),
      leaves: ['review.edited by user'],
    },
    deleteReview: {
      given: review,
      run: (id: string) => parts().services.reviewWriting.remove(parts().member, id),
      leaves: ['review.deleted by user'],
    },
    'an admin’s deletion of a review': {
      given: review,
      run: (id: string) => parts().services.reviewWriting.remove(parts().admin, id),
      leaves: ['review.deleted by admin'],
    },
    hideReview: {
      given: review,
      run: (id: string) => parts().services.reviewModeration.hide(parts().admin, id, 'A private detail'),
      leaves: ['review.hidden by admin'],
    },
    unhideReview: {
      given: async () =>
        (await parts().services.reviewModeration.hide(parts().admin, await review(), 'Rude')).id,
      run: (id: string) => parts().services.reviewModeration.unhide(parts().admin, id),
      leaves: ['review.shown by admin'],
    },
    answerReview: {
      given: review,
      run: (id: string) => parts().services.reviewModeration.answer(parts().admin, id, 'Thank you'),
      leaves: ['review.answered by admin'],
    },
  };
}
