/** Words that names and descriptions of generated schemas are made of. */
export const QUALITIES =
  'Active Archived Billing Calendar Central Community Content Daily Delivery Document External Finance Global Group Internal Local Market Media Mobile Network Partner Personal Project Public Regional Remote Rental School Service Shared Social Support Team Training Travel Urban Village Visitor Weekly Working'.split(
    ' ',
  );

export const THINGS =
  'Account Album Answer Badge Booking Campaign Channel Chapter Comment Contract Course Device Directory Donation Entry Event Form Invoice Issue Journal Lesson License Listing Location Member Message Milestone Notice Offer Order Package Payment Permit Photo Policy Post Profile Question Receipt Report Request Review Schedule Section Session Subscription Survey Task Ticket Vote'.split(
    ' ',
  );

export const PROPERTIES =
  'amount body category city code color comment count country currency deadline distance duration email endsAt height icon isHidden isLocked isPublic label language latitude level longitude note number phase phone position postalCode price priority progress quantity rank rating reason score shape size slug startsAt street summary tag timeZone title total unit url version weight width'.split(
    ' ',
  );

export const CLAUSES = [
  'as its owner entered it',
  'counted over the last thirty days',
  'in the language of the viewer',
  'once an administrator has confirmed it',
  'or null while nothing is known about it',
  'rounded to whole numbers',
  'shown to members only',
  'unless the viewer may not see it',
  'which can change at any time',
  'which other systems may rely on',
];
