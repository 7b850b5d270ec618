/**
 * Runs on the pages in iframes. It shares nothing with another module, because a page names only the hash of its own
 * script.
 */

import { reportHeight } from './parentPage.ts';
import { showCard } from './showCard.ts';
import { showElement } from './showElement.ts';

showElement();
void showCard();
if (parent !== window) reportHeight();
