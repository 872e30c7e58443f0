import type { BoughtAs } from '@sextant/contracts/company/chips'

type Part = 'wants' | 'stops' | 'instead'

/** What is often so where something is bought in this way: never a fact, always to be asked. */
export const PERHAPS: Readonly<Record<BoughtAs, Readonly<Record<Part, string>>>> = {
  'as-a-thing': {
    wants: 'to have it in the hand soon and not to think of it again',
    stops: 'not having seen or tried it, and not knowing what to do if it is wrong',
    instead: 'the one they know already, or nothing this year',
  },
  'by-appointment': {
    wants: 'to know on the day itself that they are in good hands',
    stops: 'not knowing what it costs, how long it takes and what will happen there',
    instead: 'putting it off, or somebody nearer',
  },
  'on-a-date': {
    wants: 'an evening or a day that they can look forward to, with somebody beside them',
    stops: 'having to decide so early, and not wanting to come alone',
    instead: 'staying at home, or something that needs no booking',
  },
  'by-the-month': {
    wants: 'to keep at something that they gave up before when they were alone with it',
    stops: 'being bound, and remembering the last time they paid and did not go',
    instead: 'doing it alone, or not at all',
  },
  'by-firms': {
    wants: 'to have it done without trouble, and nothing to explain to anybody',
    stops: 'having to answer for a change of supplier',
    instead: 'the supplier they have',
  },
  'to-order': {
    wants: 'to be told plainly what it needs, what it costs and when it is finished',
    stops: 'not knowing the price before somebody has looked, and fearing that it grows',
    instead: 'waiting until it is worse, or doing it themselves',
  },
  'as-a-gift': {
    wants: 'to have done something that can be seen',
    stops: 'not knowing what becomes of the money',
    instead: 'giving to somebody who asked first',
  },
}
