/** Types of script elements that a browser acts on; any other type is data (JSON-LD). */
const EXECUTED =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>(.*?)<\/script\s*>/gis;
const HAS_SOURCE = /(?:^|\s)src\s*=/i;
const TYPE = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*))/i;

/** The texts of the scripts that a page carries in its HTML, in their order. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => {
      const [, double, single, bare] = TYPE.exec(attributes) ?? [];
      const type = double ?? single ?? bare ?? '';
      return !HAS_SOURCE.test(attributes) && EXECUTED.test(type.trim());
    })
    .map(([, , text = '']) => text);
}
