import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { TextField } from '../../../components/text-field';
import { useAction } from '../../../lib/use-action';
import { madeLinkContent as texts } from './made-link.content';
import classes from './made-link.module.css';

interface MadeLinkProps {
  url: string;
  /** What whoever has the link can do, and until when. */
  until: string;
  /** Number of the member. */
  phone: string | null | undefined;
  /** Message to the member, with the link. */
  text: string;
}

/** A link that staff copy, or send by WhatsApp. */
export function MadeLink({ url, until, phone, text }: MadeLinkProps) {
  const { run, notice, tone } = useAction(texts.copyFailed);
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(url);
      return texts.copied;
    });
  return (
    <>
      <TextField
        label={texts.address}
        value={url}
        readOnly
        requirements={until}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <FormAlert notice={notice} tone={tone} keepsFocus />
      <div className={classes.buttons}>
        <Button autoFocus data-autofocus onClick={() => void copy()}>
          {texts.copy}
        </Button>
        {phone && (
          <a href={whatsAppAddress(phone, text)} target="_blank" rel="noopener noreferrer">
            {texts.whatsApp}
          </a>
        )}
      </div>
      {!phone && <p>{texts.noPhone}</p>}
    </>
  );
}

/** Opens WhatsApp with a message to a number, which it wants without the plus sign. */
const whatsAppAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
