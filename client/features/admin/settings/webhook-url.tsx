import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { TextField } from '../../../components/text-field';
import { useAction } from '../../../lib/use-action';
import { settingsContent } from './settings.content';
import classes from './settings.module.css';

const { webhook: texts } = settingsContent.gateway;

/** The address to which the gateway has to send its events, to be copied. */
export function WebhookUrl({ url }: { url: string }) {
  const { run, notice, tone } = useAction(texts.copyFailed);
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(url);
      return texts.copied;
    });
  return (
    <div className={classes.secret}>
      <TextField
        label={texts.label}
        requirements={texts.hint}
        value={url}
        readOnly
        required={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
      </div>
      <FormAlert notice={notice} tone={tone} keepsFocus />
    </div>
  );
}
