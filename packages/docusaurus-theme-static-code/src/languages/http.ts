import type {HLJSApi, Language, Mode} from 'highlight.js';
import http from 'highlight.js/lib/languages/http';

/**
 * HTTP messages whose body is JSON or plain text. The grammar of highlight.js tries every
 * language that is registered, and takes a short JSON body for CSS.
 */
export function httpWithJson(hljs: HLJSApi): Language {
  const language = http(hljs);
  language.contains.forEach(setBody);
  return language;
}

function setBody(mode: Mode | 'self'): void {
  if (mode === 'self') return;
  if (Array.isArray(mode.subLanguage)) mode.subLanguage = ['json'];
  if (mode.starts) setBody(mode.starts);
  mode.contains?.forEach(setBody);
}
