import { readStudio } from './studio';

/**
 * What is made of the settings of the studio and takes long, such as a formatter: made when it is needed, and again after
 * they have changed.
 */
export function madeFromSettings<Made>(make: () => Made): () => Made {
  let made: Made;
  let from: object | undefined;
  return () => {
    if (from !== readStudio()) made = make();
    from = readStudio();
    return made;
  };
}
