import Joi from 'joi';

/** A guide that explains values of a type, or tokens. */
export interface TypeGuide {
  /** The text of the link. */
  readonly label: string;
  /** Where it leads, below the site's base URL. */
  readonly to: string;
}

const text = Joi.string().min(1).required();

export const typeGuideSchema = Joi.object<TypeGuide>({label: text, to: text});
