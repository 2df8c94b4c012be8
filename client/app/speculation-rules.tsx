import { HYDRATED } from './hydration';

/**
 * The browser fetches a page of the navigation while it is pointed at. Once this page is hydrated, the router shows the
 * other one without a document, and fetches its code by itself.
 */
const rules = {
  prefetch: [{ where: { selector_matches: `html:not([data-${HYDRATED}]) nav a` }, eagerness: 'moderate' }],
};

export const SpeculationRules = ({ nonce }: { nonce: string }) => (
  <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
);
