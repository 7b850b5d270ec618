import { testMatrix } from './matrix.ts';
import { test } from './test.ts';

testMatrix(test, 'chromium');
