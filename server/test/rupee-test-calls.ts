/** Calls about the test of the payment gateway with one rupee. */
import { randomUUID } from 'node:crypto';
import type { Browser } from './browser';

export const START_RUPEE_TEST = `mutation ($input: StartRupeeTestInput!) {
  startRupeeTest(input: $input) {
    rupeeTest { id } checkout { ... on RazorpayCheckout { gatewayOrderId amount { minorUnits } } }
  }
}`;

interface StartedTest {
  rupeeTest: { id: string };
  checkout: { gatewayOrderId: string; amount: { minorUnits: number } };
}

export async function startRupeeTest(by: Browser, requestKey: string = randomUUID()) {
  const { data, errors } = await by.gql(START_RUPEE_TEST, { input: { requestKey } });
  if (!data) throw new Error(errors[0]?.message);
  const { rupeeTest, checkout } = data['startRupeeTest'] as StartedTest;
  return { id: rupeeTest.id, ...checkout };
}
