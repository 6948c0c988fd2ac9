import type {Plugin} from '@docusaurus/types';

/** A Docusaurus plugin that fetches the faces of css/tokens.css together with the style sheet. */
export default function fonts(): Plugin<undefined>;
