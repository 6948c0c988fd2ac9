import type {
  ApiModel,
  AppliedDirective,
  DirectiveElement,
  Element,
  FieldElement,
  TypeElement,
} from './apiModel';

/** Decides by an element and those that hold it whether it stays out of a model. */
export type IsLeftOut = (element: Element, parents: readonly Element[]) => boolean;

interface Reduced {
  readonly model: ApiModel;
  /** Elements that are left out; what they hold goes with them and is not counted. */
  readonly count: number;
}

/**
 * A model without some of its elements, and without what says of others that they belong to
 * these: interfaces, members of unions, applied directives. A type that fields or arguments
 * name stays named there.
 */
export function withoutElements(model: ApiModel, isLeftOut: IsLeftOut): Reduced {
  const reducer = new Reducer(model, isLeftOut);
  return {model: reducer.reduce(model), count: reducer.count};
}

class Reducer {
  count = 0;
  readonly #isLeftOut: IsLeftOut;
  readonly #directives: ReadonlySet<string>;
  readonly #directiveArguments: ReadonlySet<string>;
  readonly #types: ReadonlySet<string>;

  constructor({types, directives}: ApiModel, isLeftOut: IsLeftOut) {
    this.#isLeftOut = isLeftOut;
    const leftOut = (list: readonly Element[]): ReadonlySet<string> =>
      new Set(list.filter((one) => isLeftOut(one, [])).map(({name}) => name));
    this.#directives = leftOut(directives);
    this.#types = leftOut(types);
    this.#directiveArguments = new Set(
      directives.flatMap((one) =>
        one.arguments
          .filter((argument) => isLeftOut(argument, [one]))
          .map(({coordinate}) => coordinate),
      ),
    );
  }

  reduce(model: ApiModel): ApiModel {
    const reduced = this.#keep(model.types, []).map((type) => this.#reduceType(type));
    // A root type without operations has no page.
    const roots = model.roots.filter(({type}) =>
      reduced.some((one) => one.name === type && getFields(one).length > 0),
    );
    const types = reduced.filter(
      ({name}) =>
        roots.some(({type}) => type === name) ||
        model.roots.every(({type}) => type !== name),
    );
    const directives = this.#keep(model.directives, []).map((directive) => ({
      ...directive,
      arguments: this.#reduceArguments(directive),
    }));
    const used = new Set(
      [...types, ...types.flatMap(getFields), ...directives].map(({group}) => group),
    );
    return {
      ...model,
      schema: this.#withDirectives(model.schema),
      roots,
      types,
      directives,
      groups: model.groups.filter((group) => used.has(group)),
    };
  }

  #keep<Each extends Element>(
    list: readonly Each[],
    parents: readonly Element[],
  ): readonly Each[] {
    const kept = list.filter((element) => !this.#isLeftOut(element, parents));
    this.count += list.length - kept.length;
    return kept.map((element) => this.#withDirectives(element));
  }

  #withDirectives<Each extends {readonly directives: readonly AppliedDirective[]}>(
    element: Each,
  ): Each {
    const hasLeftOut = element.directives.some(
      ({name, arguments: list}) =>
        this.#directives.has(name) || list.some((one) => this.#isGone(name, one)),
    );
    if (!hasLeftOut) return element;
    const directives = element.directives
      .filter(({name}) => !this.#directives.has(name))
      .map(({name, arguments: list}) => ({
        name,
        arguments: list.filter((one) => !this.#isGone(name, one)),
      }));
    return {...element, directives};
  }

  #isGone(directive: string, argument: {readonly name: string}): boolean {
    return this.#directiveArguments.has(`@${directive}(${argument.name}:)`);
  }

  #reduceType(type: TypeElement): TypeElement {
    const keepNames = (names: readonly string[]): readonly string[] =>
      names.filter((name) => !this.#types.has(name));
    switch (type.kind) {
      case 'object':
      case 'interface':
        return {
          ...type,
          interfaces: keepNames(type.interfaces),
          fields: this.#keep(type.fields, [type]).map((field) => ({
            ...field,
            arguments: this.#reduceArguments(field, [type]),
          })),
        };
      case 'input':
        return {...type, fields: this.#keep(type.fields, [type])};
      case 'enum':
        return {...type, values: this.#keep(type.values, [type])};
      case 'union':
        return {...type, possibleTypes: keepNames(type.possibleTypes)};
      case 'scalar':
        return type;
      default:
        return type satisfies never;
    }
  }

  #reduceArguments(
    owner: FieldElement | DirectiveElement,
    parents: readonly Element[] = [],
  ): FieldElement['arguments'] {
    return this.#keep(owner.arguments, [...parents, owner]);
  }
}

function getFields(type: TypeElement): readonly {readonly group?: string}[] {
  return type.kind === 'object' ? type.fields : [];
}
