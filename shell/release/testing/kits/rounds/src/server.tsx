import { createSectionServer } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';

export const { manifest, paths, load, content, render, loadElement, renderElement, elementChoices } =
  createSectionServer({ name: 'rounds', pages, elements });
