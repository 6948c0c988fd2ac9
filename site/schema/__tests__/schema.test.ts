import {
  getNamedType,
  isEnumType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import {describeSchema, getDefault, listElements} from 'graphql-api-model';
import {expect, it} from 'vitest';
import pages from '../../pages.json';
import {operations, schema, sdl} from './siteSchema';

const elements = [...listElements(describeSchema(schema))]
  .filter(({element, parents}) =>
    [element, ...parents].every((one) => !('isBuiltIn' in one) && one.kind !== 'schema'),
  )
  .map(({element}) => element);
const types = Object.values(schema.getTypeMap()).filter(
  ({name}) => !name.startsWith('__'),
);
/** All fields of objects, with their coordinates. */
const fields = types.filter(isObjectType).flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({
    coordinate: `${type.name}.${field.name}`,
    field,
  })),
);

function namesOf(list: readonly {readonly name: string}[]): readonly string[] {
  return list.map(({name}) => name).sort();
}

it('has the specified enums and scalars, no interface and no subscription', () => {
  expect(namesOf(types.filter(isEnumType))).toEqual(
    Object.keys(pages.reference['types/enums']).sort(),
  );
  expect(namesOf(types.filter(isScalarType))).toEqual(
    Object.keys(pages.reference['types/scalars']).sort(),
  );
  expect(types.filter(isInterfaceType)).toEqual([]);
  expect(schema.getSubscriptionType()).toBeUndefined();
});

it('writes types in PascalCase, members in camelCase, values in SCREAMING_SNAKE_CASE', () => {
  const shapeOf = (kind: string): RegExp => {
    if (kind === 'enum value') return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
    if (kind === 'input') return /^[A-Z][A-Za-z0-9]*Input$/;
    return /^(?:object|enum|union|scalar)$/.test(kind)
      ? /^[A-Z][A-Za-z0-9]*$/
      : /^[a-z][A-Za-z0-9]*$/;
  };
  const wrong = elements.filter(({kind, name}) => !shapeOf(kind).test(name));
  expect(wrong.map(({coordinate}) => coordinate)).toEqual([]);
});

it('names a replacement for all that is deprecated, and gives a year of notice', () => {
  const shape =
    /^Use `[^`]+`.* instead\. Deprecated since (?<since>\d{4}-\d{2}-\d{2}), removed after (?<until>\d{4}-\d{2}-\d{2})\.$/;
  const known = new Set([
    ...elements.map(({coordinate}) => coordinate),
    ...elements.filter(({kind}) => kind === 'enum value').map(({name}) => name),
    ...namesOf(operations),
  ]);
  const deprecated = elements.flatMap((element) => {
    const deprecation = 'deprecation' in element ? element.deprecation : undefined;
    return deprecation ? [{...element, reason: deprecation.reason ?? ''}] : [];
  });
  expect(new Set(deprecated.map(({kind}) => kind))).toEqual(
    new Set(['field', 'argument', 'input field', 'enum value']),
  );
  const wrong = deprecated.filter(({reason}) => {
    const {since = '', until = ''} = shape.exec(reason)?.groups ?? {};
    const names = [...reason.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const end = new Date(since);
    end.setUTCFullYear(end.getUTCFullYear() + 1);
    return (
      !(Date.parse(until) >= end.getTime()) || !names.every((name) => known.has(name))
    );
  });
  expect(wrong.map(({coordinate}) => coordinate)).toEqual([]);
});

it('gives every page its items and its end, and pages first and after', () => {
  const returnsPage = fields.filter(({field}) =>
    getNamedType(field.type).name.startsWith('Paged'),
  );
  expect(returnsPage.length).toBeGreaterThan(10);
  const wrong = returnsPage.filter(({field: {type, args}}) => {
    const page = getNamedType(type);
    const own = isObjectType(page) ? page.getFields() : {};
    const [first, after] = ['first', 'after'].map((name) =>
      args.find((arg) => arg.name === name),
    );
    return !(
      /^\[\w+!\]!$/.test(String(own['items']?.type)) &&
      String(own['pageInfo']?.type) === 'PageInfo!' &&
      Number(first && getDefault(first)) <= 100 &&
      String(first?.type) === 'Int' &&
      String(after?.type) === 'String'
    );
  });
  expect(wrong.map(({coordinate}) => coordinate)).toEqual([]);
});

it('returns null for what a REST service does not return', () => {
  const bound = operations.filter(({astNode}) =>
    astNode?.directives?.some(({name}) => name.value === 'httpOperation'),
  );
  expect(bound.length).toBeGreaterThan(8);
  expect(namesOf(bound.filter(({type}) => isNonNullType(type)))).toEqual([]);
});

it('publishes no address, key or setting of the gateway', () => {
  const [, definition = ''] = sdl.split(/^schema$/m);
  const transports = definition.slice(0, definition.indexOf('query: Query'));
  expect(transports).toMatch(/@transport\(/);
  expect(transports).not.toMatch(/https?:|\{env\.|location:|key/i);
});

it('declares the transport of every service that the fields name', () => {
  const listServices = (directives: string): readonly string[] => {
    const pattern = new RegExp(`@(?:${directives})\\(\\s*subgraph: "([^"]+)"`, 'g');
    return [...new Set([...sdl.matchAll(pattern)].map(([, name = '']) => name))].sort();
  };
  expect(listServices('enum|httpOperation|resolveRootField')).toEqual(
    listServices('transport'),
  );
});
