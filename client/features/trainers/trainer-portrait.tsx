import { Picture } from '../../components/picture';

interface TrainerPortraitProps {
  src: string;
  sizes: string;
}

/** 3:4; the name beside it says who it is. */
export function TrainerPortrait({ src, sizes }: TrainerPortraitProps) {
  return <Picture file={{ src, width: 1080, height: 1440 }} alt="" sizes={sizes} />;
}
