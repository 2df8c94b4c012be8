import { HYDRATED } from './hydration';

/**
 * Prefetches a page of the navigation when the pointer is over its link. The rules do not apply after hydration: the
 * router then shows other pages without loading a document, and preloads their code itself.
 */
const rules = {
  prefetch: [{ where: { selector_matches: `html:not([data-${HYDRATED}]) nav a` }, eagerness: 'moderate' }],
};

export const SpeculationRules = ({ nonce }: { nonce: string }) => (
  <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
);
