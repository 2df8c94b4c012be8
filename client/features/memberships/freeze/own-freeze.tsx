import { useState } from 'react';
import { MEMBERSHIP_FREEZE } from '#common/memberships/limits';
import { Button } from '../../../components/button';
import { showToast } from '../../../lib/toast';
import { EndFreezeDialog } from './end-freeze-dialog';
import { freezeContent } from './freeze.content';
import type { FreezablePassFragment } from './freeze.generated';
import { FreezeDialog } from './freeze-dialog';

const { freeze: texts, end } = freezeContent;

/** The button with which members freeze their own pass, or end its freeze; nothing if there are no days left. */
export function OwnFreeze({ pass }: { pass: FreezablePassFragment }) {
  // As it was when the dialog was opened: what it saves arrives before its answer.
  const [opened, setOpened] = useState<FreezablePassFragment | null>(null);
  const { freeze, isFrozen } = pass;
  const close = (message: string | null) => {
    setOpened(null);
    if (message !== null) showToast(message);
  };
  if (!freeze && pass.freezeDaysLeft < MEMBERSHIP_FREEZE.daysMin) return null;
  return (
    <>
      <Button onClick={() => setOpened(pass)}>
        {freeze ? (isFrozen ? end.action : end.withdraw) : texts.ownAction}
      </Button>
      {opened &&
        (opened.freeze ? (
          <EndFreezeDialog pass={opened} freeze={opened.freeze} onClose={close} />
        ) : (
          <FreezeDialog title={texts.ownTitle} pass={opened} onClose={close} />
        ))}
    </>
  );
}
