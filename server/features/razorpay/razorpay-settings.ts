/** An account at Razorpay; the secrets never leave the server. */
export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  /** The first signs new events, the others those that are sent again after it was changed. */
  webhookSecrets: readonly string[];
  /** Origin of the bundled local gateway; undefined: Razorpay itself. */
  apiUrl: string | undefined;
}
