import { IconPrinter } from '@tabler/icons-react';
import { Button } from '../../components/button';
import { useLightSchemeForPrint } from '../../lib/use-light-scheme-for-print';
import { weekPlanContent } from './week-plan.content';

export function PrintButton() {
  useLightSchemeForPrint();
  return (
    <Button onClick={() => window.print()}>
      <IconPrinter aria-hidden="true" size={20} stroke={1.75} />
      {weekPlanContent.print}
    </Button>
  );
}
