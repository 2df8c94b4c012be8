import { ROLES, type Role } from '#common/accounts/roles';
import { otherAudiences } from '../lib/audience';

/** The document of a visitor, as before-hydration/before-paint.ts marks it: without JavaScript, everyone is a guest. */
const documentOf = (role: Role | null) =>
  role === null ? "html:not([data-auth='in'])" : `html[data-auth='in'][data-role='${role}']`;

const hidden = [null, ...ROLES].flatMap((role) =>
  otherAudiences(role).map((audience) => `${documentOf(role)} [data-for='${audience}']`),
);

/** Hides the parts of a page that are for another audience, before hydration and without JavaScript. */
export const AudienceStyles = ({ nonce }: { nonce: string }) => (
  <style nonce={nonce} dangerouslySetInnerHTML={{ __html: `${hidden.join()}{display:none!important}` }} />
);
