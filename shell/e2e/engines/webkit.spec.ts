import { inWebKit, testCases } from './testCases.ts';

testCases(inWebKit, 'webkit');
