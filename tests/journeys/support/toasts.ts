import { expect, type Locator } from '@playwright/test';

/** A message must not cover what is needed next. */
export async function expectUncovered(control: Locator, message: Locator): Promise<void> {
  await expect(message).toBeVisible();
  await expect(async () => {
    const [one, other] = [await control.boundingBox(), await message.boundingBox()];
    const isAbove = one!.y + one!.height <= other!.y;
    const isBelow = other!.y + other!.height <= one!.y;
    expect(isAbove || isBelow).toBe(true);
  }).toPass();
}
