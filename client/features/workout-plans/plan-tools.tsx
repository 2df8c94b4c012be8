import { IconCalendar, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { useAction } from '../../lib/use-action';
import { useLightSchemeForPrint } from '../../lib/use-light-scheme-for-print';
import type { PlanArticleFragment } from './plan-article.generated';
import { saveText } from './plan-downloads';
import { workoutPlansContent } from './workout-plans.content';
import classes from './plan-tools.module.css';

const { tools: content } = workoutPlansContent;

const ICON = { 'aria-hidden': true, size: 20, stroke: 1.75 } as const;

interface PlanToolsProps {
  plan: PlanArticleFragment;
  text: string;
  onCalendar: () => void;
  /** The main action, before the others. */
  children?: ReactNode;
}

/** Actions for a plan: the main one if there is any, and smaller buttons to take the plan along. */
export function PlanTools({ plan, text, onCalendar, children }: PlanToolsProps) {
  useLightSchemeForPrint();
  const { run, notice, tone } = useAction(content.copyFailed);
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(text);
      return content.copied;
    });
  return (
    <section className={classes.tools} aria-label={content.title}>
      {children && <div className={classes.first}>{children}</div>}
      <div className={classes.others} role="group" aria-label={content.others}>
        <Button onClick={onCalendar}>
          <IconCalendar {...ICON} />
          {content.calendar}
        </Button>
        <Button onClick={() => void copy()}>
          <IconCopy {...ICON} />
          {content.copy}
        </Button>
        <Button onClick={() => window.print()}>
          <IconPrinter {...ICON} />
          {content.print}
        </Button>
        <Button onClick={() => saveText(plan, text)}>
          <IconDownload {...ICON} />
          {content.download}
        </Button>
      </div>
      <FormAlert notice={notice} tone={tone} keepsFocus />
    </section>
  );
}
