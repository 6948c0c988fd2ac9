import {expect, it} from 'vitest';
import {contentType} from '../../../commands/server/contentType';
import {CONTENT_TYPES} from '../contentTypes';

it.each(Object.entries(CONTENT_TYPES))(
  'nginx calls .%s what the server of npm start calls it',
  (extension, type) => {
    expect(contentType(`file.${extension}`)).toBe(type);
  },
);
