/** What a language model is asked to do. read: words into facts; ask: the next question; think: findings and moves beyond the rules; judge: claim against source; write: the deliverable's words; answer: a free question; interview: a persona’s answer from what customers said; sort: what customers said into topics and names; pages: pages of a document into facts. */
export const JOBS = [
  'read',
  'ask',
  'think',
  'judge',
  'write',
  'answer',
  'interview',
  'sort',
  'pages',
] as const
export type Job = (typeof JOBS)[number]

/** Which of the two configured models does a job: the small one where a person waits or the task is narrow. */
export const MODEL_FOR: Readonly<Record<Job, 'small' | 'large'>> = {
  read: 'large',
  ask: 'small',
  think: 'large',
  judge: 'small',
  write: 'large',
  answer: 'large',
  interview: 'large',
  sort: 'large',
  pages: 'large',
}

export type Tokens = {
  /** All that was sent, what the provider had cached included. */
  input: number
  /** The part of `input` that the provider read from its cache. */
  cached: number
  output: number
}

/** One call as it went over the line: exactly what was sent, what came back, what it used. */
export type CallRecord = {
  /** embed, seek: passages and a question into vectors, which no language model does. */
  job: Job | 'embed' | 'seek'
  /** As the provider names it. */
  model: string
  size: 'small' | 'large'
  instructions: string
  material: string
  /** What came back, whole or as far as it came. */
  completion: string
  tokens: Tokens
  milliseconds: number
  /** failed: nothing usable came; stopped: a person ended it. */
  outcome: 'done' | 'failed' | 'stopped'
  /** Why it failed, in words for people; null where it did not. */
  failure: string | null
}
