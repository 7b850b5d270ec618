import { testMatrix } from './matrix.ts';
import { webKitTest } from './test.ts';

testMatrix(webKitTest, 'webkit');
