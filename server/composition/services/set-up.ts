import type { ArticlePublicationService } from '../../features/articles/article-publication.service';
import type { RoleService } from '../../features/auth/role.service';
import type { SignInService } from '../../features/auth/sign-in.service';
import type { PhotoAdministrationService } from '../../features/photos/photo-administration.service';
import { FirstOwnerService } from '../../features/set-up/first-owner.service';
import { SetUpService } from '../../features/set-up/set-up.service';
import type { TrainerService } from '../../features/trainers/trainer.service';
import type { Passwords } from '../../lib/passwords';
import type { SharedServices } from './shared';

interface SetUpParts extends SharedServices {
  hasher: Passwords;
  roles: RoleService;
  signIn: SignInService;
  articlePublication: ArticlePublicationService;
  photoAdministration: PhotoAdministrationService;
  trainers: TrainerService;
}

/** The first run of a new studio. */
export const createSetUpServices = (parts: SetUpParts) => ({
  firstOwner: new FirstOwnerService(parts),
  setUp: new SetUpService(parts),
});
