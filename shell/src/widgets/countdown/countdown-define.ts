import { RingsideCountdown } from './countdown.ts';

// A runtime that is tried once more meets the element of the first.
if (!customElements.get('ringside-countdown')) customElements.define('ringside-countdown', RingsideCountdown);
