/** The id of the element with the static content of a page. */
export const CONTAINER_ID = 'static-content';

/** The attribute of this element with the props of its frame as JSON. */
export const FRAME_PROPS_ATTRIBUTE = 'data-frame';
