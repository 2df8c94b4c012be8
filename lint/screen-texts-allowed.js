/**
 * Files that still have texts of their own, and how many. Most are on every page, where each module costs bytes. The list may
 * only become shorter.
 * @type {Record<string, number>}
 */
export const ALLOWED = {
  'client/app/client-only.tsx': 3,
  'client/app/layouts/account-entries.tsx': 1,
  'client/app/layouts/auth-layout.tsx': 2,
  'client/app/layouts/mobile-menu.tsx': 3,
  'client/app/layouts/page-outlet.tsx': 1,
  'client/app/layouts/pending-bar.tsx': 1,
  'client/app/layouts/site-footer.tsx': 4,
  'client/app/layouts/site-header.tsx': 1,
  'client/app/layouts/skip-link.tsx': 1,
  'client/app/layouts/user-menu.tsx': 2,
  'client/app/root-boundary.tsx': 3,
  'client/app/site-update.ts': 1,
  'client/components/color-scheme-toggle.tsx': 3,
  'client/components/health-consent.tsx': 2,
  'client/components/length-count.tsx': 1,
  'client/components/load-failed.tsx': 3,
  'client/components/page-with-contents.tsx': 1,
  'client/components/password-field.tsx': 1,
  'client/components/query-boundary.tsx': 1,
  'client/components/skeleton.tsx': 1,
  'client/components/toast-stack.tsx': 1,
  'client/components/toaster.tsx': 1,
  'client/components/weekly-timings.tsx': 3,
  'client/features/home/home-timings.tsx': 1,
  'client/features/reviews/stars.tsx': 1,
  'client/lib/use-edit-form.ts': 1,
};
