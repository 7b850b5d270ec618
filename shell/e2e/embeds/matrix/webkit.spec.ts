import { proveCells } from './matrix.ts';
import { webKitTest } from './test.ts';

proveCells(webKitTest, 'webkit');
