import {availableParallelism} from 'node:os';

/** How much runs at a time: one step or browser test keeps one core busy, and more bring nothing. */
export const CORES = Math.max(2, availableParallelism());
