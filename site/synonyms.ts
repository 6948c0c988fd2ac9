/** Words that readers may know the things of the platform by, in lower case, beside their own. */
export const synonyms: readonly (readonly string[])[] = [
  ['space', 'group', 'community'],
  ['connection', 'friend', 'friends', 'contact', 'follower'],
  ['favorite', 'favourite', 'bookmark', 'bookmarks'],
  ['chat', 'conversation', 'messenger'],
  ['reaction', 'like', 'likes'],
];
