import { usesRupees } from '#common/currencies';
import type { PaymentGateway } from '../sales/payment-gateway';
import type { SettingSecretsService } from '../settings/setting-secrets.service';
import type { CurrentSettings } from '../settings/settings.service';
import type { RazorpaySettings } from './razorpay-client';
import { razorpayGateway } from './razorpay-gateway';

interface CurrentParts {
  settings: CurrentSettings;
  settingSecrets: Pick<SettingSecretsService, 'valueOf'>;
  razorpayApiUrl: string | undefined;
}

/** The account at Razorpay that the settings say at the moment. */
export class CurrentRazorpay {
  private made: { text: string; gateways: readonly PaymentGateway[] } = { text: '', gateways: [] };

  constructor(private readonly parts: CurrentParts) {}

  /**
   * Null unless the key, its secret and that of the webhook are set, and the studio is paid in rupees: otherwise, members
   * pay at the front desk.
   */
  account(): RazorpaySettings | null {
    const { settings, settingSecrets, razorpayApiUrl: apiUrl } = this.parts;
    const { razorpayKey: keyId } = settings.current.gateway;
    const keySecret = settingSecrets.valueOf('razorpay_key_secret');
    const webhookSecrets = settingSecrets.valueOf('razorpay_webhook_secret')?.split(',');
    const isComplete = keyId !== '' && keySecret && webhookSecrets;
    return isComplete && usesRupees() ? { keyId, keySecret, webhookSecrets, apiUrl } : null;
  }

  /** The same one until the account changes. */
  gateways(): readonly PaymentGateway[] {
    const account = this.account();
    const text = JSON.stringify(account);
    if (text !== this.made.text) this.made = { text, gateways: account ? [razorpayGateway(account)] : [] };
    return this.made.gateways;
  }
}
