import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';
import { joinPictures } from './joinPictures.ts';
import { GROUNDS } from './looks.ts';

/** The pictures that the widgets' README shows. */
const KEPT = join(workspaceRoot, 'shell/docs/embeds');
/** Three narrow pictures beside one another, in pixels. */
const WIDTH_PX = 1104;

/** Saves a card on every background, and a banner, of each widget. */
export async function keepPictures(folder: string): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  for (const widget of ['countdown', 'newsletter']) {
    const cards = Object.keys(GROUNDS).map((ground) => `${widget}-card-${ground}-320.png`);
    const files = [...cards, `${widget}-banner-light-768.png`].map((name) => join(folder, name));
    await joinPictures(files, join(KEPT, `${widget}.webp`), WIDTH_PX);
  }
}
