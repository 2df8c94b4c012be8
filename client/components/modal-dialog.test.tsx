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

test('a press beside the dialog closes it', () => {
  const handleClose = open();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

test('a text selected from a field to beyond the edge does not', () => {
  const handleClose = open();
  fireEvent.pointerDown(screen.getByRole('textbox'));
  // What browsers press then is what holds both ends.
  fireEvent.click(screen.getByRole('dialog'));
  expect(handleClose).not.toHaveBeenCalled();
});
