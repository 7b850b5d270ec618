/**
 * Runs on the pages that stand in frames: shows the element or the card that the address of `/embed/frame` names, and tells the page
 * around how high it is. Nothing here is shared with another module: a page names the hash of its script alone.
 */
import { showCard } from './showCard.ts';
import { showElement } from './showElement.ts';
import { tellHeight } from './tellHeight.ts';

showElement();
void showCard();
if (parent !== window) tellHeight();
