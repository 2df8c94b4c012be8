import { createHash } from 'node:crypto';
import { In } from 'typeorm';
import { accentOf } from '#common/accent';
import { pixelsOf } from '#common/media/crop';
import type { SitePicture } from '#common/settings/look.form';
import type { MadeLook } from '#common/settings/studio-facts';
import type { OwnPicture } from '#common/studio';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import type { Clock } from '../../lib/clock';
import type { FileStorage } from '../../storage/file-storage';
import { hasArrived, MediaFile, type ArrivedFile } from '../media/media-file.entity';
import type { PictureProcess } from '../media/picture-process';
import type { PicturesService } from '../media/pictures.service';
import { folderAddress, printedLogoKey, servedFolder } from '../media/stored-keys';
import { recipeOf } from '../settings/look-recipe';
import { lockSection } from '../settings/section-row';
import { SettingsSection } from '../settings/settings-section.entity';
import type { SettingsService } from '../settings/settings.service';
import type { SavedSettings } from '../settings/stored-settings';
import { addMaking } from './look-rules';
import { firstLetterOf } from './drawn-text';
import { iconsFromLetter, iconsFromLogo, type MadeFiles } from './look-icons';
import { logoOf, printedLogo, shownLogo, type Logo } from './look-logo';
import { shareImages, type Hero } from './look-share-images';
import { removeFormerLook } from './look.tasks';

interface LookParts {
  dataSource: Database;
  clock: Clock;
  storage: FileStorage;
  pictureProcess: PictureProcess;
  pictures: PicturesService;
  settings: Pick<SettingsService, 'read'>;
}

/** Makes pictures, icons and share images from the look of the studio, and lets pages show them. */
export class LookService {
  constructor(private readonly parts: LookParts) {}

  /** To be called at the start: this version may make files that an earlier one did not. */
  async makeMissing(): Promise<void> {
    const { dataSource, settings } = this.parts;
    const { look } = await settings.read();
    if (look.isBeingMade) await dataSource.transaction(addMaking);
  }

  /** Runs as a job; another one follows if the settings have changed meanwhile. */
  async make(signal: AbortSignal): Promise<void> {
    const { dataSource, settings } = this.parts;
    const saved = await settings.read();
    if (!saved.look.isBeingMade) return;
    const recipe = recipeOf(saved);
    const look = recipe === null ? null : await this.madeOf(recipe, saved, signal);
    const now = await settings.read();
    if (recipeOf(now) !== recipe) return;
    await dataSource.transaction(async (manager) => {
      const { id, made: former } = await lockSection(manager, 'look');
      await manager.update(SettingsSection, id, { made: recipe && look ? { recipe, look } : null });
      if (former && former.recipe !== recipe) {
        // Pages that are open, and those that search engines and messengers know, still name it.
        const at = new Date(this.parts.clock.now() + DAY_MS);
        const key = `remove look ${former.recipe}`;
        await addJob(manager, removeFormerLook, { payload: { recipe: former.recipe }, key, at });
      }
    });
  }

  /** Runs as a job. The studio may have gone back to that look meanwhile. */
  async removeFormer(recipe: string): Promise<void> {
    const { dataSource, storage } = this.parts;
    const row = await dataSource.getRepository(SettingsSection).findOneBy({ section: 'look' });
    if (row?.made?.recipe !== recipe) await storage.removeFolder(servedFolder(recipe));
  }

  private async madeOf(recipe: string, saved: SavedSettings, signal: AbortSignal): Promise<MadeLook> {
    const files = await this.filesOf(saved);
    const pictures: Record<string, OwnPicture> = {};
    for (const picture of saved.look.pictures)
      pictures[picture.place] = await this.pictureOf(picture, files, signal);
    const logo = await this.logo(saved, files);
    const shown = logo && (await shownLogo(this.parts.pictureProcess, logo));
    const made: MadeFiles = shown ? [['logo.webp', shown.bytes]] : [];
    const hero = await this.hero(saved, files);
    made.push(...(await this.images(saved, { logo, hero })));
    for (const [name, bytes] of made) {
      signal.throwIfAborted();
      await this.parts.storage.put(`${servedFolder(recipe)}/${name}`, bytes);
    }
    return {
      folder: folderAddress(recipe),
      ...(hero && { photos: folderAddress(recipe) }),
      ...(shown && { logo: { width: shown.width, height: shown.height } }),
      ...(logo && { printedLogo: await this.keepPrinted(logo) }),
      ...(saved.look.pictures.length > 0 && { pictures }),
    };
  }

  /** Returns the hash under which receipts refer to the logo. */
  private async keepPrinted(logo: Logo): Promise<string> {
    const { pictureProcess, storage } = this.parts;
    const bytes = await printedLogo(pictureProcess, logo);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    await storage.put(printedLogoKey(hash), bytes);
    return hash;
  }

  /** The uploaded files that the look names, by id. */
  private async filesOf({ look: { logoId, pictures } }: SavedSettings): Promise<Map<string, ArrivedFile>> {
    const ids = [...(logoId == null ? [] : [logoId]), ...pictures.map(({ pictureId }) => pictureId)];
    const files = await this.parts.dataSource.getRepository(MediaFile).findBy({ id: In(ids) });
    return new Map(files.filter(hasArrived).map((file) => [file.id, file]));
  }

  private async pictureOf(
    { pictureId, crop, alt }: SitePicture,
    files: Map<string, ArrivedFile>,
    signal: AbortSignal,
  ): Promise<OwnPicture> {
    const { dataSource, pictures } = this.parts;
    const file = fileIn(files, pictureId);
    const { id } = await dataSource.transaction((manager) => pictures.partOf(manager, file, { crop }));
    const made = await pictures.make(id, signal);
    const { url: src, width, height } = made!;
    return { src, width, height, color: file.color, alt };
  }

  private async logo(
    { look: { logoId } }: SavedSettings,
    files: Map<string, ArrivedFile>,
  ): Promise<Logo | null> {
    if (logoId == null) return null;
    const { pictureProcess, pictures } = this.parts;
    const file = fileIn(files, logoId);
    const original = await pictures.original(file);
    return logoOf(pictureProcess, { original, isTransparent: file.format === 'png' });
  }

  private async hero({ look }: SavedSettings, files: Map<string, ArrivedFile>): Promise<Hero | null> {
    const chosen = look.pictures.find(({ place }) => place === 'home_hero');
    if (!chosen) return null;
    const file = fileIn(files, chosen.pictureId);
    return { original: await this.parts.pictures.original(file), part: pixelsOf(chosen.crop, file) };
  }

  private async images(
    { look, studio: { name, city } }: SavedSettings,
    { logo, hero }: { logo: Logo | null; hero: Hero | null },
  ): Promise<MadeFiles> {
    const { pictureProcess } = this.parts;
    const accent = accentOf(look.hue ?? null);
    const icons = await (logo
      ? iconsFromLogo(pictureProcess, logo)
      : iconsFromLetter(pictureProcess, { letter: firstLetterOf(name), accent }));
    const place = `Fitness studio in ${city}`;
    return [...icons, ...(await shareImages(pictureProcess, { name, place, accent, hero }))];
  }
}

function fileIn(files: Map<string, ArrivedFile>, id: string): ArrivedFile {
  const file = files.get(id);
  if (!file) throw new Error('An uploaded picture of the look is not there any more.');
  return file;
}
