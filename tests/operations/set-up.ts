import { OWNER, beginSetUp, completeSetUp, setUpAgain } from '#server/test/set-up-calls';
import { ADMIN, EVERYONE } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { GUESSING, SUMMARY } from './support/reasons';
import { newAddress, signedOut } from './support/subjects';

const ofOwner = () => ({ ...OWNER, email: newAddress(), confirmPassword: OWNER.password });

export const operations: FeatureOperations = {
  queries: {
    setUp: {
      callers: ADMIN,
      call: '{ setUp { step unconfirmedPlans { name price { total { minorUnits } } } } }',
    },
    setUpLink: { callers: EVERYONE, call: '{ setUpLink(token: "x") }' },
  },
  mutations: {
    confirmPlanPrice: {
      callers: ADMIN,
      call: async ({ harness, admin, offer }) => {
        await beginSetUp(harness);
        return { by: admin, input: { planId: offer.id } };
      },
      roundTrips: [
        12,
        'locks the section and the plan, reads all settings twice, the prices, and what is left',
      ],
      again: 'moves on',
      leaves: ['settings.changed by admin'],
      isLast: true,
    },
    hideDemonstration: {
      callers: ADMIN,
      call: async ({ harness, admin }) => {
        await beginSetUp(harness);
        return { by: admin, input: { content: 'PHOTOS', isHidden: true } };
      },
      roundTrips: [
        12,
        'locks the section, changes the photos, reads all settings twice, the prices, and what is left',
      ],
      again: 'removes',
      leaves: ['settings.changed by admin'],
      isLast: true,
    },
    openStudio: {
      callers: ADMIN,
      call: async ({ harness, admin }) => {
        await completeSetUp(harness);
        return { by: admin };
      },
      roundTrips: [
        36,
        'locks the section, reads all settings, the prices, the plans, adds a version of both legal texts, hides what is invented, and takes over the articles',
      ],
      again: 'moves on',
      leaves: ['legal.published by system', 'settings.changed by admin'],
      hasOwnCost: true,
      isLast: true,
    },
    reachSetUpStep: {
      callers: ADMIN,
      call: async ({ harness, admin }) => {
        await beginSetUp(harness);
        return { by: admin, input: { step: 'HOURS' } };
      },
      roundTrips: [11, 'locks the section, reads all settings twice, the prices, and what is left'],
      again: 'sets',
      leaves: ['settings.changed by admin'],
      isLast: true,
    },
    createOwner: {
      callers: EVERYONE,
      call: async (given) => ({
        by: signedOut(given),
        input: { token: await setUpAgain(given.harness), ...ofOwner() },
      }),
      roundTrips: [
        38,
        `the link, sign-ups, the account with its consent, ${SUMMARY}, links to new passwords, webhooks, the settings, and a log-in: ${GUESSING}, a session, the log`,
      ],
      again: 'needs what is good once',
      leaves: null,
      hasOwnCost: true,
      isLast: true,
    },
  },
  embedded: {
    SetUp: 'there is only one',
  },
};
