import { formatClaimCode } from '#common/invitations/claim-code';
import { studio } from '#common/studio';
import { studioFileName } from '#common/studio-file-name';
import { Button } from '../../components/button';
import { DialogButtons, ModalDialog } from '../../components/modal-dialog';
import { saveAsFile } from '../../lib/download-file';
import { secondFactorContent } from './second-factor.content';
import classes from './second-factor.module.css';

const { codes: content } = secondFactorContent;

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes, this once. Only its button closes it, so that nobody loses them by a stray press. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const shown = codes.map(formatClaimCode);
  const heading = content.heading(studio.name);
  const save = () =>
    saveAsFile(
      studioFileName(content.file),
      new Blob([`${heading}\n\n${shown.join('\n')}\n`], { type: 'text/plain' }),
    );
  return (
    <ModalDialog title={content.title} isLocked onClose={onClose}>
      <p>{content.lead}</p>
      <div className={classes.printed}>
        <p>{heading}</p>
        <ul className={classes.codes}>
          {shown.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <DialogButtons>
        <Button onClick={() => window.print()}>{content.print}</Button>
        <Button onClick={save}>{content.save}</Button>
        <Button variant="primary" data-autofocus onClick={onClose}>
          {content.done}
        </Button>
      </DialogButtons>
    </ModalDialog>
  );
}
