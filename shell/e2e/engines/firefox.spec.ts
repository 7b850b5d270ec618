import { inPlaywright, testCases } from './testCases.ts';

testCases(inPlaywright('firefox'), 'firefox');
