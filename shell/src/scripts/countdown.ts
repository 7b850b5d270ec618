/** Makes the countdowns of a page live. Pages without one do not load it. It imports what it shares with the runtime from there. */
import './runtime.ts';
import '../widgets/countdown/countdown-define.ts';
