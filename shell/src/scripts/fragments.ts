/**
 * This script is only for pages whose fragments may change, or whose islands start by themselves.
 */
import './islands.ts';

export { Fragments } from '@ringside/shared/internal/islands';
export { startAsDeclared } from '../routing/islands/declaredStart.ts';
