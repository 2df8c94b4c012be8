import type { ActivityService } from '../../features/activity/activity.service';
import { ArticleDraftsService } from '../../features/articles/article-drafts.service';
import { ArticlePicturesService } from '../../features/articles/article-pictures.service';
import { ArticlePublicationService } from '../../features/articles/article-publication.service';
import { ArticleService } from '../../features/articles/article.service';
import { LookService } from '../../features/look/look.service';
import { PictureUploadsService } from '../../features/media/picture-uploads.service';
import { PhotoAdministrationService } from '../../features/photos/photo-administration.service';
import { PhotoService } from '../../features/photos/photo.service';
import { ReviewModerationService } from '../../features/reviews/review-moderation.service';
import { ReviewWritingService } from '../../features/reviews/review-writing.service';
import { ReviewService } from '../../features/reviews/review.service';
import { TrainerAdministrationService } from '../../features/trainers/trainer-administration.service';
import { TrainerAssignmentService } from '../../features/trainers/trainer-assignment.service';
import { TrainerService } from '../../features/trainers/trainer.service';
import type { SharedParts, SharedServices } from './shared';

/** Services for the public site: articles, photos, trainers and reviews. */
export function createContentServices(parts: SharedServices & SharedParts & { activities: ActivityService }) {
  const reviews = new ReviewService(parts);
  const trainerAssignments = new TrainerAssignmentService(parts);
  const articlePictures = new ArticlePicturesService(parts);
  const articleDrafts = new ArticleDraftsService({ ...parts, articlePictures });
  return {
    articles: new ArticleService(parts),
    articleDrafts,
    articlePictures,
    articlePublication: new ArticlePublicationService({ ...parts, articlePictures, articleDrafts }),
    look: new LookService(parts),
    pictureUploads: new PictureUploadsService(parts),
    photos: new PhotoService(parts),
    photoAdministration: new PhotoAdministrationService(parts),
    trainers: new TrainerService(parts),
    trainerAdministration: new TrainerAdministrationService({ ...parts, trainerAssignments }),
    trainerAssignments,
    reviews,
    reviewWriting: new ReviewWritingService({ ...parts, reviews }),
    reviewModeration: new ReviewModerationService({ ...parts, reviews }),
  };
}
