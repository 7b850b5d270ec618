// Writes the reference of events and services: `npm run tables`.
import { writeFileSync } from 'node:fs';
import { eventReference, REFERENCE } from './eventReference.ts';

writeFileSync(REFERENCE, eventReference());
