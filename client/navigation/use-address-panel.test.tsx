import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddressPanel } from './use-address-panel';

/** Closes the panel as early as Esc could: when it has been rendered, before passive effects run. */
function ClosedAtOnce({ seen }: { seen: (string | null)[] }) {
  const { value, open, close } = useAddressPanel('photo');
  useLayoutEffect(() => {
    seen.push(value);
    if (value !== null) close();
  });
  return <button onClick={() => open('rack')}>open</button>;
}

test('a panel can be closed as soon as it has been rendered', async () => {
  const seen: (string | null)[] = [];
  render(
    <MemoryRouter initialEntries={['/photos']}>
      <ClosedAtOnce seen={seen} />
    </MemoryRouter>,
  );
  screen.getByRole('button').click();
  await waitFor(() => expect(seen).toContain('rack'));
  await waitFor(() => expect(seen.at(-1)).toBeNull());
});
