import { send } from '@ringside/shared/contract';
import { siteOrigin } from '@ringside/shared/internal/embed/siteOrigin';
import { listenToIframes } from './iframe/listenToIframes.ts';

const key = Symbol.for('ringside.embed.frame');
const known = globalThis as unknown as Record<symbol, true | undefined>;

if (!known[key]) {
  known[key] = true;
  listenToIframes(siteOrigin('frame'), (iframe, email) => !send(iframe, 'ringside:subscribe', { email }));
}
