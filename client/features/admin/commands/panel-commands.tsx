import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useHasPermission } from '../../../lib/permissions';
import { forget, readStored, store } from '../../../lib/storage';
import type { AdminTab } from '../admin-tabs';
import { useMemberPanel } from '../drawer/use-member-panel';
import { memberContact } from '../members/member-name';
import {
  PickableMemberFragmentDoc,
  type PickableMemberFragment,
} from '../member-picker/member-picker.generated';
import { useAddMember } from '../new-member/new-member-context';
import { usePrintLast } from '../receipts/use-print-last';
import { activate, arrivalAt } from './row-control';
import { panelCommands } from './commands';
import { commandsContent as content } from './commands.content';
import classes from './commands.module.css';
import { KeySheet } from './key-sheet';
import { Palette } from './palette';
import { selectedMemberId } from './selected-row';
import { useShortcuts } from './use-shortcuts';

interface PanelCommandsProps {
  /** The tabs that the current user may open. */
  tabs: readonly AdminTab[];
  open: AdminTab;
}

type OpenDialog = { kind: 'sheet' } | { kind: 'palette'; selectedId: string | null };

/** The keyboard shortcuts of the panel, the command palette and the button that opens it. */
export function PanelCommands({ tabs, open }: PanelCommandsProps) {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const panel = useMemberPanel();
  const addMember = useAddMember();
  const printLast = usePrintLast();
  const maySell = useHasPermission('memberships:sell');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isOn, setIsOn] = useState(() => readStored('panelKeysOff') === null);
  const close = () => setDialog(null);
  const openPalette = () => setDialog({ kind: 'palette', selectedId: selectedMemberId() });
  const commands = panelCommands({
    tabs,
    go: (search) => void navigate({ search }),
    openSheet: () => setDialog({ kind: 'sheet' }),
    addMember: addMember && (() => addMember()),
    printLast: maySell ? printLast : null,
    openMember: (id) =>
      open.hasDrawer ? panel.open(id) : void navigate({ search: `?tab=members&member=${id}` }),
    activateIn: (memberId, controlId) => {
      const control = document.getElementById(controlId);
      if (control) return activate(control);
      const contact = contactOf(cache, memberId);
      if (contact) void navigate({ search: searchForMember(contact) }, { state: arrivalAt(controlId) });
    },
  });
  useShortcuts({ commands, isOn, openPalette });

  const switchKeys = (shallBeOn: boolean) => {
    if (shallBeOn) forget('panelKeysOff');
    else store('panelKeysOff', 'true');
    setIsOn(shallBeOn);
  };
  /** Closed first: a closing dialog returns the focus, which the command may move. */
  const runAfterClosing = (run: () => void) => {
    flushSync(close);
    run();
  };
  return (
    <>
      <button
        type="button"
        className={classes.trigger}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={content.open}
        onClick={openPalette}
      >
        <IconSearch aria-hidden="true" size={20} stroke={1.75} />
        <span>{content.open}</span>
        <kbd aria-hidden="true">{content.paletteKeys[isApple() ? 'apple' : 'other']}</kbd>
      </button>
      {dialog?.kind === 'palette' && (
        <Palette commands={commands} selectedId={dialog.selectedId} onRun={runAfterClosing} onClose={close} />
      )}
      {dialog?.kind === 'sheet' && (
        <KeySheet commands={commands} isOn={isOn} onSwitch={switchKeys} onClose={close} />
      )}
    </>
  );
}

/** The e-mail address or phone number to search for, of a member in the cache. */
const contactOf = (cache: ApolloCache, id: string): string | null => {
  const fragment = PickableMemberFragmentDoc;
  const member = cache.readFragment<PickableMemberFragment>({ id: `User:${id}`, fragment });
  return member && memberContact(member);
};

const searchForMember = (text: string): string => `?${new URLSearchParams({ tab: 'members', q: text })}`;

const isApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);
