import { featureTask, type Feature } from '../feature';
import { repairSummaries } from './summary.tasks';

export const summaries: Feature = {
  tasks: [
    featureTask(repairSummaries, async ({ summaryRepairs }, _payload, { signal }) => {
      await summaryRepairs.run(signal);
    }),
  ],
};
