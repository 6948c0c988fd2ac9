/** Words that readers may know the things of the platform by, in lower case, beside their own. */
export const synonyms: readonly (readonly string[])[] = [
  ['space', 'group', 'community'],
  ['connection', 'friend', 'friends', 'contact', 'follower'],
  ['favorite', 'favourite', 'bookmark', 'bookmarks', 'for later'],
  ['badge', 'achievement', 'achievements', 'award', 'trophy'],
  ['volunteering', 'volunteer', 'opportunity', 'charity'],
  ['moderator', 'admin', 'administrator'],
  ['chat', 'conversation', 'messenger'],
  ['reaction', 'like', 'likes'],
];
