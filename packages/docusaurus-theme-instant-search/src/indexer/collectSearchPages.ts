import type {SearchPage} from 'graphql-api-model';
import Joi from 'joi';

interface PluginWithContent {
  readonly name: string;
  readonly content: unknown;
}

const text = Joi.string().required();
const page = Joi.object({kind: text, name: text, url: text}).unknown();
const schema = Joi.object({searchPages: Joi.array().items(page)});

/** The reference pages that the plugins of a site contribute. */
export function collectSearchPages(plugins: readonly PluginWithContent[]): SearchPage[] {
  return plugins.flatMap(({name, content}) => {
    const {searchPages = []} = (content ?? {}) as {searchPages?: unknown};
    const {error} = schema.validate({searchPages}, {convert: false});
    if (error) {
      throw new Error(
        `The plugin "${name}" contributes no list of SearchPage: ${error.message}.`,
      );
    }
    return searchPages as SearchPage[];
  });
}
