import type {
  ArgumentElement,
  Element,
  EnumValueElement,
  FieldElement,
  InputFieldElement,
} from './apiModel';

export type MemberElement =
  | FieldElement
  | InputFieldElement
  | EnumValueElement
  | ArgumentElement;

/** What the page of an entry lists one by one: fields, values, or the arguments. */
export function getMembers(element: Element): readonly MemberElement[] {
  if ('arguments' in element) return element.arguments;
  if ('fields' in element) return element.fields;
  return 'values' in element ? element.values : [];
}

/** Whether a request must give the argument or input field. */
export function isRequired(member: Element): boolean {
  return (
    (member.kind === 'argument' || member.kind === 'input field') &&
    member.type.notation.endsWith('!') &&
    member.defaultValue === undefined
  );
}
