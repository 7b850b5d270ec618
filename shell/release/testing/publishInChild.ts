// Publishes builds in a child process: <target> <dist…>. Prints "ready" before it begins.

import { openTarget } from '../cli/target.ts';
import { publishAll } from './publishAll.ts';

const [target = '', ...dists] = process.argv.slice(2);
const store = await openTarget(target);
process.stdout.write('ready\n');
await publishAll(store, dists);
