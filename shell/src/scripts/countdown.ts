/** Makes the countdowns of a page live. Pages without one do not load it. It imports shared code from the runtime. */
import './runtime.ts';
import '../widgets/countdown/countdown-define.ts';
