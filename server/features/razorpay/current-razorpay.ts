import { usesRupees } from '#common/studio-currency';
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

/** The Razorpay account in the current settings. */
export class CurrentRazorpay {
  private cached: { text: string; gateways: readonly PaymentGateway[] } = { text: '', gateways: [] };

  constructor(private readonly parts: CurrentParts) {}

  /**
   * Null if the key, its secret or the webhook secret is missing, or the currency of the studio is not the rupee. Members
   * then pay at the front desk.
   */
  account(): RazorpaySettings | null {
    const { settings, settingSecrets, razorpayApiUrl: apiUrl } = this.parts;
    const { razorpayKey: keyId } = settings.current.gateway;
    const keySecret = settingSecrets.valueOf('razorpay_key_secret');
    const webhookSecrets = settingSecrets.valueOf('razorpay_webhook_secret')?.split(',');
    const isComplete = keyId !== '' && keySecret && webhookSecrets;
    return isComplete && usesRupees() ? { keyId, keySecret, webhookSecrets, apiUrl } : null;
  }

  /** The gateways for this account, made once until it changes. */
  gateways(): readonly PaymentGateway[] {
    const account = this.account();
    const text = JSON.stringify(account);
    if (text !== this.cached.text)
      this.cached = { text, gateways: account ? [razorpayGateway(account)] : [] };
    return this.cached.gateways;
  }
}
