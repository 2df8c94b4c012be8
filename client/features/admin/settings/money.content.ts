import { studio } from '#common/studio';

/** Texts of the sections about taxes and the front desk. */
export const moneyContent = {
  taxes: {
    title: 'Tax and receipts',
    lead: 'Holds for new orders and receipts. Earlier ones keep what was true on their day.',
    names: {
      legalName: 'Legal name',
      gstin: 'GSTIN',
      taxName: 'Name of the tax',
      taxNumber: 'Tax number',
      receiptPrefix: 'Receipt numbers begin with',
      get isInclusive() {
        return `Prices include ${studio.taxName}`;
      },
      rates: 'Rates',
    },
    hints: {
      legalName: 'On receipts. Leave it empty for the name of the studio.',
      gstin: 'As on the registration certificate. Leave it empty without one.',
      taxName: 'Such as VAT.',
      taxNumber: 'Of your registration. Leave it empty without one: then no tax is charged.',
      receiptPrefix: 'One to three letters. Fixed for a financial year once it has receipts.',
    },
    placeOfSupply: (state: string) => `Place of supply: ${state}, from the address of the studio.`,
    rates: {
      get title() {
        return `${studio.taxName} rates`;
      },
      hint: 'Each holds from its first day until the next one begins. Without a rate, no tax is charged.',
      group: (number: number) => `Rate ${number}`,
      from: 'From',
      basisPoints: 'Percent',
      sac: 'Service code (SAC)',
      add: 'Add a rate',
      remove: 'Remove this rate',
    },
  },
  desk: {
    title: 'Front desk',
    lead: 'What staff may do, and when they and members are reminded.',
    onlyRupees: 'UPI pays rupees only.',
    groups: {
      upi: 'UPI',
      sales: 'Sales',
      dues: 'Part payments',
      visits: 'Visits and lists',
      freezes: 'Freezing a pass',
    },
    names: {
      upiAddress: 'UPI address',
      upiPayee: 'Payee',
      isUpiMerchant: 'It is the address of a verified merchant',
      discountPercentMaxFrontDesk: 'Discount at the desk, percent',
      discountPercentMaxAdmin: 'Discount of admins, percent',
      partPercentMinFrontDesk: 'First part at least, percent',
      startDaysAheadMax: 'Start at most days ahead',
      backdatedDaysMaxFrontDesk: 'Start days back, desk',
      backdatedDaysMaxAdmin: 'Start days back, admins',
      dueReminderDays: 'Reminders of a payment',
      entryWithDuesDays: 'Entry with dues, days',
      doubleVisitMinutes: 'Second visit, minutes',
      recordedDaysBackMax: 'Record visits days back',
      exportRowsMax: 'Rows of an export',
      freezeDaysPerMonth: 'Days for each month',
      freezeDaysMin: 'Shortest freeze, days',
      freezeDaysAheadMax: 'Begin at most days ahead',
      riskDaysNotStarted: 'Has not come yet',
      riskDaysNew: 'In the first 60 days',
      riskDaysFirstYear: 'In the first year',
      riskDaysLonger: 'Later',
    },
    hints: {
      upiAddress: 'For a QR code with the amount, such as studio@bank. Leave it empty for none.',
      upiPayee: 'As UPI apps show it. Leave it empty for the name of the studio.',
      isUpiMerchant: 'Others take at most ₹2,000 from a saved picture of the code.',
      partPercentMinFrontDesk: 'Of the price, at the sale. Admins may take less.',
      dueReminderDays: 'Days from the promised one: -1 is the day before. Leave it empty for none.',
      entryWithDuesDays: 'After the promised day; then staff decide. Leave it empty for ever.',
      doubleVisitMinutes: 'A visit this soon after another one needs a confirmation: 30 to 480.',
      recordedDaysBackMax: 'Up to 30. Admins may go further back.',
      exportRowsMax: 'Of the front desk, up to 500.',
      freezeDaysPerMonth: 'Of the plan that was bought. With 0, nobody freezes a pass.',
    },
    risk: {
      title: 'Members at risk',
      hint: 'Days without a visit, by how long somebody has been a member.',
      moderate: 'Watch after',
      high: 'Call after',
    },
  },
};
