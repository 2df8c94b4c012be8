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

/** Routes of all pages of this feature; any other path renders its own URL. */
export const authSite = (
  <Routes>
    <Route path="/login" element={<Login />} />
    <Route path="/signup" element={<SignUp />} />
    <Route path="/verify-email/:token" element={<VerifyEmail />} />
    <Route path="/verify-email/:token/not-me" element={<VerifyEmail />} />
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

/** Focuses the field, changes its value and blurs it. */
export function fill(label: string | RegExp, value: string): void {
  fireEvent.focus(field(label));
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
}

/** Clicks the button and so submits its form. */
export async function send(button: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: button }));
    await Promise.resolve();
  });
}

/** Waits for pending responses. */
export const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
