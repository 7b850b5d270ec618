import { relative } from 'node:path';
import { workspaceRoot } from '../../workspace/workspace.ts';
import { packKit } from './packKit.ts';

for (const tarball of await packKit()) console.log(relative(workspaceRoot, tarball));
