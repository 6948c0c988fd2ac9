import {expect, it} from 'vitest';
import {schema} from '../../schema/__tests__/siteSchema';
import {guides} from './guides';

/** What is this project's own, in the words of the guides and of the schema. */
const OWN_DESIGN =
  /The API is a design of this project\.\s+The names of its operations, types and enums come from\s+the\s+specification of (?:this|its) site; fields, arguments, values, limits,?[^.]* and rules were made up[^.]* describe no real system\./;

it('the first guide says that fields, limits and rules are this project’s own design', () => {
  const introduction = guides.find(({path}) => path === 'intro.md')?.text ?? '';
  expect(introduction.replaceAll(/\s+/g, ' ')).toMatch(OWN_DESIGN);
});

it('the description of the schema says so, which the overview of the reference shows', () => {
  expect((schema.description ?? '').replaceAll(/\s+/g, ' ')).toMatch(OWN_DESIGN);
});
