/** What is said of changes of the schema. */
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
  'changes.continued': ['{heading}, continued', 'Heading on a further page of changes'],
  'change.added': ['added', 'After an element that is new'],
  'change.removed': ['removed', 'After an element that is gone'],
  'change.deprecated': ['deprecated', 'After an element that is deprecated now'],
  'change.restored': ['no longer deprecated', 'After an element'],
  'change.kind': ['kind changed', 'After an element that is of another kind now'],
  'change.type': ['type changed', 'After a field or argument of another type'],
  'change.default': ['default changed', 'After an argument with another default'],
  'change.interfaces': ['interfaces changed', 'After a type with other interfaces'],
  'change.possibleTypes': ['possible types changed', 'After a union'],
  'change.locations': ['locations changed', 'After a directive with other locations'],
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
