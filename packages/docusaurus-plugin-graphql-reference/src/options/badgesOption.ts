import Joi from 'joi';
import {type Badge, TONES} from '../parts/types';

/** What elements with a directive show beside their names: a text, or more about it. */
export type BadgeOption =
  | string
  | {
      readonly text: string;
      /** The colours, by their name in Infima; `secondary` without one. */
      readonly tone?: Badge['tone'];
      /** What explains it: an address, or a path below the site's base URL. */
      readonly link?: string;
    };

const text = Joi.string().min(1);

export const badgesSchema = Joi.object()
  .pattern(
    /^@?\w+$/,
    Joi.alternatives(
      text,
      Joi.object({
        text: text.required(),
        tone: Joi.valid(...TONES),
        link: Joi.string().pattern(/^(?:https?:\/\/|\/(?!\/))\S*$/),
      }),
    ),
  )
  .default({});

export const EXPECTED_BADGES = `texts by the names of directives, such as {beta: "Beta", alpha: {text: "Alpha", tone: "warning", link: "/docs/stability"}}, the tone one of ${TONES.join(', ')}`;
