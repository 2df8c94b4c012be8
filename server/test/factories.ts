import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Activity } from '../features/activity/activity.entity';
import { VisitHoursService } from '../features/activity/visit-hours.service';
import { Article } from '../features/articles/article.entity';
import { MemberSummaryService } from '../features/members/member-summary.service';
import { User } from '../features/accounts/user.entity';
import { Photo } from '../features/photos/photo.entity';
import { PlanOffer } from '../features/plans/plan-offer.entity';
import { Review } from '../features/reviews/review.entity';
import { Trainer } from '../features/trainers/trainer.entity';
import { NO_PASSWORD } from '../lib/passwords';
import { quickHash } from './quick-hashing';

/** Saves `count` articles dated one day apart, oldest first. */
export async function createArticles(
  dataSource: DataSource,
  count: number,
  values: Partial<Article> = {},
): Promise<Article[]> {
  const repository = dataSource.getRepository(Article);
  const articles = Array.from({ length: count }, (_, index) =>
    repository.create({
      id: randomUUID(),
      title: `Article ${index + 1}`,
      description: 'What the reader gets.',
      text: 'First paragraph.\nSecond paragraph.',
      thumbnailUrl: '/media/articles/one.svg',
      coverUrl: '/media/articles/one-wide.svg',
      publishedAt: new Date(Date.UTC(2026, 0, 1 + index)),
      authorName: 'Bhor Coaching Team',
      ...values,
    }),
  );
  return repository.save(articles);
}

/** Saves `count` reviews of one member dated one day apart, oldest first. */
export async function createReviews(
  dataSource: DataSource,
  count: number,
  { user, ...values }: Partial<Review> & Pick<Review, 'user'>,
): Promise<Review[]> {
  const repository = dataSource.getRepository(Review);
  const reviews = Array.from({ length: count }, (_, index) =>
    repository.create({
      userId: user.id,
      name: user.name ?? 'Asha',
      nameForm: 'full',
      hasVisited: true,
      comment: `Review ${index + 1}`,
      rating: 5,
      createdAt: new Date(Date.UTC(2026, 1, 1 + index)),
      ...values,
    }),
  );
  return repository.save(reviews);
}

/** Saves `count` visits of one member dated one day apart, oldest first. */
export async function createActivities(
  dataSource: DataSource,
  count: number,
  { user, ...values }: Partial<Activity> & Pick<Activity, 'user'>,
): Promise<Activity[]> {
  const repository = dataSource.getRepository(Activity);
  const activities = Array.from({ length: count }, (_, index) =>
    repository.create({
      userId: user.id,
      type: 'attendance',
      happenedAt: new Date(Date.UTC(2026, 10, 1 + index)),
      ...values,
    }),
  );
  const saved = await repository.save(activities);
  await refreshSummary(dataSource, user.id);
  const visits = saved.filter(({ type }) => type === 'attendance');
  await new VisitHoursService().add(
    dataSource.manager,
    visits.map(({ happenedAt }) => happenedAt),
  );
  return saved;
}

/** Saves `count` trainers with specialisations, in list order. */
export async function createTrainers(
  dataSource: DataSource,
  count: number,
  values: Partial<Trainer> = {},
): Promise<Trainer[]> {
  const repository = dataSource.getRepository(Trainer);
  const trainers = Array.from({ length: count }, (_, index) =>
    repository.create({
      position: index,
      slug: `trainer-${index + 1}`,
      name: `Trainer ${index + 1}`,
      age: 40,
      specialty: 'Strength',
      description: 'What to expect.',
      bio: null,
      specialisations: ['Squats', 'Carries'],
      yearsOfExperience: 10,
      portraitUrl: '/media/trainers/one/1080.jpg',
      ...values,
    }),
  );
  return repository.save(trainers);
}

/** Saves `count` photos, in list order. */
export async function createPhotos(
  dataSource: DataSource,
  count: number,
  values: Partial<Photo> = {},
): Promise<Photo[]> {
  const repository = dataSource.getRepository(Photo);
  const photos = Array.from({ length: count }, (_, index) =>
    repository.create({
      position: index,
      imageUrl: `/media/photos/${index + 1}/1440.jpg`,
      width: 1440,
      height: 960,
      color: '#0b1224',
      caption: `Photo ${index + 1}`,
      description: 'What is to be seen.',
      ...values,
    }),
  );
  return repository.save(photos);
}

/** Saves `count` one-month passes, in list order. */
export async function createPlanOffers(
  dataSource: DataSource,
  count: number,
  values: Partial<PlanOffer> = {},
): Promise<PlanOffer[]> {
  const repository = dataSource.getRepository(PlanOffer);
  const offers = Array.from({ length: count }, (_, index) =>
    repository.create({
      position: index,
      planType: 'pass',
      name: `Offer ${index + 1}`,
      pricePaise: 130_000,
      durationMonths: 1,
      durationDays: null,
      kind: 'membership',
      features: ['Reserve workouts'],
      ...values,
    }),
  );
  return repository.save(offers);
}

/** The password of every account from `createUser`. */
export const PASSWORD = 'Long-enough-2026';

/** An account with an e-mail address. */
export type UserWithEmail = User & { email: string };

/** Saves an account with a complete profile. */
export async function createUser(
  dataSource: DataSource,
  values: Partial<UserWithEmail> = {},
): Promise<UserWithEmail> {
  return (await saveUser(dataSource, values)) as UserWithEmail;
}

/** Saves a member who has a phone number and no e-mail address. */
export const createMemberWithoutEmail = (dataSource: DataSource, values: Partial<User> = {}): Promise<User> =>
  saveUser(dataSource, {
    email: null,
    passwordHash: NO_PASSWORD,
    emailVerificationHash: 'a'.repeat(64),
    ...values,
  });

let users = 0;

async function saveUser(dataSource: DataSource, values: Partial<User>): Promise<User> {
  const repository = dataSource.getRepository(User);
  users += 1;
  const user = await repository.save(
    repository.create({
      email: `member${String(users).padStart(6, '0')}@example.com`,
      name: 'Asha Kulkarni',
      phone: `+91987654${String(users % 10_000).padStart(4, '0')}`,
      passwordHash: quickHash(PASSWORD),
      createdAt: new Date('2026-01-01'),
      ...values,
    }),
  );
  await refreshSummary(dataSource, user.id);
  return user;
}

const refreshSummary = ({ manager }: DataSource, userId: string) =>
  new MemberSummaryService().refresh(manager, [userId]);
