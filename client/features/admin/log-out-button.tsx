import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { currentToken, personOf } from '../../lib/session';
import { useLogOut } from '../../navigation/navigation';
import { adminContent } from './admin.content';
import { keptArrivals } from './check-in/kept-arrivals';

const { title, text, confirm, cancel } = adminContent.unrecordedArrivals;

/** Logs out, after a question if arrivals at the front desk are not recorded yet. */
export function LogOutButton({ title: name, children }: { title: string; children: ReactNode }) {
  const logOut = useLogOut();
  const [kept, setKept] = useState(0);
  const leave = async () => {
    const arrivals = await keptArrivals(personOf(currentToken()));
    if (arrivals.length > 0) setKept(arrivals.length);
    else logOut();
  };
  return (
    <>
      <button type="button" title={name} onClick={() => void leave()}>
        {children}
      </button>
      {kept > 0 && (
        <ConfirmDialog
          title={title(kept)}
          confirm={confirm}
          cancel={cancel}
          onConfirm={logOut}
          onCancel={() => setKept(0)}
        >
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}
