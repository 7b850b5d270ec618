import { inPlaywright, proveCases } from './proveCases.ts';

proveCases(inPlaywright('firefox'), 'firefox');
