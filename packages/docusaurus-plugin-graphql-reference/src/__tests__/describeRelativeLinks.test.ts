import {expect, it} from 'vitest';
import {describeRelativeLinks} from '../describeRelativeLinks';
import {contextOf} from './contextOf';

it('names links of descriptions that are relative to no page of the site', () => {
  const {model} = contextOf(`
    "[a](paging.html), [b](/intro), [c](#d), [d](https://example.com/), [e](mailto:a@b.example)"
    type Query {
      "[a][1] ![b](../i.png)\\n\\n[1]: ./terms"
      a(
        "Plain: b.html"
        b: Int
      ): Int
    }
  `);
  expect(describeRelativeLinks(model)).toBe(
    `Links of descriptions are relative, and it is not known to what. Write the address that they are meant from into the option "descriptionLinkBase":
  - Query: paging.html
  - Query.a: ../i.png
  - Query.a: ./terms`,
  );
});

it('names the first ten', () => {
  const fields = Array.from(
    {length: 12},
    (_, index) => `"[a](b${index})" f${index}: Int`,
  );
  const {model} = contextOf(`type Query { ${fields.join(' ')} }`);
  expect(describeRelativeLinks(model)?.split('\n').slice(-2)).toEqual([
    '  - Query.f9: b9',
    '  and 2 more',
  ]);
});

it('says nothing where there are none', () => {
  expect(describeRelativeLinks(contextOf('type A { a: Int }').model)).toBeUndefined();
});
