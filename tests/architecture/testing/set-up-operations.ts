import type { UserActor } from '#server/lib/actor';
import type { Harness } from '#server/test/harness';
import { beginSetUp, completeSetUp } from '#server/test/set-up-calls';

interface Parts {
  harness: Harness;
  admin: UserActor;
  planId: string;
}

/** The steps in which a new studio is set up, and the entries that they leave. */
export function setUpOperations(parts: () => Parts) {
  const setUp = () => parts().harness.services.setUp;
  const begin = async () => {
    await beginSetUp(parts().harness);
    return '';
  };
  const leaves = ['settings.changed by admin'];
  return {
    confirmPlanPrice: {
      given: begin,
      run: () => setUp().confirmPrice(parts().admin, parts().planId),
      leaves,
    },
    hideDemonstration: {
      given: begin,
      run: () => setUp().hide(parts().admin, { content: 'trainers', isHidden: true }),
      leaves,
    },
    openStudio: {
      given: async () => {
        await completeSetUp(parts().harness);
        return '';
      },
      run: () => setUp().open(parts().admin),
      leaves,
    },
    reachSetUpStep: { given: begin, run: () => setUp().reach(parts().admin, 'hours'), leaves },
  };
}
