import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '#common/paths';
import { PLACES } from '#common/picture-places';
import { UploadedPictureDocument } from '../../photos/photos.generated';
import { demonstrationAt } from './demonstration-pictures';
import type { LookValues } from './look-values';
import { partOf, showLook, type PreviewedLook } from './preview';

const READY_MS = 100;

/** Opens the home page with what is entered, and keeps it up to date while the form changes. */
export function usePreview(entered: LookValues, saved: LookValues) {
  const client = useApolloClient();
  const [site, setSite] = useState<{ tab: Window } | null>(null);

  const addressOf = async (id: string): Promise<string | null> => {
    const { data } = await client.query({ query: UploadedPictureDocument, variables: { id } });
    return data?.uploadedPicture?.previewUrl ?? null;
  };

  const look = async (): Promise<PreviewedLook> => {
    const pictures: PreviewedLook['pictures'] = {};
    for (const place of PLACES) {
      const chosen = entered.pictures[place];
      const address = chosen && (await addressOf(chosen.pictureId));
      if (chosen && address) pictures[place] = await partOf(address, chosen.crop);
      else if (!chosen && saved.pictures[place]) pictures[place] = demonstrationAt(place, 1080);
    }
    const hue = entered.hue === '' ? null : Number(entered.hue);
    return { hue, logo: entered.logoId ? await addressOf(entered.logoId) : null, pictures };
  };

  /** Does nothing if the tab is closed or shows another site. */
  const show = useEffectEvent(async () => {
    const shown = await look();
    if (site && !site.tab.closed && isReady(site.tab)) showLook(site.tab, shown);
  });
  useEffect(() => {
    if (site) void show();
  }, [entered, site]);

  /** Whether the browser has opened the tab. */
  return (): boolean => {
    const tab = window.open(paths.home, 'look');
    if (!tab) return false;
    const waiting = setInterval(() => {
      if (!tab.closed && !isReady(tab)) return;
      clearInterval(waiting);
      setSite({ tab });
    }, READY_MS);
    return true;
  };
}

/** Whether a tab shows a page of the site, completely loaded. */
function isReady(site: Window): boolean {
  try {
    return site.location.pathname === paths.home && site.document.readyState === 'complete';
  } catch {
    // The tab shows another site, whose address must not be read.
    return false;
  }
}
