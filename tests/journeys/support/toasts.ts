import { expect, type Locator } from '@playwright/test';

/** Expects that a message does not cover the control that is needed next. */
export async function expectUncovered(control: Locator, message: Locator): Promise<void> {
  await expect(message).toBeVisible();
  await expect(async () => {
    const [one, other] = [await control.boundingBox(), await message.boundingBox()];
    const isAbove = one!.y + one!.height <= other!.y;
    const isBelow = other!.y + other!.height <= one!.y;
    expect(isAbove || isBelow).toBe(true);
  }).toPass();
}
