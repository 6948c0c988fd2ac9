/**
 * Runs in the page as it is, before any other script. Sent as its own source text, so it uses
 * nothing but its argument and what browsers have.
 */
function createPolicies(assets: string): void {
  const {trustedTypes} = window as {readonly trustedTypes?: TrustedTypePolicyFactory};
  if (!trustedTypes) return;
  // Makes documents in which nothing runs and nothing loads.
  const inert = trustedTypes.createPolicy('inert', {createHTML: (html) => html});
  // Text with at most a few elements without attributes, as in each link of a table of contents.
  const isText = (html: string): boolean =>
    /^(?:[^<]|<\/?(?:code|em|strong|wbr)>)*$/.test(html);
  const isHarmless = (html: string): boolean => {
    const parsed = new DOMParser().parseFromString(
      inert.createHTML(html) as string,
      'text/html',
    );
    const isRefused = ({tagName, attributes}: Element): boolean =>
      /^(?:script|iframe|frame|object|embed|base|meta|form)$/i.test(tagName) ||
      [...attributes].some(
        ({name, value}) => /^on/i.test(name) || /^\s*javascript:/i.test(value),
      );
    return ![...parsed.querySelectorAll('*')].some(isRefused);
  };
  const isAsset = (url: string): boolean => {
    const {origin, pathname} = new URL(url, document.baseURI);
    return origin === location.origin && pathname.startsWith(assets);
  };
  // Metadata for search engines (JSON-LD) stands in script elements and is no script.
  const isData = (text: string): boolean => {
    try {
      return typeof JSON.parse(text) === 'object';
    } catch {
      return false;
    }
  };
  // What no policy was asked for goes through this one. What it does not return is refused.
  trustedTypes.createPolicy('default', {
    createHTML: (html, _type, sink) =>
      // React makes a script element from HTML, always an empty one. Spelled so that it does not
      // end the script that this is sent in.
      sink === 'DOMParser parseFromString' ||
      /^<script><.script>$/.test(html) ||
      isText(html) ||
      isHarmless(html)
        ? html
        : null,
    createScript: (text) => (isData(text) ? text : null),
    createScriptURL: (url) => (isAsset(url) ? url : null),
  });
}

interface TrustedTypePolicyFactory {
  createPolicy: (name: string, rules: TrustedTypeRules) => TrustedTypePolicy;
}

interface TrustedTypeRules {
  readonly createHTML?: (html: string, type: string, sink: string) => string | null;
  readonly createScript?: (text: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}

interface TrustedTypePolicy {
  readonly createHTML: (html: string) => unknown;
}

/** The source text of the script that every page carries first in its head. */
export function createPolicyScript(baseUrl: string): string {
  return `(${String(createPolicies)})(${JSON.stringify(`${baseUrl}assets/js/`)});`;
}
