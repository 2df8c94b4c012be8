import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ModalDialog } from './modal-dialog';

function open() {
  const handleClose = vi.fn();
  render(
    <ModalDialog title="Delete?" onClose={handleClose}>
      <input />
    </ModalDialog>,
  );
  return handleClose;
}

test('a press on the backdrop closes the dialog', () => {
  const handleClose = open();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

test('selecting text from a field to beyond the edge does not close the dialog', () => {
  const handleClose = open();
  fireEvent.pointerDown(screen.getByRole('textbox'));
  // Browsers then fire the click on the common ancestor of both ends.
  fireEvent.click(screen.getByRole('dialog'));
  expect(handleClose).not.toHaveBeenCalled();
});
