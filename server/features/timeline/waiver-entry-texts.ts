interface Values {
  after: { version?: number; isEmpty?: boolean; way?: string };
}

type Details = (values: Values) => string | null | undefined;

const WAYS: Record<string, string> = { on_screen: 'at the front desk', on_paper: 'on paper' };

const published: Details = ({ after: { version, isEmpty } }) =>
  isEmpty ? 'none any more' : `version ${version}`;

const accepted: Details = ({ after: { version, way } }) =>
  [`version ${version}`, way && WAYS[way]].filter(Boolean).join(', ');

/** Details that the labels of entries about the waiver leave out. */
export const WAIVER_DETAILS = { 'waiver.published': published, 'waiver.accepted': accepted };
