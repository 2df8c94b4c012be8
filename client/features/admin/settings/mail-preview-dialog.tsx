import { enumName } from '#common/enum-names';
import { paragraphOf, type WordedMail } from '#common/settings/mail-words.form';
import { Button } from '../../../components/button';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { settingsContent } from './settings.content';
import { useMailPreviewQuery, useSendMailTrialMutation } from './settings.generated';
import classes from './settings.module.css';
import { SettingsTest } from './settings-test';

const { mailWords: texts } = settingsContent;

interface MailPreviewDialogProps {
  mail: WordedMail;
  /** Texts as currently typed. */
  signature: string;
  paragraph: string;
  onClose: () => void;
}

/** The mail as members get it, with invented values. */
export function MailPreviewDialog({ mail, signature, paragraph, onClose }: MailPreviewDialogProps) {
  const input = { mail: enumName(mail), signature, paragraph };
  const query = useMailPreviewQuery({ variables: input, fetchPolicy: 'network-only' });
  const [send] = useSendMailTrialMutation();
  return (
    <ModalDialog title={texts.preview.of(texts.names[paragraphOf(mail)])} isWide onClose={onClose}>
      <p>{texts.preview.lead}</p>
      <QueryBoundary query={query} loading={<Bone />} failed={texts.preview.failed}>
        {({ mailPreview: { subject, html } }) => (
          <>
            <p className={classes.name}>{subject}</p>
            <iframe
              className={classes.preview}
              title={texts.preview.frame(subject)}
              // The sandbox permits no scripts, forms or navigation.
              sandbox=""
              srcDoc={withoutStyles(html)}
            />
            <SettingsTest
              texts={texts.trial}
              run={async () => {
                const sent = (await send({ variables: { input } })).data?.sendMailTrial;
                return sent && { isGood: true, message: sent.message };
              }}
            />
          </>
        )}
      </QueryBoundary>
      <DialogButtons>
        <Button onClick={onClose} data-autofocus>
          {texts.preview.close}
        </Button>
      </DialogButtons>
    </ModalDialog>
  );
}

/** The policy of the page permits only style attributes; some mail programs remove style elements, too. */
const withoutStyles = (html: string): string => html.replace(/<style>.*?<\/style>/s, '');

const Bone = () => (
  <Skeleton>
    <span data-bone="block" />
  </Skeleton>
);
