import type { Period } from '#common/accounting/accounting.form';
import { fileNameOf, type AccountingFile } from '#common/accounting/files';

/** Absolute URLs of the site, for mails and for the API. */
export class Links {
  constructor(private readonly publicUrl: string) {}

  verifyEmail = (token: string, email: string) =>
    `${this.publicUrl}/verify-email/${token}?${new URLSearchParams({ email }).toString()}`;

  cancelSignUp = (token: string, email: string) =>
    `${this.publicUrl}/verify-email/${token}/not-me?${new URLSearchParams({ email }).toString()}`;

  webhook = (gateway: string) => `${this.publicUrl}/api/payments/${gateway}/webhook`;

  logIn = () => `${this.publicUrl}/login`;

  forgotPassword = () => `${this.publicUrl}/forgot-password`;

  /** The token is in the fragment, which is in no log. */
  payment = (token: string) => `${this.publicUrl}/pay#${token}`;

  /** The token is in the fragment, which is in no log. */
  staffInvitation = (token: string) => `${this.publicUrl}/staff-invitation#${token}`;

  /** The token is in the fragment, which is in no log. */
  setUp = (token: string) => `${this.publicUrl}/setup#${token}`;

  /** The token is in the fragment, which is in no log. */
  newPassword = (token: string) => `${this.publicUrl}/new-password#${token}`;

  claim = () => `${this.publicUrl}/claim`;

  consents = () => `${this.publicUrl}/account#what-we-keep`;

  membership = () => `${this.publicUrl}/membership`;

  dataExport = () => `${this.publicUrl}/api/user/data-export`;

  memberExport = (query: URLSearchParams) => `${this.publicUrl}/api/user/admin/users.csv?${query.toString()}`;

  activityExport = (query: URLSearchParams) =>
    `${this.publicUrl}/api/user/admin/activities.csv?${query.toString()}`;

  orderExport = (query: URLSearchParams) => `${this.publicUrl}/api/user/admin/orders.csv?${query.toString()}`;

  accountingExport = (file: AccountingFile, period: Period) =>
    `${this.publicUrl}/api/user/admin/accounting/${fileNameOf(file)}.csv?${new URLSearchParams({ ...period }).toString()}`;

  dayClosingExport = () => `${this.publicUrl}/api/user/admin/day-closings.csv`;

  /** A download; valid once. */
  studioExport = (token: string) => `${this.publicUrl}/downloads/${token}`;

  settings = () => `${this.publicUrl}/admin-dashboard?tab=settings`;

  upload = (token: string) => `${this.publicUrl}/uploads/${token}`;

  pictureUpload = (token: string) => `${this.publicUrl}/uploads/pictures/${token}`;

  skippedRows = (importId: string) =>
    `${this.publicUrl}/api/user/admin/member-imports/${importId}/skipped.csv`;

  enquiries = () => `${this.publicUrl}/admin-dashboard?tab=enquiries`;

  reviews = () => `${this.publicUrl}/review`;

  /** Opens the print dialog. */
  printedReceipt = (token: string, paper: string) => `${this.sharedReceipt(token)}?print=${paper}`;

  sharedReceipt = (token: string) => `${this.publicUrl}/receipts/${token}`;

  receiptFile = (receiptId: string) => `${this.publicUrl}/api/user/receipts/${receiptId}`;
}
