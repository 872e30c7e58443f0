import type { BoughtAs, CHANNEL_SORTS } from '@sextant/contracts/company/chips'
import type { AssetForm } from '@sextant/contracts/quick-start/first-plan-words'
import type { PlaySource } from '../../plays/play.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import type { Told } from '../told.ts'

/** Where a beginning is stuck: too few know of it, they ask and do not buy, they buy once, it is full at times and empty at others, or nothing more can be done. */
export const STICKS = ['unknown', 'undecided', 'once', 'uneven', 'full'] as const
export type Stick = (typeof STICKS)[number]

/** A text to send, as its place wants it: what stands in square brackets its owner fills in. */
export type StartText = {
  form: AssetForm
  subject?: (told: Told) => Sentence
  lines: (told: Told) => Sentence[]
}

/** A first move as somebody who advises small shops would give it: to whom, with which sentence, and from which number on it is good. */
export type StartMove = {
  id: string
  /** How what is sold is bought; none: however it is. */
  bought: readonly BoughtAs[]
  /** Where it helps. */
  sticks: readonly Stick[]
  /** Ways to customers that call for it above others. */
  ways?: readonly (typeof CHANNEL_SORTS)[number][]
  fits?: (told: Told) => boolean
  hours: number
  weeks: readonly [number, number]
  /** In cents, from and to; without it, no money. */
  cost?: (told: Told) => readonly [number, number]
  source: PlaySource
  title: (told: Told) => Sentence
  because: (told: Told) => Sentence
  steps: readonly [(told: Told) => Sentence, (told: Told) => Sentence, (told: Told) => Sentence]
  metric: (told: Told) => Sentence
  stop: (told: Told) => Sentence
  /** Why it stands where it does, said after "because". */
  why: (told: Told) => Sentence
  text?: StartText
}
