/**
 * Runs on the pages in iframes: shows the element or the card that the URL of `/embed/frame` names, and reports to the page
 * around how high it is. Nothing here is shared with another module: a page names the hash of its script alone.
 */

import { reportHeight } from './parentPage.ts';
import { showCard } from './showCard.ts';
import { showElement } from './showElement.ts';

showElement();
void showCard();
if (parent !== window) reportHeight();
