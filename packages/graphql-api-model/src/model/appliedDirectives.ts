import {isIntrospection} from '../schema/readSchemaFile';
import type {ApiModel, AppliedDirective, ArgumentElement} from './apiModel';
import {listElements} from './listElements';
import {readLiteral} from './readLiteral';

/** The value of an argument where a directive is applied: as written, or else its default. */
export function readArgument(
  applied: AppliedDirective,
  {name, defaultValue}: Pick<ArgumentElement, 'name' | 'defaultValue'>,
): unknown {
  const given = applied.arguments.find((one) => one.name === name)?.value;
  const literal = given ?? defaultValue;
  return literal === undefined ? undefined : readLiteral(literal);
}

/** Whether a directive is applied to anything in the schema. */
export function isApplied(model: ApiModel, name: string): boolean {
  return [...listElements(model)].some(({element}) =>
    element.directives.some((applied) => applied.name === name),
  );
}

/**
 * The message about an option that reads where a directive is applied, if the schema does not record it, because
 * it is an introspection result.
 */
export function describeUnrecorded(
  {types}: ApiModel,
  option: string,
  directive: string,
): string | undefined {
  const file = types
    .map(({position}) => position?.file ?? '')
    .find((name) => isIntrospection(name));
  return file === undefined
    ? undefined
    : `The option "${option}" reads where "${directive}" is applied, but "${file}" is an introspection result, which does not record that. Name the SDL files of the schema instead, or remove the directive from the option.`;
}
