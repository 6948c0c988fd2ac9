import type {Check} from '../runChecks';

/** Texts that only a bundle with the library in it contains; minifiers keep texts. */
const TRACES: Readonly<Record<string, RegExp>> = {
  'graphql-js': /from another module or realm|OperationTypeDefinition/,
  // Minified code has no space there, as the text of a program for readers has.
  'a Node module':
    /(?:from|import|\()["']node:[a-z]+["']|require\(["'](?:fs|path|os|crypto)["']\)/,
  'a Markdown parser': /characterEscapeValue/,
  'another highlighter': /Prism\.languages|after-tokenize/,
  'a diagram engine': /org\.eclipse\.elk/,
};

/** It comes with the click that shows a request of a guide in other languages. */
const ON_DEMAND: typeof TRACES = {'the highlighter': /hljs-/};

/** No script contains code that belongs to the build, and none that a page names what comes on demand. */
export const noServerCodeInClient: Check = (build) => {
  const named = new Set(
    [...build.pages.values()].flatMap(({resources}) => resources.map(({url}) => url)),
  );
  return [...build.assets.values()]
    .filter(({path}) => /^\/assets\/js\/.*\.js$/.test(path))
    .flatMap(({path, read}) => {
      const script = read();
      const traces = {...TRACES, ...(named.has(path) && ON_DEMAND)};
      return Object.entries(traces).flatMap(([name, trace]) => {
        const [found] = trace.exec(script) ?? [];
        return found === undefined
          ? []
          : [
              {
                page: path,
                message: `The script contains ${name} ("${found}").`,
                fix: 'Find the import that leads there from a theme/ or client/ folder; import types only.',
              },
            ];
      });
    });
};
