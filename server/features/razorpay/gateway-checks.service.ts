import { isTestKey } from '#common/settings/gateway.form';
import { gatewayMessages } from '#common/settings/messages';
import { SECOND_MS } from '#common/time';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { JournalService } from '../journal/journal.service';
import type { CurrentRazorpay } from './current-razorpay';
import { gatewayChecking } from './gateway-check.rate-limits';
import { RazorpayClient, RazorpayRefusal, type RazorpaySettings } from './razorpay-client';

interface CheckParts {
  dataSource: Database;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  journal: JournalService;
  links: Links;
  razorpay: Pick<CurrentRazorpay, 'account'>;
}

/** Result of a check, for whoever started it. */
interface Outcome {
  isAccepted: boolean;
  message: string;
}

const REFUSED = [401, 403];

/** Checks whether the payment gateway accepts the account of the settings. */
export class GatewayChecksService {
  constructor(private readonly parts: CheckParts) {}

  webhookUrl = (): string => this.parts.links.webhook('razorpay');

  async run(actor: UserActor): Promise<Outcome> {
    const { dataSource, limits, journal, razorpay } = this.parts;
    await limits.take(gatewayChecking, actor.id);
    const account = razorpay.account();
    const outcome = account ? await this.outcomeOf(account) : refusal(gatewayMessages.incomplete);
    await dataSource.transaction((manager) =>
      journal.write(manager, actor, {
        type: 'service.tested',
        subjectId: null,
        memberId: null,
        before: {},
        after: { service: 'payment gateway', isSuccessful: outcome.isAccepted },
      }),
    );
    return outcome;
  }

  /** Reads the payments of the last second: Razorpay requires a valid key for it, and it changes nothing. */
  private async outcomeOf(account: RazorpaySettings): Promise<Outcome> {
    const to = Math.floor(this.parts.clock.now() / SECOND_MS);
    try {
      await new RazorpayClient(account).payments({ from: to - 1, to, count: 1, skip: 0 });
    } catch (error) {
      const isRefused = error instanceof RazorpayRefusal && REFUSED.includes(error.status);
      return refusal(isRefused ? gatewayMessages.refused : gatewayMessages.noAnswer);
    }
    const { checked, checkedInTest } = gatewayMessages;
    return { isAccepted: true, message: isTestKey(account.keyId) ? checkedInTest : checked };
  }
}

const refusal = (message: string): Outcome => ({ isAccepted: false, message });
