/** Messages about measurements, shared by server and client. */
export const measurementMessages = {
  consentMissing: 'Ask the member first: without their consent, measurements are not saved.',
} as const;
