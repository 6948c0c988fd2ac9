import {expect, it} from 'vitest';
import {DEFAULT_OPTIONS, validateOptions} from '../options';

const validate = (options: unknown) =>
  validateOptions({options: options as never, validate: undefined as never});

it('completes the options with defaults', () => {
  const fallback = {label: 'API', href: '/docs/api/'};
  expect(validate({id: 'default', fallback})).toEqual({
    id: 'default',
    ...DEFAULT_OPTIONS,
    fallback,
  });
  expect(validate(undefined)).toEqual({id: 'default', ...DEFAULT_OPTIONS});
});

const EXPECTED =
  "Expected {fallback: {label: 'All pages', href: '/'}, startingPoints: [{label, href}], " +
  "synonyms: [['image', 'picture']], secondary: ['/docs/team/']}, each optional.";

it.each([
  [{fallbak: 1}, '"fallbak" is not allowed'],
  [{fallback: '/docs'}, '"fallback" must be of type object'],
  [{fallback: {label: 'API', href: 'docs'}}, '"fallback.href" must begin with "/"'],
  [{startingPoints: [{label: 'API'}]}, '"startingPoints[0].href" is required'],
  [{startingPoints: {}}, '"startingPoints" must be an array'],
  [{synonyms: [['alone']]}, '"synonyms[0]" must contain at least 2 items'],
  [{secondary: ['docs/team/']}, '"secondary[0]" must begin with "/"'],
  [{synonyms: [['A', 'b']]}, '"synonyms[0][0]" must only contain lowercase characters'],
])('names the problem of %j and the expected options', (options, problem) => {
  expect(() => validate(options)).toThrow(
    `docusaurus-theme-instant-search: ${problem}. ${EXPECTED}`,
  );
});
