import { useState } from 'react';
import { accentOf, hueOf } from '#common/accent';
import { lookMessages as messages } from '#common/settings/messages';
import { Button } from '../../../../components/button';
import { Field } from '../../../../components/field';
import { TextField } from '../../../../components/text-field';
import { lookContent } from './look.content';
import classes from './look.module.css';

const { color: texts } = lookContent;

const HEX = /^#?([\da-f]{6})$/i;
/** Hue of the demonstration studio. */
const LAMP_HUE = hueOf(accentOf(null).ramp[5])!;

interface ColorFieldsProps {
  /** Empty for the colour of the demonstration studio. */
  hue: string;
  onChange: (hue: string) => void;
}

/** The hue, from which all accent colours follow. */
export function ColorFields({ hue, onChange }: ColorFieldsProps) {
  const shown = hue === '' ? LAMP_HUE : Number(hue);
  return (
    <section className={classes.part} aria-labelledby="look-colour">
      <h3 id="look-colour" tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.hint}</p>
      <Sample hue={hue === '' ? null : shown} />
      <Field label={texts.hue} section={<span className={classes.degrees}>{texts.degrees(shown)}</span>}>
        {(control) => (
          <input
            {...control}
            className={classes.hue}
            type="range"
            min={0}
            max={359}
            value={shown}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <FromColor onChange={onChange} />
      {hue !== '' && (
        <div>
          <Button onClick={() => onChange('')}>{texts.reset}</Button>
        </div>
      )}
    </section>
  );
}

/** A sample of the ramp, and of the button that shows most of it. */
function Sample({ hue }: { hue: number | null }) {
  const { ramp, text } = accentOf(hue);
  return (
    <>
      <div className={classes.sample} aria-hidden="true">
        <span className={classes.button} style={{ background: ramp[5] }}>
          {texts.sample}
        </span>
        {ramp.map((color) => (
          <span key={color} className={classes.shade} style={{ background: color }} />
        ))}
      </div>
      <p>{texts.result(ramp[5], text)}</p>
    </>
  );
}

function FromColor({ onChange }: Pick<ColorFieldsProps, 'onChange'>) {
  const [color, setColor] = useState('');
  const [error, setError] = useState<string>();
  const take = () => {
    const [, digits] = HEX.exec(color.trim()) ?? [];
    const hue = digits ? hueOf(`#${digits}`) : null;
    setError(digits ? (hue === null ? messages.colorIsGrey : undefined) : messages.colorInvalid);
    if (hue !== null) onChange(String(hue));
  };
  return (
    <div className={classes.hex}>
      <TextField
        label={texts.hex}
        requirements={texts.hexHint}
        error={error}
        isErrorLive
        value={color}
        onChange={(event) => setColor(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
        maxLength={7}
        required={false}
        autoComplete="off"
        spellCheck={false}
      />
      <Button onClick={take}>{texts.takeHex}</Button>
    </div>
  );
}
