import { useEffect, useRef } from 'react';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { authMessages } from '#common/auth/messages';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { useAction } from '../../lib/use-action';
import { passkeyContent as content } from './passkey.content';

interface PasskeyButtonProps {
  /** Options for the browser, as JSON. */
  options: string;
  /** Completes the log-in with the browser's answer. */
  send: (response: string) => Promise<void>;
}

/** Completes the second step of a log-in with a passkey, where the browser can use one. */
export function PasskeyButton({ options, send }: PasskeyButtonProps) {
  const { run, isBusy, notice } = useAction(content.failed, authMessages.serverUnreachable);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button is loaded late: do not take the focus from whoever is typing a code.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  if (!browserSupportsWebAuthn()) return null;
  const authenticate = async () => {
    const optionsJSON = JSON.parse(options) as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    await send(JSON.stringify(await startAuthentication({ optionsJSON })));
    return undefined;
  };
  return (
    <>
      <FormAlert notice={notice} />
      <Button variant="primary" isBusy={isBusy} ref={button} onClick={() => void run(authenticate)}>
        {content.use}
      </Button>
    </>
  );
}
