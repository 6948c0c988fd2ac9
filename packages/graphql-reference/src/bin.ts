#!/usr/bin/env node
import {runCommandLine} from './command/runCommandLine';
import {runCommand} from './command/runCommand';

await runCommand(() => runCommandLine(process.argv.slice(2), process.cwd()));
