/** The element that holds the static content of a page. */
export const CONTAINER_ID = 'static-content';

/** The attribute in which the element keeps the props of the frame around it, as JSON. */
export const FRAME_PROPS_ATTRIBUTE = 'data-frame';
