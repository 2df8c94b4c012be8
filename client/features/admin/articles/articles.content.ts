import { dateFormat } from '#common/formats';
import type { ArticleState } from '../../../graphql/types.generated';

const moment = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
  timeZoneName: 'short',
});

/** "Mon 23 Nov, 6:00 am IST": a moment at the studio. */
export const publicationTime = (isoMoment: string): string => moment(new Date(isoMoment));

const STATES: Record<ArticleState, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
  CHANGED: 'Changed',
};

/** Texts of the tab in which admins write articles. */
export const articlesContent = {
  lead: 'The articles of the blog, those that were changed last first.',
  loadFailed: 'The articles did not load.',
  failed: 'That did not work. Please try again.',
  states: STATES,
  list: {
    add: 'New article',
    search: 'Search by headline',
    state: 'State',
    all: 'All',
    found: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
    none: 'No article matches',
    noneHint: 'Search for another headline, or show all.',
    empty: 'No articles yet.',
    untitled: 'Without a headline',
    changed: (when: string, who: string | null) => (who ? `Changed ${when} by ${who}` : `Published ${when}`),
    publishAt: (when: string) => `Goes on the site ${when}`,
  },
  status: {
    saved: 'Saved as a draft',
    saving: 'Saving ...',
    unsaved: 'Not saved yet',
    failed: 'Not saved. Your text is kept in this browser.',
    published: 'This is what the site shows.',
  },
  actions: {
    publish: 'Publish',
    save: 'Save',
    versions: 'Versions',
    unpublish: 'Take off the site',
    unschedule: 'Take off the schedule',
    delete: 'Delete',
    open: 'Open on the site',
  },
  scheduled: (when: string) => `Scheduled for ${when}. It cannot be changed until then.`,
  publish: {
    title: 'Publish this article?',
    text: (title: string) =>
      `Everybody sees “${title}” on the site, with its picture and summary. To read all of it, visitors log in.`,
    when: 'When',
    now: 'Now',
    later: 'Later',
    time: (zone: string) => `Day and time (${zone})`,
    submitNow: 'Publish now',
    submitLater: 'Schedule',
    timeRequired: 'Choose a day and a time.',
  },
  unpublish: {
    title: (title: string) => `Take “${title}” off the site?`,
    text: 'Nobody can read it any more. It is kept as a draft.',
    submit: 'Take off the site',
  },
  deletion: {
    title: (title: string) => `Delete “${title}”?`,
    text: 'The article and its versions are deleted. This cannot be undone.',
    onSite:
      'It is on the site. To delete it all the same, type its headline; to hide it, take it off the site.',
    confirm: 'Headline',
    submit: 'Delete article',
  },
  versions: {
    title: 'Published versions',
    empty: 'Nothing has been published yet.',
    by: (when: string, who: string | null) => (who ? `${when}, ${who}` : when),
    view: 'View',
    viewed: (when: string) => `As published ${when}`,
    restore: 'Restore as a draft',
    restored: 'Restored as a draft. Publish it to show it on the site.',
    close: 'Close',
    back: 'Back to the list',
  },
  stale: {
    title: 'Somebody else has changed this article',
    text: (when: string, who: string) =>
      `${who} saved it on ${when}. Your text is not saved, but still here.`,
    theirs: 'Their text',
    mine: 'Your text',
    takeTheirs: 'Take their text',
    keepMine: 'Keep mine',
  },
  leave: {
    title: 'Leave before your text is saved?',
    text: 'It is kept in this tab, but not on the server yet.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
};
