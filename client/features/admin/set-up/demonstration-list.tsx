import type { To } from 'react-router-dom';
import { enumName } from '#common/enum-names';
import { defaultSettings } from '#common/settings/default-settings';
import { PLACES } from '#common/picture-places';
import { WORDS } from '#common/settings/words.form';
import { studio } from '#common/studio';
import card from '../../../components/form-card.module.css';
import { Link } from '../../../navigation/navigation';
import { lookContent } from '../settings/look/look.content';
import { addressOfField } from '../settings/field-in-address';
import { useStudioSettingsQuery, type SavedSettingsFragment } from '../settings/settings.generated';
import { wordsContent } from '../settings/words.content';
import { setUpContent } from './set-up.content';
import { useSetUpQuery, type SetUpStateFragment } from './set-up.generated';
import classes from './set-up.module.css';

const { remaining: texts } = setUpContent;

/** Name of something in the panel, and where to change it. */
interface Line {
  name: string;
  to: To;
}

/**
 * Demonstration content that a studio with its own contacts still shows, and parts that its site leaves out meanwhile.
 */
export const DemonstrationList = () => (studio.isOwn ? <Remaining /> : null);

function Remaining() {
  const { data: state } = useSetUpQuery();
  const { data } = useStudioSettingsQuery();
  if (!state || !data) return null;
  const shown = shownOf(state.setUp, data.studioSettings);
  const missing = missingOf(data.studioSettings);
  if (shown.length + missing.length === 0) return null;
  return (
    <section className={`${card.card} ${classes.card}`} aria-labelledby="demonstration-list">
      <header>
        <h2 id="demonstration-list">{texts.title}</h2>
        <p>{shown.length > 0 ? texts.lead : texts.none}</p>
      </header>
      {shown.length > 0 && <Lines lines={shown} />}
      {missing.length > 0 && (
        <details>
          <summary>{texts.missing(missing.length)}</summary>
          <p>{texts.missingLead}</p>
          <Lines lines={missing} />
        </details>
      )}
    </section>
  );
}

const Lines = ({ lines }: { lines: Line[] }) => (
  <ul>
    {lines.map(({ name, to }) => (
      <li key={name}>
        <Link to={to}>{name}</Link>
      </li>
    ))}
  </ul>
);

const tab = (id: string): To => ({ search: `?tab=${id}` });

/** Content of the demonstration that visitors see. */
function shownOf(
  { isRunning, shown, plansOfDemonstration }: SetUpStateFragment,
  { hours, taxes }: SavedSettingsFragment,
): Line[] {
  const { receiptPrefix } = defaultSettings.taxes;
  const hasItsPrefix =
    taxes.receiptPrefix === receiptPrefix && !studio.name.toUpperCase().startsWith(receiptPrefix);
  return [
    ...shown.map((content) => ({ name: texts.shown[content], to: tab(content.toLowerCase()) })),
    ...plansOfDemonstration.map(({ name }) => ({ name: texts.plan(name), to: tab('plans') })),
    // Those who have gone through the set-up have seen the hours.
    ...(hours.version === 0 && !isRunning
      ? [{ name: texts.hours, to: addressOfField('settings-hours') }]
      : []),
    ...(hasItsPrefix ? [{ name: texts.prefix(receiptPrefix), to: addressOfField('receiptPrefix') }] : []),
  ];
}

/** Parts that the site leaves out, or words so that they fit every studio. */
const missingOf = ({ words, look }: SavedSettingsFragment): Line[] => [
  ...(look.logoId === null ? [{ name: lookContent.logo.title, to: addressOfField('look-logo') }] : []),
  ...(look.hue === null ? [{ name: lookContent.color.title, to: addressOfField('look-colour') }] : []),
  ...WORDS.filter((name) => words[name] === '').map((name) => ({
    name: texts.text(wordsContent.words.names[name]),
    to: addressOfField(name),
  })),
  ...PLACES.filter((place) => !look.pictures.some((one) => one.place === enumName(place))).map((place) => ({
    name: texts.picture(lookContent.pictures.places[place]),
    to: addressOfField(place),
  })),
];
