/** Makes the countdowns of a page live; pages without one do without it. What it shares with the runtime is there. */
import './runtime.ts';
import './widgets/countdown/countdown-define.ts';
