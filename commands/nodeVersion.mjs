// By hand, and in plain JavaScript: this runs before anything is installed.
export function refuseNode(version, engines) {
  const ranges = engines.split('||').map(parseRange);
  if (ranges.some((range) => isWithin(version.split('.').map(Number), range))) {
    return undefined;
  }
  const needed = ranges.map(describeRange).join(', or ');
  return `This project needs Node ${needed}, but this is Node ${version}.\nInstall another from https://nodejs.org, then try again.`;
}

function parseRange(text) {
  const [, operator, ...least] = /^(\^|>=)(\d+)\.(\d+)\.(\d+)$/.exec(text.trim()) ?? [];
  if (operator === undefined) {
    throw new Error(
      `"engines" of package.json holds "${text.trim()}". Write ^1.2.3 or >=1.2.3.`,
    );
  }
  return {isOpen: operator === '>=', least: least.map(Number)};
}

function isWithin([major, minor, patch], {isOpen, least}) {
  if (major !== least[0]) {
    return isOpen && major > least[0];
  }
  return minor > least[1] || (minor === least[1] && patch >= least[2]);
}

function describeRange({isOpen, least: [major, minor]}) {
  return isOpen ? `${major} or later` : `${major} from ${major}.${minor} on`;
}
