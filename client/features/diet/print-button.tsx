import { IconPrinter } from '@tabler/icons-react';
import { Button } from '../../components/button';
import { useLightOnPaper } from '../../lib/use-light-on-paper';
import { weekPlanContent } from './week-plan.content';

export function PrintButton() {
  useLightOnPaper();
  return (
    <Button onClick={() => window.print()}>
      <IconPrinter aria-hidden="true" size={20} stroke={1.75} />
      {weekPlanContent.print}
    </Button>
  );
}
