/** A script without attributes, as Docusaurus puts them into the head and body of every page. */
const INLINE = /<script>([^]+?)<\/script>/g;
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
    const page = String(content);
    for (const [, script] of page.matchAll(INLINE)) {
      if (!numbers.has(script)) await learn(script, options);
    }
    const short = page.replace(INLINE, (whole, script) => {
      const number = numbers.get(script);
      return number === undefined ? whole : `<script type="${TYPE}">${number}</script>`;
    });
    const result = await minify(Buffer.from(short), options);
    const code = result.code.replace(
      KEPT,
      (_, number) => `<script>${scripts[number]}</script>`,
    );
    return {...result, code};
  };
}
