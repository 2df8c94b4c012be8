import { useApolloClient } from '@apollo/client/react';
import { studioFacts } from '#common/settings/studio-facts';
import { setStudio, studio } from '#common/studio';
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

/** Shows saved settings on the pages that are opened from here without loading the document again. */
export function showSaved<Saved extends SavedSettingsFragment>(saved: Saved): Saved {
  setStudio(studioFacts(saved, studio.isBeingSetUp));
  return saved;
}
