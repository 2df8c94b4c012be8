import { CopyField } from './copy-field';
import { madeLinkContent as texts } from './made-link.content';

interface MadeLinkProps {
  url: string;
  /** Purpose of the link, and until when it is valid. */
  until: string;
  /** Number of the member. */
  phone: string | null | undefined;
  /** Message to the member, with the link. */
  text: string;
}

/** A link that staff copy, or send by WhatsApp. */
export const MadeLink = ({ url, until, phone, text }: MadeLinkProps) => (
  <>
    <CopyField value={url} hint={until} texts={texts}>
      {phone && (
        <a href={whatsAppAddress(phone, text)} target="_blank" rel="noopener noreferrer">
          {texts.whatsApp}
        </a>
      )}
    </CopyField>
    {!phone && <p>{texts.noPhone}</p>}
  </>
);

/** Opens WhatsApp with a message to a number, which it wants without the plus sign. */
const whatsAppAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
