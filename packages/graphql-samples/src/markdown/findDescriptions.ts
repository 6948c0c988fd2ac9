import {listElements, type ApiModel, type Element} from 'graphql-api-model';
import type {MarkdownFile} from './source';

/**
 * Finds the descriptions of a schema that contain code, as texts for `checkMarkdown`. Their lines and
 * columns are those of the SDL; without SDL the "file" is the schema coordinate.
 */
export function findDescriptions(model: ApiModel): readonly MarkdownFile[] {
  return [...listElements(model)].flatMap(({element, parents}) =>
    [element, ...parents].some((each) => 'isBuiltIn' in each)
      ? []
      : (toFile(element) ?? []),
  );
}

function toFile({
  coordinate,
  description,
  position,
  descriptionPosition,
}: Element): MarkdownFile | undefined {
  if (description === undefined || !/[`~]/.test(description)) return undefined;
  const text = {text: description, format: 'md', isDescription: true} as const;
  return position && descriptionPosition
    ? {...text, file: position.file, origin: descriptionPosition}
    : {...text, file: `description of ${coordinate || 'the schema'}`};
}
