/** A script without attributes, as Docusaurus puts them into the head and body of every page. */
const INLINE = /<script>([^]+?)<\/script>/;
/** Browsers do not run scripts of this type, and the minifier leaves them as they are. */
const TYPE = 'text/x-kept-script';
const KEPT = new RegExp(`<script type="?${TYPE}"?>(\\d+)</script>`, 'g');

export function keepScripts(minify) {
  const numbers = new Map();
  const scripts = [];
  const learn = async (script, options) => {
    const page = `<!doctype html><script>${script}</script>`;
    const {code, errors = []} = await minify(Buffer.from(page), options);
    const [, minified] = /<script>([^]*)<\/script>/.exec(code) ?? [];
    const isKept = minified !== undefined && errors.length === 0;
    numbers.set(script, isKept ? scripts.push(minified) - 1 : undefined);
  };
  return async (content, options) => {
    // Every second part is a script.
    const parts = String(content).split(INLINE);
    const short = [];
    for (const [index, part] of parts.entries()) {
      const isScript = index % 2 === 1;
      if (isScript && !numbers.has(part)) await learn(part, options);
      const number = isScript ? numbers.get(part) : undefined;
      if (number !== undefined) short.push(`<script type="${TYPE}">${number}</script>`);
      else short.push(isScript ? `<script>${part}</script>` : part);
    }
    const result = await minify(Buffer.from(short.join('')), options);
    const code = result.code.replace(
      KEPT,
      (_, number) => `<script>${scripts[number]}</script>`,
    );
    return {...result, code};
  };
}
