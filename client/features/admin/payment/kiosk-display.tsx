import { useId, useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { SelectField } from '../../../components/select-field';
import type { Money } from '../../../graphql/types.generated';
import { formatMoment } from '../../../lib/format-moment';
import { useKiosksQuery, type KiosksQuery } from './kiosk-display.generated';
import { paymentContent } from './payment.content';
import classes from './payment.module.css';
import { useKioskDisplay } from './use-kiosk-display';

const texts = paymentContent.kiosk;

interface KioskDisplayProps {
  amount: Money;
  reference: string;
}

/** Shows the QR code on a kiosk as well; renders nothing if the studio has no kiosk switched on. */
export function KioskDisplay({ amount, reference }: KioskDisplayProps) {
  const kiosks = useKiosksQuery({ fetchPolicy: 'cache-and-network' }).data?.kiosks ?? [];
  const [chosen, setChosen] = useState('');
  const { shownOn, show, hide, isBusy, notice } = useKioskDisplay({ amount, reference });
  const selectId = useId();
  const [newest] = kiosks;
  if (!newest) return null;
  const kiosk = kiosks.find(({ id }) => id === chosen) ?? newest;
  return (
    <div className={classes.kiosk}>
      <FormAlert notice={notice} />
      {kiosks.length > 1 && shownOn === null && (
        <SelectField
          id={selectId}
          label={texts.which}
          value={kiosk.id}
          data={kiosks.map((one) => ({ value: one.id, label: nameOf(one) }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <Button isBusy={isBusy} onClick={shownOn === null ? () => show(kiosk.id) : hide}>
        {shownOn === null ? texts.show : texts.hide}
      </Button>
      <p role="status">{shownOn !== null && texts.shown}</p>
    </div>
  );
}

const nameOf = ({ device, createdAt }: KiosksQuery['kiosks'][number]): string =>
  texts.name(device, formatMoment(createdAt));
