/** Absolute URLs of the site, for mails and for the API. */
export class Links {
  constructor(private readonly publicUrl: string) {}

  verifyEmail = (token: string, email: string) =>
    `${this.publicUrl}/verify-email/${token}?${new URLSearchParams({ email }).toString()}`;

  logIn = () => `${this.publicUrl}/login`;

  forgotPassword = () => `${this.publicUrl}/forgot-password`;

  membership = () => `${this.publicUrl}/membership`;

  dataExport = () => `${this.publicUrl}/api/user/data-export`;

  reviews = () => `${this.publicUrl}/review`;

  receiptFile = (receiptId: string) => `${this.publicUrl}/api/user/receipts/${receiptId}`;
}
