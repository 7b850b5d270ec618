import { RingsideCountdown } from './countdown.ts';

// When the runtime is loaded a second time, the element is already defined.
if (!customElements.get('ringside-countdown')) customElements.define('ringside-countdown', RingsideCountdown);
