/** Makes the countdowns of a page live. Pages without one do not load it. It imports shared code from the runtime. */
import './runtime.ts';
import { RingsideCountdown } from '../widgets/countdown/countdown.ts';

// When the runtime is loaded a second time, the element is already defined.
if (!customElements.get('ringside-countdown')) customElements.define('ringside-countdown', RingsideCountdown);
