import { inPlaywright, proveCases } from './proveCases.ts';

proveCases(inPlaywright('chromium'), 'chromium');
