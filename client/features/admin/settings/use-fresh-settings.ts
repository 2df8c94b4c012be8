import { useApolloClient } from '@apollo/client/react';
import type { RegionSettings } from '#common/settings/region.form';
import { studioFacts } from '#common/settings/studio-facts';
import { readStudio, setStudio, type StudioFacts } from '#common/studio';
import { showColors } from './look/preview';
import { settingsContent } from './settings.content';
import { StudioSettingsDocument, type SavedSettingsFragment } from './settings.generated';

/** Returns a function that reads the settings from the server, not from the cache. */
export function useFreshSettings() {
  const client = useApolloClient();
  return async () => {
    const { data } = await client.query({ query: StudioSettingsDocument, fetchPolicy: 'network-only' });
    if (!data) throw new Error(settingsContent.failed);
    return data.studioSettings;
  };
}

/**
 * Shows saved settings on the pages that are opened from here without loading the document again; those have the pictures
 * that were there when it was loaded.
 */
export function showSaved<Saved extends SavedSettingsFragment>(
  saved: Saved,
  { isBeingSetUp }: Pick<StudioFacts, 'isBeingSetUp'> = readStudio(),
): Saved {
  const { look, sealsErasedData = false } = readStudio();
  const { hue: _former, ...made } = look ?? {};
  const region = saved.region as RegionSettings;
  const state = {
    made: made.folder ? made : null,
    isBeingSetUp,
    sealsErasedData,
    sendsNoMails: saved.mail.isServerMissing,
  };
  setStudio(studioFacts({ ...saved, region }, state));
  showColors(window, saved.look.hue);
  return saved;
}
