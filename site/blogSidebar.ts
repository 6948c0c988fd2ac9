/** The list beside the pages of the blog; its archive is no page that the plugin gives one to. */
export const blogSidebar = {title: 'Recent posts', count: 5};
