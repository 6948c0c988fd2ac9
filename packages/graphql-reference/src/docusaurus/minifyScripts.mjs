/** A script of a page, as Docusaurus puts it into every page and as `<Head>` writes it into one. */
const INLINE = /(<script(?: data-rh="true" ?)?>)([^]+?)(?=<\/script>)/;

export function minifyScripts(minify) {
  const learned = new Map();
  const learn = async (script, options) => {
    const page = `<!doctype html><script>${script}</script>`;
    const {code, errors = []} = await minify(Buffer.from(page), options);
    const [, minified] = /<script>([^]*)<\/script>/.exec(code) ?? [];
    const isMinified = minified !== undefined && errors.length === 0;
    return {code: isMinified ? minified : script, errors};
  };
  return async (content, options) => {
    // What is before a script, its tag, the script, and so on.
    const parts = String(content).split(INLINE);
    const found = [];
    for (let index = 2; index < parts.length; index += 3) {
      const script = parts[index];
      if (!learned.has(script)) learned.set(script, learn(script, options));
      const {code, errors} = await learned.get(script);
      parts[index] = code;
      found.push(...errors);
    }
    return {code: parts.join(''), errors: found};
  };
}
