import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useIsHydrated } from '../lib/use-is-hydrated';
import { OtpInput } from './otp-input';

function Form() {
  const [code, setCode] = useState('');
  const isHydrated = useIsHydrated();
  return (
    <>
      <p role="status">{isHydrated && code}</p>
      <OtpInput
        name="otp"
        label="Code"
        digitLabel={(place) => `Digit ${place}`}
        onChange={setCode}
        onComplete={() => setCode('sent')}
      />
    </>
  );
}

const boxes = () => screen.getAllByLabelText<HTMLInputElement>(/^Digit/);

test('keeps digits that were typed before hydration, without submitting them', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  [...'40912'].forEach((digit, index) => (boxes()[index]!.value = digit));
  render(<Form />, { container, hydrate: true });
  expect(boxes().map(({ value }) => value)).toEqual(['4', '0', '9', '1', '2', '']);
  expect(screen.getByRole('status').textContent).toBe('40912');
  expect(document.activeElement).toBe(boxes()[5]);
});
