import { createSectionServer } from '@ringside/shared/section/server';
import { fights } from './content/fights.ts';
import { elements } from './elements.ts';
import { toKnownFight } from './load/bill.ts';
import { pages } from './pages.ts';
import { calendarFiles } from './rules/calendar.ts';

export const { manifest, paths, load, content, render, loadElement, renderElement, elementChoices } =
  createSectionServer({ name: 'fights', pages, elements });

export const widgetData = () => ({
  'ringside-countdown': Object.fromEntries(fights.map((fight) => [fight.id, toKnownFight(fight)])),
});

export const files = (origin: string) => calendarFiles(fights, origin);
