import type {
  ApiModel,
  Element,
  FieldElement,
  FieldsElement,
  TypeElement,
} from './apiModel';
import {isRequired} from './members';
import {withoutElements} from './withoutElements';

/** The scalars that GraphQL itself defines, whether a schema uses them or not. */
const BUILT_IN = ['String', 'Int', 'Float', 'Boolean', 'ID'];

/**
 * The model with nothing that refers to what is hidden, so that its SDL is valid: without members of
 * hidden types, types without members, and interfaces that a type no longer implements.
 */
export function withoutDangling(model: ApiModel): ApiModel {
  const shown = new Set([...BUILT_IN, ...model.types.map(({name}) => name)]);
  const {model: reduced, count} = withoutElements(model, (element) =>
    'type' in element
      ? // Introspection types are part of every schema.
        !shown.has(element.type.name) && !element.type.name.startsWith('__')
      : isEmpty(element),
  );
  const byName = new Map(reduced.types.map((type) => [type.name, type]));
  const types = reduced.types.map((type) => withMetInterfaces(type, byName));
  const isSame = count === 0 && types.every((type, at) => type === reduced.types[at]);
  return isSame ? model : withoutDangling({...reduced, types});
}

function isEmpty(element: Element): boolean {
  if ('fields' in element) return element.fields.length === 0;
  if (element.kind === 'enum') return element.values.length === 0;
  return element.kind === 'union' && element.possibleTypes.length === 0;
}

type Types = ReadonlyMap<string, TypeElement>;

function withMetInterfaces(type: TypeElement, types: Types): TypeElement {
  if (!('interfaces' in type)) return type;
  const interfaces = type.interfaces.filter((name) => {
    const one = types.get(name);
    return one?.kind === 'interface' && implementsAll(type, one, types);
  });
  return interfaces.length === type.interfaces.length ? type : {...type, interfaces};
}

function implementsAll(type: FieldsElement, one: FieldsElement, types: Types): boolean {
  return one.fields.every((field) => {
    const own = type.fields.find(({name}) => name === field.name);
    if (!own || !isSubtype(own.type.name, field.type.name, types)) return false;
    return (
      hasArguments(own, field.arguments) &&
      hasArguments(field, own.arguments.filter(isRequired))
    );
  });
}

function hasArguments(field: FieldElement, list: FieldElement['arguments']): boolean {
  return list.every(({name}) => field.arguments.some((one) => one.name === name));
}

function isSubtype(name: string, of: string, types: Types): boolean {
  const [type, parent] = [types.get(name), types.get(of)];
  return (
    name === of ||
    (parent?.kind === 'union' && parent.possibleTypes.includes(name)) ||
    (type !== undefined && 'interfaces' in type && type.interfaces.includes(of))
  );
}
