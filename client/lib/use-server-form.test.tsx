import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { CheckField } from '../components/check-field';
import { SelectField } from '../components/select-field';
import { TextAreaField } from '../components/text-area-field';
import { TextField } from '../components/text-field';
import { useServerForm } from './use-server-form';

const schema = z.object({
  email: z.string(),
  role: z.string(),
  isKept: z.boolean(),
  goal: z.string(),
  gender: z.string(),
});
const submit = vi.fn<(values: z.infer<typeof schema>) => Promise<void>>(() => Promise.resolve());

function Form() {
  const { form, formProps, field } = useServerForm({
    schema,
    initialValues: { email: '', role: 'user', isKept: false, goal: '', gender: 'female' },
    fallback: 'Failed',
    unreachable: 'Away',
    submit,
  });
  return (
    <form {...formProps} aria-label="Form">
      <output>{form.useWatchValue('role')}</output>
      <TextField key={form.key('email')} {...field('email')} label="E-mail" />
      <SelectField key={form.key('role')} {...field('role')} label="Role" data={['user', 'admin']} />
      <CheckField key={form.key('isKept')} {...field('isKept', { type: 'checkbox' })} label="Keep" />
      <TextAreaField key={form.key('goal')} {...field('goal')} label="Goal" lengthMax={100} />
      {['female', 'male'].map((gender) => (
        <input
          key={gender}
          type="radio"
          name="gender"
          value={gender}
          aria-label={gender}
          defaultChecked={gender === 'female'}
          onChange={field('gender').onChange}
        />
      ))}
    </form>
  );
}

test('shows and submits what was typed, chosen and ticked before hydration', () => {
  const page = (
    <MantineProvider>
      <Form />
    </MantineProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  screen.getByLabelText<HTMLInputElement>('E-mail').value = 'asha@example.com';
  screen.getByLabelText<HTMLSelectElement>('Role').value = 'admin';
  screen.getByLabelText<HTMLInputElement>('Keep').checked = true;
  screen.getByLabelText<HTMLTextAreaElement>('Goal').value = 'Run 5 km';
  screen.getByLabelText<HTMLInputElement>('male').checked = true;
  render(page, { container, hydrate: true });
  expect(container.querySelector('output')?.textContent).toBe('admin');
  fireEvent.submit(screen.getByRole('form'));
  expect(submit.mock.lastCall).toEqual([
    { email: 'asha@example.com', role: 'admin', isKept: true, goal: 'Run 5 km', gender: 'male' },
  ]);
});
