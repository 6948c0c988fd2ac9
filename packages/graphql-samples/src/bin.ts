#!/usr/bin/env node
import {CHECK} from './checkCommand';
import {runProgram} from './command';

process.exitCode = await runProgram(process.argv.slice(2), process.cwd(), {
  name: 'graphql-samples',
  commands: {check: CHECK},
  failure: 2,
});
