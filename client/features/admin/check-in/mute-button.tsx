import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../components/icon-button';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { checkInContent as content } from './check-in.content';
import { isMuted, setMuted } from './sounds';

/** Switches the sounds of the check-in off and on again in this browser. */
export function MuteButton() {
  const [isOff, setIsOff] = useState(isMuted);
  const Icon = isOff ? IconVolumeOff : IconVolume;
  const change = () => {
    setMuted(!isOff);
    setIsOff(!isOff);
  };
  return (
    <IconButton aria-pressed={!isOff} onClick={change}>
      <Icon aria-hidden="true" stroke={1.75} />
      <VisuallyHidden>{content.sounds}</VisuallyHidden>
    </IconButton>
  );
}
