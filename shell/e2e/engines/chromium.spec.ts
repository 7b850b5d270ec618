import { inPlaywright, testCases } from './testCases.ts';

testCases(inPlaywright('chromium'), 'chromium');
