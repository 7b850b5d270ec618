import { proveCells } from './proveCells.ts';

proveCells('firefox');
