#!/usr/bin/env node
// `ringside`: see `ringside --help`. The tool is TypeScript; Node 20 needs tsx to read it.
import { register } from 'tsx/esm/api';

register();
await import('./cli.ts');
