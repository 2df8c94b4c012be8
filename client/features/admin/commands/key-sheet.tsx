import { Fragment } from 'react';
import { Button } from '../../../components/button';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import type { Command } from './commands';
import { commandsContent as content } from './commands.content';
import classes from './commands.module.css';

interface KeySheetProps {
  commands: readonly Command[];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

const SCOPES = ['panel', 'list', 'member'] as const;

/** Lists the keyboard shortcuts, and switches single-key shortcuts off. */
export const KeySheet = ({ commands, isOn, onSwitch, onClose }: KeySheetProps) => (
  <ModalDialog title={content.sheet} onClose={onClose}>
    <p>{content.hint}</p>
    {SCOPES.map((scope) => (
      <section key={scope} className={classes.keys}>
        <h3>{content.groups[scope]}</h3>
        <dl>
          {commands
            .filter((command) => command.scope === scope && command.keys)
            .map(({ id, label, keys = [] }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          {scope === 'panel' && (
            <div>
              <dt>{content.palette}</dt>
              <dd>
                <kbd>{content.paletteKeys.other}</kbd>
              </dd>
            </div>
          )}
        </dl>
      </section>
    ))}
    <label className={classes.switch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
      {content.setting}
    </label>
    <DialogButtons>
      <Button onClick={onClose}>{content.close}</Button>
    </DialogButtons>
  </ModalDialog>
);

/** "g then m". */
export const Keys = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ` ${content.then} `}
      <kbd>{key}</kbd>
    </Fragment>
  ));
