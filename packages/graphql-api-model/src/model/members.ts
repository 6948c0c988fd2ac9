import type {
  ArgumentElement,
  DirectiveElement,
  EnumValueElement,
  FieldElement,
  InputFieldElement,
  TypeElement,
} from './apiModel';

export type MemberElement =
  | FieldElement
  | InputFieldElement
  | EnumValueElement
  | ArgumentElement;

/** What the page of an entry lists one by one: fields, values, or the arguments. */
export function getMembers(
  element: TypeElement | FieldElement | DirectiveElement,
): readonly MemberElement[] {
  switch (element.kind) {
    case 'field':
    case 'directive':
      return element.arguments;
    case 'object':
    case 'interface':
    case 'input':
      return element.fields;
    case 'enum':
      return element.values;
    case 'union':
    case 'scalar':
      return [];
    default:
      return element satisfies never;
  }
}

/** Whether a request must give the argument or input field. */
export function isRequired(member: MemberElement): boolean {
  return (
    (member.kind === 'argument' || member.kind === 'input field') &&
    member.type.notation.endsWith('!') &&
    member.defaultValue === undefined
  );
}
