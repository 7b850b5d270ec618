import { proveCells } from './proveCells.ts';

proveCells('chromium');
