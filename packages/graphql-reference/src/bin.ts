#!/usr/bin/env node
import {runProgram} from 'graphql-samples/command';
import {runCommand} from './command/processes';
import {PROGRAM} from './program';

await runCommand(() => runProgram(process.argv.slice(2), process.cwd(), PROGRAM));
