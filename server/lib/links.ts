/** URLs for mails and the API; the pages are defined in the client's table of routes. */
export class Links {
  constructor(private readonly publicUrl: string) {}

  verifyEmail = (token: string, email: string) =>
    `${this.publicUrl}/verify-email/${token}?${new URLSearchParams({ email }).toString()}`;

  logIn = () => `${this.publicUrl}/login`;

  forgotPassword = () => `${this.publicUrl}/forgot-password`;

  membership = () => `${this.publicUrl}/membership`;

  reviews = () => `${this.publicUrl}/review`;

  receiptFile = (receiptId: string) => `${this.publicUrl}/api/user/receipts/${receiptId}`;
}
