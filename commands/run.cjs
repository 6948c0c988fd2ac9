// `node commands/run.cjs <name>` is what every npm script calls. It checks the version of Node, in
// the JavaScript of 2009 so that an old one can read it, before the rest is read.
'use strict';

var engines = require('../package.json').engines;
var refusal = require('./nodeVersion.cjs').refuseNode(
  process.versions.node,
  engines.node
);
if (refusal === undefined) {
  require('./runScript.mjs').runScript();
} else {
  console.error(refusal);
  process.exitCode = 1;
}
