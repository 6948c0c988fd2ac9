/** The messages about changes of the schema. */
export const CHANGES_TEXTS = {
  'changes.plural': ['Changes', 'Heading and link of the list of changes of the schema'],
  'changes.title': ['Changes to the {label}', 'Title of the list of changes'],
  'changes.explanation': [
    'What was added, removed, changed or deprecated, by date.',
    'Below the link to the list of changes',
  ],
  'changes.description': [
    'The changelog of the {label}, newest first: what was added, removed, changed or deprecated in its schema. A change marked as breaking can make a valid request fail, or return something that a client does not expect.',
    'First sentences of the list of changes',
  ],
  'changes.page': ['Changes, page {page}', 'Heading of a further page of changes'],
  'changes.since': ['Since {date}', 'Heading above the latest changes'],
  'changes.all': [
    'All changes since',
    'Before links to lists of all changes since a day',
  ],
  'changes.count': [
    '{count} change|{count} changes',
    'Heading above all changes since a day',
  ],
  'changes.noneBreaking': [
    '{count} change, not breaking|{count} changes, none of them breaking',
    'Below the heading of a day',
  ],
  'changes.breaking': [
    '{count} change, {breaking} breaking|{count} changes, {breaking} breaking',
    'Below the heading of a day with breaking changes',
  ],
  'changes.allTitle': [
    'Changes to the {label} since {date}',
    'Title of the list of all changes since a day',
  ],
  'changes.allPage': [
    'Since {date}, page {page}',
    'Heading of a further page of changes since a day',
  ],
  'changes.continued': ['{heading}, continued', 'Heading on a further page of changes'],
  'change.added': ['added', 'After an element that is new'],
  'change.removed': ['removed', 'After an element that is gone'],
  'change.removedDeprecated': [
    'removed, was deprecated',
    'After an element that is gone and was deprecated before',
  ],
  'change.deprecated': ['deprecated', 'After an element that is deprecated now'],
  'change.restored': ['no longer deprecated', 'After an element'],
  'change.kind': ['kind changed', 'After an element that is of another kind now'],
  'change.type': ['type changed', 'After a field or argument of another type'],
  'change.default': ['default changed', 'After an argument with another default'],
  'change.interfaces': ['interfaces changed', 'After a type with other interfaces'],
  'change.possibleTypes': ['possible types changed', 'After a union'],
  'change.locations': ['locations changed', 'After a directive with other locations'],
  'feed.label': ['Feeds', 'Before the links to the feeds of changes'],
  'feed.all': ['All changes', 'Feed of all changes'],
  'feed.breaking': ['Breaking changes', 'Feed of breaking changes'],
  'feed.title': ['{label}: {feed}', 'Title of a feed of changes'],
  'feed.entry': [
    '{date}: {count} change|{date}: {count} changes',
    'Title of an entry of a feed',
  ],
  'feed.more': ['All {count} changes', 'Link to the changes that an entry leaves out'],
  'versions.label': ['Version: {name}', 'Above the links to other states of the schema'],
  'versions.latest': ['latest', 'The name of the schema as it is now'],
  'versions.missing': [
    '(page not in this version; opens the list)',
    'After a link to another state of the schema',
  ],
  'versions.notice': [
    'This is the {label}, an earlier state of the schema.',
    'Above a page of an earlier state of the schema',
  ],
  'versions.toLatest': [
    'This page in the latest version',
    'Link on a page of an earlier state of the schema',
  ],
  'versions.toList': [
    'The latest version does not have this page. Go to the list',
    'Link on a page of an earlier state of the schema',
  ],
  'history.line': ['History: {changes}', 'Below an element that changed'],
  'history.change': [
    '{change} {date}',
    'One change of an element, such as "added 2026-11-22"',
  ],
  'history.unpublished': [
    '{change} after {date}',
    'One change of an element, which came after the last published state',
  ],
} as const;
