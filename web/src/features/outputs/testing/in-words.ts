import { TOOL_IDS } from '@sextant/contracts/catalogue'
import type { Claim, Move } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'

/** A statement on source 1. */
export const said = (text: string, more: Partial<Claim> = {}): Claim => ({
  text,
  sources: [1],
  ...more,
})

export const moveOf = (id: string, title: Claim): Move => ({
  id,
  title,
  because: said('Because it pays.'),
  steps: [said('Ask.'), said('Listen.'), said('Note.')],
  ownerRole: 'You',
  hours: 2,
  weeks: [1, 2],
  cost: [0, 0],
  currency: 'EUR',
  metric: 'Five answers',
  stop: 'Nobody answers.',
  method: said('Interviews'),
})

/** A small deliverable; what a test is about is put in. */
export const inWords = (words: Partial<Deliverable>): Deliverable =>
  ({
    tool: TOOL_IDS[0],
    decision: said('Raise the price of bread.'),
    findings: [],
    narrative: [],
    body: {},
    moves: [],
    actions: [],
    wouldChange: [],
    sources: [
      { n: 1, ref: 'fact-1' },
      { n: 9, ref: 'edit' },
    ],
    ...words,
  }) as unknown as Deliverable
