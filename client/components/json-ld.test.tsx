import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld';

test('text cannot close the script element', () => {
  const name = '</script><script>alert(1)</script>';
  const { container } = render(<JsonLd graph={[{ '@type': 'Thing', name }]} />);
  expect(container.innerHTML.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(container.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  });
});
