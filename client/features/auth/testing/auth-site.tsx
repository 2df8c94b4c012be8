import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Page as AllDone } from '../all-done-page';
import { Page as ForgotPassword } from '../forgot-password-page';
import { Page as Login } from '../login-page';
import { Page as NewPassword } from '../new-password-page';
import { Page as OneTimePassword } from '../one-time-password-page';
import { Page as Registration } from '../registration-page';
import { Page as SignUp } from '../sign-up-page';
import { Page as VerifyEmail } from '../verify-email-page';

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <p>{`At ${pathname}${search}${hash}`}</p>;
}

/** All screens of the family under their addresses; any other address says its own. */
export const authSite = (
  <Routes>
    <Route path="/login" element={<Login />} />
    <Route path="/signup" element={<SignUp />} />
    <Route path="/verify-email/:token" element={<VerifyEmail />} />
    <Route path="/register" element={<Registration />} />
    <Route path="/forgot-password" element={<ForgotPassword />} />
    <Route path="/one-time-password" element={<OneTimePassword />} />
    <Route path="/new-password" element={<NewPassword />} />
    <Route path="/all-done" element={<AllDone />} />
    <Route path="*" element={<Elsewhere />} />
  </Routes>
);

export const heading = (name: string) => screen.findByRole('heading', { name });

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** Types as a person does: into the field, and then out of it. */
export function fill(label: string | RegExp, value: string): void {
  fireEvent.focus(field(label));
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
}

/** Sends the form that the button belongs to. */
export async function send(button: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: button }));
    await Promise.resolve();
  });
}

/** Lets answers arrive that are on their way. */
export const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
