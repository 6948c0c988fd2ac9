#!/usr/bin/env node
import {runCommand} from './command/runCommand';

process.exitCode = runCommand(process.argv.slice(2), {
  directory: process.cwd(),
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
