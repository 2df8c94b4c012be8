/** Maximum number of sections that a studio adds to a legal text. */
export const OWN_SECTIONS_MAX = 10;
/** Maximum length of the title of a section that the studio adds, in characters. */
export const OWN_TITLE_LENGTH_MAX = 80;
/** Maximum length of the text of a section or a policy, in characters. */
export const OWN_TEXT_LENGTH_MAX = 4000;
/** Maximum length of the name of the person responsible for data, in characters. */
export const CONTACT_NAME_LENGTH_MAX = 80;
/** Maximum number of policies that the studio words itself; there are fewer. */
export const POLICIES_MAX = 20;
