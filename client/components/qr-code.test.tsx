import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../test/render-page';
import { QrCode } from './qr-code';

test('a QR code of 50 characters at level M has 33 modules, and a margin of four on each side', async () => {
  await renderPage(<QrCode text={'a'.repeat(50)} label="Code" />);
  expect(screen.getByRole('img', { name: 'Code' }).getAttribute('viewBox')).toBe('0 0 41 41');
});
