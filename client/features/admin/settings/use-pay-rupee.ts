import { randomKey } from '../../../lib/random-key';
import { askAgain } from '../../../lib/request-keys';
import { openRazorpayForm } from '../../memberships/razorpay-form';
import { settingsContent } from './settings.content';
import {
  useCheckPaymentGatewayMutation,
  useConfirmRupeeTestMutation,
  useStartRupeeTestMutation,
} from './settings.generated';

const { rupee: texts } = settingsContent.gateway;

/**
 * Returns a function that pays one rupee: checks the key, creates the order, opens the form and has its answer
 * verified. Resolves to the reason if something stopped it.
 */
export function usePayRupee(onStarted: (id: string | null) => void) {
  const [check] = useCheckPaymentGatewayMutation();
  const [start] = useStartRupeeTestMutation();
  const [confirm] = useConfirmRupeeTestMutation();
  return async (): Promise<string | undefined> => {
    onStarted(null);
    const checked = (await check()).data?.checkPaymentGateway;
    if (!checked?.isAccepted) return checked?.message ?? texts.failed;
    const input = { requestKey: randomKey() };
    const { data } = await askAgain(() => start({ variables: { input } }));
    const { rupeeTest, checkout } = data!.startRupeeTest;
    if (!checkout) return texts.failed;
    onStarted(rupeeTest.id);
    const proof = await openRazorpayForm(checkout);
    if (proof === null) return texts.closed;
    await confirm({ variables: { input: { id: rupeeTest.id, ...proof } } });
    return undefined;
  };
}
