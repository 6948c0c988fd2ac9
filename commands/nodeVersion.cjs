// By hand, and in the JavaScript of 2009: it runs before anything is installed, and also on a Node
// that is too old for anything newer, which it is there to refuse.
'use strict';

var RANGE = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/;

exports.refuseNode = function refuseNode(version, engines) {
  var ranges = engines.split('||').map(parseRange);
  var found = version.split('.').map(Number);
  function allows(range) {
    return isWithin(found, range);
  }
  if (ranges.some(allows)) {
    return undefined;
  }
  return (
    'This project needs Node ' +
    ranges.map(describeRange).join(', or ') +
    ', but this is Node ' +
    version +
    '.\nInstall another from https://nodejs.org ("nvm install" takes the one of .nvmrc), then try again.'
  );
};

function parseRange(text) {
  var match = RANGE.exec(text.trim());
  if (match === null) {
    throw new Error(
      '"engines" of package.json holds "' + text.trim() + '". Write ^1.2.3 or >=1.2.3.'
    );
  }
  return {isOpen: match[1] === '>=', least: match.slice(2).map(Number)};
}

function isWithin(version, range) {
  var least = range.least;
  if (version[0] !== least[0]) {
    return range.isOpen && version[0] > least[0];
  }
  return version[1] > least[1] || (version[1] === least[1] && version[2] >= least[2]);
}

/** "20 from 20.19 on", "24 or later"; a patch is told where it counts. */
function describeRange(range) {
  var least = range.least;
  var exact = least[2] === 0 ? least[0] + '.' + least[1] : least.join('.');
  if (range.isOpen) {
    return (least[1] === 0 && least[2] === 0 ? least[0] : exact) + ' or later';
  }
  return least[0] + ' from ' + exact + ' on';
}
