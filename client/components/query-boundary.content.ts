export const staleMessage = 'What you see here may be out of date.';
