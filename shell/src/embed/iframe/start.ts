/** Shares nothing with another module, because the page names only the hash of this script. */

import { reportHeight } from './parentPage.ts';
import { showCard } from './showCard.ts';
import { showElement } from './showElement.ts';

showElement();
void showCard();
if (parent !== window) reportHeight();
