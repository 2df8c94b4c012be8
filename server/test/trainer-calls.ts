/** Actions of an admin on the trainers of the site. */
import { randomUUID } from 'node:crypto';
import type { Browser } from './browser';
import type { GraphqlAnswer, Harness } from './harness';
import { uploadedPicture } from './picture-calls';

const LISTED = `id isHidden isBeingMade hasAccount previewUrl version crop { left top width height } picture { id }
  trainer { id slug name age specialty description bio specialisations yearsOfExperience portraitUrl assignedUsersCount }`;

export interface ListedTrainer {
  id: string;
  isHidden: boolean;
  isBeingMade: boolean;
  version: number;
  previewUrl: string;
  crop: Record<'left' | 'top' | 'width' | 'height', number> | null;
  trainer: { slug: string; name: string; portraitUrl: string; assignedUsersCount: number };
}

/** The input of a new trainer, whose picture is there without its file. */
export const newTrainer = async (harness: Harness, values: object = {}) => ({
  name: `Priya ${randomUUID().slice(0, 8)}`,
  age: 30,
  specialty: 'Pilates',
  description: 'Slow and exact.',
  about: { experience: { specialisations: ['Mat', 'Reformer'], yearsOfExperience: 4 } },
  portrait: { pictureId: await uploadedPicture(harness) },
  ...values,
});

export class TrainerDesk {
  constructor(
    private readonly harness: Harness,
    private readonly admin: Browser,
  ) {}

  async list(): Promise<ListedTrainer[]> {
    const { data, errors } = await this.admin.gql(`{ managedTrainers { ${LISTED} } }`);
    if (!data?.['managedTrainers']) throw new Error(errors[0]?.message);
    return data['managedTrainers'] as ListedTrainer[];
  }

  call(name: string, input: object): Promise<GraphqlAnswer> {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const fields =
      name === 'deleteTrainer' ? 'deletedTrainerId memberCount' : `managedTrainers { ${LISTED} }`;
    return this.admin.gql(`mutation ($input: ${type}!) { ${name}(input: $input) { message ${fields} } }`, {
      input,
    });
  }

  /** Adds a trainer; returns the last one of the list. */
  async add(values: object = {}): Promise<ListedTrainer> {
    const { data, errors } = await this.call('createTrainer', await newTrainer(this.harness, values));
    const payload = data?.['createTrainer'] as { managedTrainers: ListedTrainer[] } | null;
    if (!payload) throw new Error(errors[0]?.message);
    return payload.managedTrainers.at(-1)!;
  }
}
