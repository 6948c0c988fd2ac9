'use strict';

const {readFileSync} = require('node:fs');

/** A loader that puts the file named in its options in the place of the module's source. */
module.exports = function replaceSource() {
  const {file} = this.getOptions();
  this.addDependency(file);
  return readFileSync(file, 'utf8');
};
