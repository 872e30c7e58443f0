import type { Job } from '@sextant/agents/model/job'
import type { Behaviour } from './loopback-provider.ts'

/** What a person is told of each failure, whichever job it hits. */
export const FAILS: Partial<Record<Behaviour, string>> = {
  cut: 'broke off',
  held: 'took too long',
  busy: 'is busy',
  fault: 'has a fault of its own',
  malformed: 'cannot be read',
  misshapen: 'cannot be read',
  refuse: 'refused to answer',
  endless: 'broke off',
  silent: 'took too long',
  'no-key': 'refused the key',
  'no-model': 'refused the request (404)',
}
/** Tries of a failing job: again where nothing had come, and once more where the form was broken. */
export const TRIES: Partial<Record<Behaviour, number>> = {
  cut: 1,
  held: 1,
  busy: 3,
  fault: 3,
  refuse: 1,
  endless: 1,
  silent: 1,
  'no-key': 1,
  'no-model': 1,
}
/** Which mind went on. */
export const WENT_ON: Readonly<Record<Job, RegExp>> = {
  read: /The built-in mind read your words/,
  ask: /The built-in mind asked|this one is the built-in mind’s/,
  think: /Its own findings and moves are left out/,
  judge: /Nobody has checked its statements/,
  write: /The built-in mind wrote this|the rest the built-in mind’s/,
  answer: /The built-in mind answered|this one is the built-in mind’s/,
  interview: /The built-in mind answered/,
  sort: /as the built-in mind read it/,
  pages: /are those that rules found/,
}
/** Words that hold nowhere are told where nothing else is left; what only falls away is not. */
const FALLS: Partial<Record<Job, readonly Behaviour[]>> = {
  ask: ['lie', 'foreign', 'misshapen'],
  answer: ['lie', 'foreign'],
  write: ['lie', 'foreign'],
}

/** What comes of a job that behaves so: the words of a notice, or nothing to tell. */
export function expectedOf(job: Job, behaviour: Behaviour): string | null {
  if (FALLS[job]?.includes(behaviour)) return 'did not hold'
  // Each statement stands for itself: those of the form hold.
  if (job === 'write' && behaviour === 'misshapen') return null
  return FAILS[behaviour] ?? null
}
