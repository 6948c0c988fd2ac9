import {stripVTControlCharacters} from 'node:util';

/** Docusaurus' function for what a setting such as `onBrokenLinks` makes an error. */
const REPORTED = /^\s*at (?:Object\.)?throwError .*[\\/]@docusaurus[\\/]logger[\\/]/m;
/** What Docusaurus says before it gives the bundler's own account. */
const BUNDLER =
  /^(?:\[ERROR\] Client bundle compiled with errors therefore further build is impossible|Failed to compile due to Webpack errors)\.\n/;
const SEPARATOR = /\n\n-{20,}\n\n/;
/** The rail that the bundler draws at the side of a message. */
const RAIL = /^ *(?:[╰├]─▶ *)?[×│] ?/gm;
const MDX =
  /^Error: MDX compilation failed for file "([^\n]*)"\nCause: (.*?)\nDetails:\n(.*)/ms;

/** Errors of libraries that read what a writer wrote: front matter, settings. */
const OF_WRITERS = new Set(['YAMLException', 'ValidationError']);

export function describeFailure(error) {
  const trail = [];
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.stack === each.message || REPORTED.test(each.stack ?? '')) {
      return each.message;
    }
    const described = describeBundlerErrors(each.message);
    if (described !== undefined) {
      return described;
    }
    trail.push(each.message);
    if (OF_WRITERS.has(each.name)) {
      // Where it was found stands in the errors around it, the outermost of which only names us.
      return trail.slice(trail.length > 1 ? 1 : 0).join('\n');
    }
  }
  return undefined;
}

export function describeBundlerErrors(text) {
  const plain = stripVTControlCharacters(text);
  return BUNDLER.test(plain)
    ? plain.replace(BUNDLER, '').split(SEPARATOR).map(describeBundlerError).join('\n\n')
    : undefined;
}

function describeBundlerError(text) {
  const [, file, cause, details] = MDX.exec(text.replace(RAIL, '')) ?? [];
  if (file === undefined) {
    return text;
  }
  if (REPORTED.test(details)) {
    return cause;
  }
  // MDX tells of a mistake in Markdown by fields; all else is a mistake in code, with its stack.
  if (!details.startsWith('{')) {
    return text;
  }
  const [, line] = /^ {2}"line": (\d+)/m.exec(details) ?? [];
  return `${line === undefined ? file : `${file}:${line}`}: ${cause}`;
}
