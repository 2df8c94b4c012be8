import { act, fireEvent, render, screen } from '@testing-library/react';
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
  body: z.object({ weight: z.string() }),
});
const submit = vi.fn<(values: z.infer<typeof schema>) => Promise<void>>(() => Promise.resolve());

function Form() {
  const { form, formProps, field, failure } = useServerForm({
    schema,
    initialValues: {
      email: '',
      role: 'user',
      isKept: false,
      goal: '',
      gender: 'female',
      body: { weight: '' },
    },
    fallback: 'Failed',
    unreachable: 'Away',
    submit,
  });
  return (
    <form {...formProps} aria-label="Form">
      <output>{form.useWatchValue('role')}</output>
      <p>{failure?.message}</p>
      <TextField key={form.key('email')} {...field('email')} label="E-mail" />
      <SelectField key={form.key('role')} {...field('role')} label="Role" data={['user', 'admin']} />
      <CheckField key={form.key('isKept')} {...field('isKept', { type: 'checkbox' })} label="Keep" />
      <TextAreaField key={form.key('goal')} {...field('goal')} label="Goal" lengthMax={100} />
      <TextField key={form.key('body')} {...field('body.weight' as 'body')} label="Weight" />
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

/** Fills in the form like a browser: without an event that React receives. */
function fillIn(): void {
  screen.getByLabelText<HTMLInputElement>('E-mail').value = 'asha@example.com';
  screen.getByLabelText<HTMLSelectElement>('Role').value = 'admin';
  screen.getByLabelText<HTMLInputElement>('Keep').checked = true;
  screen.getByLabelText<HTMLTextAreaElement>('Goal').value = 'Run 5 km';
  screen.getByLabelText<HTMLInputElement>('Weight').value = '72.5';
  screen.getByLabelText<HTMLInputElement>('male').checked = true;
}

const FILLED_IN = {
  email: 'asha@example.com',
  role: 'admin',
  isKept: true,
  goal: 'Run 5 km',
  gender: 'male',
  body: { weight: '72.5' },
};

test('shows and submits what was typed, chosen and ticked before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  fillIn();
  render(<Form />, { container, hydrate: true });
  expect(container.querySelector('output')?.textContent).toBe('admin');
  fireEvent.submit(screen.getByRole('form'));
  expect(submit.mock.lastCall).toEqual([FILLED_IN]);
});

test('submits what the browser filled in without an event', () => {
  render(<Form />);
  fillIn();
  fireEvent.submit(screen.getByRole('form'));
  expect(submit.mock.lastCall).toEqual([FILLED_IN]);
});

test('the message of a failed attempt is gone while the next one is sent', async () => {
  render(<Form />);
  submit.mockRejectedValueOnce(new Error('away'));
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  expect(screen.getByText('Failed')).toBeTruthy();
  submit.mockReturnValueOnce(new Promise(() => {}));
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  expect(screen.queryByText('Failed')).toBeNull();
});
