/** Makes countdowns live, on pages that have one. */
import './runtime.ts';
import { RingsideCountdown } from '../widgets/countdown/countdown.ts';

// The runtime may be loaded a second time.
if (!customElements.get('ringside-countdown'))
  customElements.define('ringside-countdown', RingsideCountdown);
