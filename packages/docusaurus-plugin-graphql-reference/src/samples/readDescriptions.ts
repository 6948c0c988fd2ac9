import {type ApiModel, type Element, listElements} from 'graphql-api-model';
import type {MarkdownFile} from './readMarkdown';

/**
 * The schema's descriptions that hold code, as texts to check. Their lines and columns are
 * those of the SDL; without SDL the "file" is the schema coordinate.
 */
export function readDescriptions(model: ApiModel): readonly MarkdownFile[] {
  return [...listElements(model)].flatMap(({element, parents: [top]}) =>
    'isBuiltIn' in (top ?? element) ? [] : toFile(element),
  );
}

function toFile({
  coordinate,
  description,
  position,
  descriptionPosition: origin,
}: Element): readonly MarkdownFile[] {
  if (!description || !/[`~]/.test(description)) {
    return [];
  }
  return position && origin
    ? [{file: position.file, text: description, origin}]
    : [{file: `description of ${coordinate || 'the schema'}`, text: description}];
}
