import { inWebKit, proveCases } from './proveCases.ts';

proveCases(inWebKit, 'webkit');
