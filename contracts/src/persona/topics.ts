import { type HeardIn, QUOTE_TOPICS, type QuoteTopic } from '../company/chips.ts'

/** What a persona says under a topic, how to ask a real customer about it, and which decision the answer changes. */
export type Topic = {
  /** The attribute, as a row of the persona is headed. */
  name: string
  /** Questions for a real customer: about what happened, never about what would (R. Fitzpatrick, "The Mom Test", 2013; B. Moesta, "Demand-Side Sales 101", 2020). */
  asks: readonly [string, string]
  /** The decision of marketing that changes with the answer. */
  decides: string
}

export const TOPICS: Readonly<Record<QuoteTopic, Topic>> = {
  trigger: {
    name: 'Trigger',
    asks: [
      'What happened on the day you began to look?',
      'When did you first think that something had to change?',
    ],
    decides: 'When to speak to them',
  },
  timeline: {
    name: 'How long it takes',
    asks: [
      'How long was it from the first thought to the decision?',
      'What happened in between, and what made it drag?',
    ],
    decides: 'How often to follow up, and for how long',
  },
  job: {
    name: 'What they want done',
    asks: [
      'What were you trying to get done when you came to us?',
      'What was it that you could do afterwards and could not before?',
    ],
    decides: 'The promise',
  },
  goal: {
    name: 'What counts as success',
    asks: [
      'How did you know that it had been worth it?',
      'What would have to be different a year later?',
    ],
    decides: 'The result that is shown first',
  },
  pain: {
    name: 'What annoys them',
    asks: [
      'What was the worst part of how you did it before?',
      'Tell me about the last time it went wrong.',
    ],
    decides: 'The first line they read',
  },
  criterion: {
    name: 'What they compare',
    asks: [
      'What did you compare when you chose?',
      'What would have made you choose somebody else?',
    ],
    decides: 'What the offer shows first',
  },
  objection: {
    name: 'What stops them',
    asks: ['What made you hesitate?', 'What were you afraid could go wrong?'],
    decides: 'Which doubt is answered, and where',
  },
  alternative: {
    name: 'What they do instead',
    asks: [
      'What had you tried before, and why did you stop?',
      'What would you have done if we did not exist?',
    ],
    decides: 'What we are compared with',
  },
  decider: {
    name: 'Who else decides',
    asks: ['Who else had a say?', 'Who could have stopped it?'],
    decides: 'Who gets a text of their own',
  },
  channel: {
    name: 'Where they look',
    asks: ['Where did you look first?', 'Whom did you ask?'],
    decides: 'Where the next money goes',
  },
  price: {
    name: 'What it may cost',
    asks: [
      'What had you set aside for it, in money and in time?',
      'What did you pay for it before?',
    ],
    decides: 'The price that is named first',
  },
  'first-use': {
    name: 'The first time',
    asks: [
      'What was the first time with us like?',
      'What surprised you, for better or worse, in the first weeks?',
    ],
    decides: 'What happens in the first week after a sale',
  },
  switching: {
    name: 'What changing costs',
    asks: ['What did it take to change: money, work, trouble?', 'What did you have to give up?'],
    decides: 'What we take off their hands',
  },
  day: {
    name: 'A day',
    asks: [
      'Take me through yesterday, from the first thing you did.',
      'At what moment of the day does this come up?',
    ],
    decides: 'At what time of day we reach them',
  },
}

/** A persona rests on so many real sources, or it is a proto-persona. */
export const REAL_SOURCES = 5
/** Two personas alike to more than this part are one (0–1). */
export const OVERLAP_MOST = 0.7

export const HEARD_WORDS: Readonly<Record<HeardIn, { one: string; many: string }>> = {
  interview: { one: 'interview', many: 'interviews' },
  call: { one: 'call', many: 'calls' },
  review: { one: 'review', many: 'reviews' },
  document: { one: 'document', many: 'documents' },
}

/** The topics in the order of an interview, each with its first question. */
export const INTERVIEW_BANK = QUOTE_TOPICS.map(topic => ({ topic, ...TOPICS[topic] }))
