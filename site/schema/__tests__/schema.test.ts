import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  validateSchema,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import pages from '../../pages.json';
import {listElements, type ElementKind} from './elements';
import {schema, sdl} from './siteSchema';

const elements = listElements(schema);
const coordinates = new Set(elements.map((element) => element.coordinate));
const types = Object.values(schema.getTypeMap());
const rootFields: Record<string, GraphQLField<unknown, unknown>> = {
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
};
const allFields = types
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));
const fence = /^```graphql\n(?<sample>[\s\S]*?)^```$/gm;

function listSpecified(kind: keyof typeof pages.reference): string[] {
  return Object.keys(pages.reference[kind]);
}

function listMissing(
  kind: keyof typeof pages.reference,
  isKind: (type: GraphQLNamedType) => boolean,
): string[] {
  return listSpecified(kind).filter((name) => {
    const type = schema.getType(name);
    return !type || !isKind(type);
  });
}

/** True for `Type`, `Type.member`, `rootField` and an enum value such as `LIKE`. */
function isNameOfSchema(name: string): boolean {
  return (
    coordinates.has(name) ||
    name in rootFields ||
    elements.some((element) => element.kind === 'value' && element.name === name)
  );
}

describe('the specified names', () => {
  it('is a valid schema', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('has every specified query and mutation', () => {
    const queries = schema.getQueryType()?.getFields() ?? {};
    const mutations = schema.getMutationType()?.getFields() ?? {};
    expect(listSpecified('operations/queries').filter((name) => !queries[name])).toEqual(
      [],
    );
    expect(
      listSpecified('operations/mutations').filter((name) => !mutations[name]),
    ).toEqual([]);
  });

  it('has every specified type, each of its specified kind', () => {
    expect(listMissing('types/objects', isObjectType)).toEqual([]);
    expect(listMissing('types/enums', isEnumType)).toEqual([]);
    expect(listMissing('types/scalars', isScalarType)).toEqual([]);
  });

  it('has every specified directive', () => {
    expect(
      listSpecified('types/directives').filter((name) => !schema.getDirective(name)),
    ).toEqual([]);
  });

  it('has no interface and no subscription', () => {
    expect(types.filter(isInterfaceType)).toEqual([]);
    expect(schema.getSubscriptionType()).toBeUndefined();
  });

  it('adds no scalar to the specified ones', () => {
    expect(
      types
        .filter(isScalarType)
        .map((type) => type.name)
        .sort(),
    ).toEqual(listSpecified('types/scalars').sort());
  });

  it('adds no enum to the specified ones', () => {
    expect(
      types
        .filter((type) => isEnumType(type) && !type.name.startsWith('__'))
        .map((type) => type.name)
        .sort(),
    ).toEqual(listSpecified('types/enums').sort());
  });

  it('uses every type in a field, an argument, an input field or a union', () => {
    const used = new Set(
      types.flatMap((type) => {
        if (isUnionType(type)) return type.getTypes().map((member) => member.name);
        if (isInputObjectType(type)) {
          return Object.values(type.getFields()).map(
            (field) => getNamedType(field.type).name,
          );
        }
        return [];
      }),
    );
    for (const field of allFields) {
      used.add(getNamedType(field.type).name);
      for (const arg of field.args) used.add(getNamedType(arg.type).name);
    }
    const roots = ['Query', 'Mutation'];
    expect(
      types
        .map((type) => type.name)
        .filter((name) => !name.startsWith('__') && !roots.includes(name))
        .filter((name) => !used.has(name)),
    ).toEqual([]);
  });
});

describe('names', () => {
  const patterns: Record<ElementKind, RegExp> = {
    type: /^[A-Z][A-Za-z0-9]*$/,
    field: /^[a-z][A-Za-z0-9]*$/,
    argument: /^[a-z][A-Za-z0-9]*$/,
    inputField: /^[a-z][A-Za-z0-9]*$/,
    directive: /^[a-z][A-Za-z0-9]*$/,
    value: /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/,
  };

  it('writes types in PascalCase, members in camelCase, values in SCREAMING_SNAKE_CASE', () => {
    expect(
      elements
        .filter((element) => !patterns[element.kind].test(element.name))
        .map((element) => element.coordinate),
    ).toEqual([]);
  });

  it('ends the name of every input object in Input', () => {
    expect(
      types
        .filter(isInputObjectType)
        .map((type) => type.name)
        .filter((name) => !name.endsWith('Input')),
    ).toEqual([]);
  });
});

describe('descriptions', () => {
  it('describes every element', () => {
    expect(
      elements
        .filter((element) => element.description.trim() === '')
        .map((element) => element.coordinate),
    ).toEqual([]);
  });

  it('begins every description with a capital, a digit or code, and ends it with a full stop', () => {
    const prose = elements.map((element) => ({
      coordinate: element.coordinate,
      text: element.description.replaceAll(fence, '').trim(),
    }));
    expect(
      prose
        .filter(({text}) => !/^(?:[A-Z0-9`])[\s\S]*\.$/.test(text))
        .map(({coordinate}) => coordinate),
    ).toEqual([]);
  });

  it('mentions only members that exist', () => {
    const mentions = elements.flatMap((element) =>
      [...element.description.matchAll(/`(?<name>[A-Z]\w*\.\w+)`/g)].map((match) => ({
        in: element.coordinate,
        name: match.groups?.['name'] ?? '',
      })),
    );
    expect(mentions.length).toBeGreaterThan(50);
    expect(mentions.filter(({name}) => !coordinates.has(name))).toEqual([]);
  });
});

describe('examples in descriptions', () => {
  const samples = elements.flatMap((element) =>
    [...element.description.matchAll(fence)].map((match) => ({
      coordinate: element.coordinate,
      fieldName: element.name,
      sample: match.groups?.['sample'] ?? '',
    })),
  );

  it('gives at least 25 of them', () => {
    expect(samples.length).toBeGreaterThanOrEqual(25);
  });

  it.each(samples)(
    'validates the example of $coordinate, free of deprecated names',
    ({sample, fieldName}) => {
      const rules = [...specifiedRules, NoDeprecatedCustomRule];
      expect(
        validate(schema, parse(sample), rules).map((error) => error.message),
      ).toEqual([]);
      expect(sample).toContain(fieldName);
    },
  );
});

describe('deprecations', () => {
  const deprecated = elements.filter(
    (element) => element.deprecationReason !== undefined,
  );
  const shape =
    /^Use `[^`]+`.* instead\. Deprecated since (?<since>\d{4}-\d{2}-\d{2}), removed after (?<until>\d{4}-\d{2}-\d{2})\.$/;

  it('covers fields, an argument, an input field and an enum value', () => {
    expect(new Set(deprecated.map((element) => element.kind))).toEqual(
      new Set(['field', 'argument', 'inputField', 'value']),
    );
  });

  it.each(deprecated)(
    'gives $coordinate a replacement and at least a year of notice',
    (element) => {
      const reason = element.deprecationReason ?? '';
      const {since, until} = shape.exec(reason)?.groups ?? {};
      expect(reason).toMatch(shape);
      const names = [...reason.matchAll(/`(?<name>[^`]+)`/g)].map(
        (match) => match.groups?.['name'] ?? '',
      );
      expect(names.filter((name) => !isNameOfSchema(name))).toEqual([]);
      const end = new Date(since ?? '');
      end.setUTCFullYear(end.getUTCFullYear() + 1);
      expect(Date.parse(until ?? '')).toBeGreaterThanOrEqual(end.getTime());
    },
  );
});

describe('design', () => {
  const paged = types.filter((type) => type.name.startsWith('Paged'));

  it('gives every page its items and its end', () => {
    expect(paged.length).toBeGreaterThan(10);
    for (const type of paged) {
      const fields = isObjectType(type) ? type.getFields() : {};
      expect(String(fields['items']?.type)).toMatch(/^\[\w+!\]!$/);
      expect(String(fields['pageInfo']?.type)).toBe('PageInfo!');
    }
  });

  it('takes first and after wherever a page is returned', () => {
    const wrong = allFields
      .filter((field) => getNamedType(field.type).name.startsWith('Paged'))
      .filter((field) => {
        const first = field.args.find((arg) => arg.name === 'first');
        const after = field.args.find((arg) => arg.name === 'after');
        const size: unknown = first?.defaultValue;
        return !(
          typeof size === 'number' &&
          size <= 100 &&
          String(first?.type) === 'Int' &&
          String(after?.type) === 'String'
        );
      });
    expect(wrong.map((field) => field.name)).toEqual([]);
  });

  it('takes one input where a mutation would have more than two arguments', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(
      mutations.filter((field) => field.args.length > 2).map((field) => field.name),
    ).toEqual([]);
  });

  it('lets a REST service fail without losing the rest of the answer', () => {
    const bound = Object.values(rootFields).filter((field) =>
      field.astNode?.directives?.some(({name}) => name.value === 'httpOperation'),
    );
    expect(bound.length).toBeGreaterThan(8);
    expect(
      bound.filter((field) => isNonNullType(field.type)).map((field) => field.name),
    ).toEqual([]);
  });

  it('declares the transport of every service that the fields name', () => {
    const declared = [...sdl.matchAll(/@transport\(\s*subgraph: "(?<name>[^"]+)"/g)].map(
      (match) => match.groups?.['name'] ?? '',
    );
    const named = [
      ...sdl.matchAll(
        /@(?:enum|httpOperation|resolveRootField)\(\s*subgraph: "(?<name>[^"]+)"/g,
      ),
    ].map((match) => match.groups?.['name'] ?? '');
    expect([...new Set(named)].sort()).toEqual(declared.sort());
  });
});
