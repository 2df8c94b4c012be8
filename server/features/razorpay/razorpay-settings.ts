/** Credentials of a Razorpay account; the secrets never leave the server. */
export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  /** The current secret first, then earlier ones, with which events from before a change are redelivered. */
  webhookSecrets: readonly string[];
  /** Origin of the local test gateway; undefined for Razorpay itself. */
  apiUrl: string | undefined;
}
