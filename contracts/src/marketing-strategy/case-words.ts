// Without zod, because the browser reads them.

/** What may hold a goal back, in the order in which it is looked for: what comes first makes what comes later useless. */
export const CASES = [
  'room',
  'leaving',
  'answers',
  'one-customer',
  'asking',
  'worth',
  'names',
  'hours',
  'reach',
  'counting',
] as const
export type CaseId = (typeof CASES)[number]

export const CASE_WORDS: Readonly<Record<CaseId, string>> = {
  room: 'Room, not buyers',
  leaving: 'Those who leave',
  answers: 'Those who ask and do not buy',
  'one-customer': 'One customer',
  worth: 'What a win costs against what it leaves',
  asking: 'Asking those who are content',
  names: 'A talk with each of a few',
  hours: 'Hours, not money',
  reach: 'Being known',
  counting: 'Nothing is counted yet',
}
