import { proveCells } from './matrix.ts';
import { test } from './test.ts';

proveCells(test, 'chromium');
