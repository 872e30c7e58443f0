import type { TowsKind } from '@sextant/contracts/strategy/swot-words'
import { say } from '../../../sentences/sentence.ts'
import { agree } from '../../../sentences/verbs.ts'
import {
  applying,
  bracing,
  declining,
  hearing,
  introducing,
  keeping,
  meeting,
  type Pair,
  passing,
  passingOn,
  preparing,
  type Said,
  showing,
  speaking,
  trying,
  type Way,
} from './advice.ts'
import type { Inside, Outside } from './pair-kinds.ts'

export type Relation = { says: (pair: Pair) => Said; way: (pair: Pair) => Way }
type Cell = Partial<Record<Inside, Partial<Record<Outside, Relation>>>>

const relation = (way: Relation['way'], says: Relation['says']): Relation => ({ says, way })

const readyFor = relation(meeting, ({ shown, around }) => ({
  title: say`Be ready for ${around}, and lead with ${shown.says}`,
  because: say`${around} ${agree('bring', around)} people who look for somebody, and ${shown.says} ${agree('speak', shown.subject)} for you then.`,
}))

const ATTACK: Cell = {
  asset: {
    group: relation(speaking, ({ shown, around }) => ({
      title: say`Lead with ${shown.says} when you speak to ${around}`,
      because: say`Among ${around} there is more to win, and ${shown.says} ${agree('speak', shown.subject)} for you there.`,
    })),
    demand: readyFor,
    unsorted: readyFor,
    law: relation(meeting, ({ shown, around }) => ({
      title: say`Show ${shown.says} to those who have to act on ${around}`,
      because: say`${around} ${agree('make', around)} some of those you serve look for help, and ${shown.says} ${agree('speak', shown.subject)} for you then.`,
    })),
    funding: relation(meeting, ({ shown, around }) => ({
      title: say`Tell those whom ${around} will pay about ${shown.says}`,
      because: say`${around} ${agree('bring', around)} money to some who could buy, and ${shown.says} ${agree('speak', shown.subject)} for you when they choose.`,
    })),
    referrer: relation(passing, ({ shown, around }) => ({
      title: say`Make ${shown.says} easy for ${around} to pass on`,
      because: say`${around} ${agree('be', around)} asked whom to choose, and ${shown.says} ${agree('be', shown.subject)} something to say in reply.`,
    })),
    seller: relation(meeting, ({ shown, around }) => ({
      title: say`Speak to those who lose their seller through ${around}, and lead with ${shown.says}`,
      because: say`${around} ${agree('leave', around)} buyers looking for somebody, and ${shown.says} ${agree('speak', shown.subject)} for you then.`,
    })),
  },
  person: {
    group: relation(introducing, ({ own, around }) => ({
      title: say`Let ${around} meet ${own}`,
      because: say`Among ${around} there is more to win, and who meets ${own} knows why.`,
    })),
  },
}

/** Before more work comes: what would stop it, and the move against that. */
const beforeWork = (says: Relation['says']): Relation => relation(preparing, says)

const STRENGTHEN: Cell = {
  hands: {
    demand: beforeWork(({ own, around, before }) => ({
      title: say`Free hours ${before}`,
      because: say`More work comes with ${around}, and the hands for it are short: ${own}.`,
    })),
    funding: funded(),
    technology: tried(),
    group: kept(),
  },
  room: {
    demand: beforeWork(({ own, around, before }) => ({
      title: say`Make room ${before}`,
      because: say`More work comes with ${around}, and there is no room for it yet: ${own}.`,
    })),
    funding: funded(),
    group: kept(),
  },
  goods: {
    demand: beforeWork(({ own, around, before }) => ({
      title: say`Secure the goods ${before}`,
      because: say`More work comes with ${around}, and what it is made of is short: ${own}.`,
    })),
    group: kept(),
  },
  money: {
    demand: beforeWork(({ own, around }) => ({
      title: say`Settle how the work that comes with ${around} is paid for`,
      because: say`The work that comes with ${around} costs money before it brings any, and money is short: ${own}.`,
    })),
    funding: funded(),
  },
  approval: {
    demand: beforeWork(({ own, around, before }) => ({
      title: say`Have the approval ${before}`,
      because: say`More work comes with ${around}, and a part of it may not be done yet: ${own}.`,
    })),
    law: relation(applying, ({ own, around }) => ({
      title: say`Use ${around} to get what is not allowed yet`,
      because: say`${around} ${agree('change', around)} what may be done, and this waits for it: ${own}.`,
    })),
  },
  known: {
    demand: beforeWork(({ own, around, before }) => ({
      title: say`Be known ${before}`,
      because: say`With ${around} more people look for somebody, and too few of them know you: ${own}.`,
    })),
    referrer: relation(passing, ({ own, around }) => ({
      title: say`Ask ${around} to name you`,
      because: say`${around} ${agree('be', around)} asked whom to choose, and too few of those who ask know you: ${own}.`,
    })),
    group: relation(speaking, ({ own, around }) => ({
      title: say`Make yourself known among ${around} first`,
      because: say`Too few know you (${own}). That cannot be mended everywhere at once, and ${around} ${agree('be', around)} a place to begin.`,
    })),
  },
  asked: {
    demand: beforeWork(({ own, around, before }) => ({
      title: say`Lose fewer of those who ask, ${before}`,
      because: say`More will ask with ${around}, and too many who ask do not buy: ${own}.`,
    })),
  },
  kept: {
    demand: beforeWork(({ own, around, before }) => ({
      title: say`Keep more of those you win, ${before}`,
      because: say`More will come with ${around}, and too many who come do not stay: ${own}.`,
    })),
  },
  systems: {
    demand: beforeWork(({ own, around, before }) => ({
      title: say`Put the way the work runs in order ${before}`,
      because: say`More work comes with ${around}, and what goes wrong today would go wrong more often: ${own}.`,
    })),
    technology: tried(),
  },
  season: { group: kept() },
}

function funded(): Relation {
  return relation(applying, ({ own, around }) => ({
    title: say`Ask for a part of ${around} to pay for what is short`,
    because: say`${around} ${agree('bring', around)} money to those who ask in time, and money would mend a part of this: ${own}.`,
  }))
}

function tried(): Relation {
  return relation(trying, ({ own, around }) => ({
    title: say`Find out what of the work that waits ${around} could spare`,
    because: say`With ${around}, a part of what waits may no longer have to: ${own}.`,
  }))
}

function kept(): Relation {
  return relation(keeping, ({ own, around }) => ({
    title: say`Keep a part of what is short for ${around}`,
    because: say`What is short goes to whoever asks first (${own}). For ${around} there is what is kept for them.`,
  }))
}

const checkable = relation(showing, ({ shown, around }) => ({
  title: say`Make ${shown.says} easy to check, in answer to ${around}`,
  because: say`Whoever weighs ${around} should find the answer beside it: ${shown.says}.`,
}))
const sayEarly = relation(showing, ({ shown, around }) => ({
  title: say`Say early what ${around} ${agree('mean', around)} for those you serve, and show ${shown.says}`,
  because: say`Whoever hears of ${around} first from you asks you first, and ${shown.says} ${agree('be', shown.subject)} what you can show.`,
}))

const DEFEND: Cell = {
  asset: {
    rival: checkable,
    seller: checkable,
    nothing: relation(showing, ({ shown, around }) => ({
      title: say`Show those who think of ${around} what ${shown.says} ${agree('be', shown.subject)} worth to them`,
      because: say`Whoever thinks of ${around} compares no sellers: only what it would bring them counts, and ${shown.says} ${agree('show', shown.subject)} that.`,
    })),
    law: sayEarly,
    unsorted: sayEarly,
    cost: relation(passingOn, ({ own, around }) => ({
      title: say`Pass the dearer cost (${around}) on first where people come for ${own}`,
      because: say`${around} ${agree('come', around)} off every sale, and ${own} ${agree('give', own)} those who buy a reason to stay at a higher price.`,
    })),
    demand: relation(showing, ({ shown, around, before }) => ({
      title: say`Give those who stay a reason ${before}: ${shown.says}`,
      because: say`${around} ${agree('leave', around)} fewer who buy. Those who stay do so for a reason, and ${shown.says} ${agree('be', shown.subject)} one.`,
    })),
    funding: relation(showing, ({ shown, around }) => ({
      title: say`Put ${shown.says} before those who decide on the money, ahead of ${around}`,
      because: say`Where money goes away (${around}), what is proven is kept longest: ${shown.says}.`,
    })),
    technology: relation(showing, ({ shown, around }) => ({
      title: say`Show what ${around} cannot replace: ${shown.says}`,
      because: say`What ${around} can do will be compared by its price; ${shown.says} ${agree('stand', shown.subject)} outside of that.`,
    })),
    choice: relation(showing, ({ shown, around, who }) => ({
      title: say`Show ${who ?? around} ${shown.says} before the choice is made anew`,
      because: say`The choice is open again (${around}), and ${shown.says} ${agree('speak', shown.subject)} for staying.`,
    })),
  },
  person: {
    rival: relation(introducing, ({ own, around }) => ({
      title: say`Let those who weigh ${around} meet ${own}`,
      because: say`What ${around} cannot offer is ${own}: who has met both sides compares more than the price.`,
    })),
  },
}

const waitsFor = relation(declining, ({ own, around }) => ({
  title: say`Say no early to work that would have to wait, and leave it to ${around}`,
  because: say`Whoever has to wait (${own}) can go to ${around}; a late no costs the name as well.`,
}))
const heard = (says: (pair: Pair) => Said['because']): Relation =>
  relation(hearing, pair => ({
    title: say`Hear why buyers chose ${pair.around}, and mend that one reason`,
    because: says(pair),
  }))
const shortMoney = relation(bracing, ({ own, around, before }) => ({
  title: say`Set money aside ${before}`,
  because: say`Money is short already (${own}), and ${around} ${agree('take', around)} more of it.`,
}))
const fewer = ({ own, around }: Pair): Said['because'] =>
  say`${around} ${agree('leave', around)} fewer who ask. Each one who is lost weighs more then: ${own}.`
const otherBuyers = relation(bracing, ({ own, around, before }) => ({
  title: say`Have others to sell to ${before}`,
  because: say`Much hangs on few decisions already (${own}), and ${around} can turn one of them against you.`,
}))

const STEP_BACK: Cell = {
  hands: {
    rival: waitsFor,
    supply: relation(bracing, ({ own, around, before }) => ({
      title: say`Have a second pair of hands ${before}`,
      because: say`Few hands carry the work (${own}), and ${around} ${agree('leave', around)} fewer.`,
    })),
  },
  room: { rival: waitsFor },
  goods: {
    supply: secondSource(),
    cost: secondSource(),
  },
  money: { cost: shortMoney, funding: shortMoney, demand: shortMoney },
  approval: {
    law: relation(bracing, ({ own, around }) => ({
      title: say`Have what ${around} ${agree('ask', around)} for ready before its day`,
      because: say`What may be done is limited already (${own}), and ${around} ${agree('ask', around)} for more.`,
    })),
  },
  systems: {
    law: relation(bracing, ({ own, around }) => ({
      title: say`Have what ${around} ${agree('ask', around)} for ready before its day`,
      because: say`${around} ${agree('ask', around)} for what the way you work cannot give yet: ${own}.`,
    })),
  },
  known: {
    rival: heard(
      ({ own, around }) => say`Too few know you (${own}), and whoever looks finds ${around}.`,
    ),
    demand: relation(bracing, pair => ({
      title: say`Be known to more ${pair.before}`,
      because: fewer(pair),
    })),
  },
  asked: {
    rival: heard(
      ({ own, around }) =>
        say`People ask and do not buy (${own}), and ${around} ${agree('be', around)} where they can go.`,
    ),
    demand: relation(bracing, pair => ({
      title: say`Lose fewer of those who ask, ${pair.before}`,
      because: fewer(pair),
    })),
  },
  kept: {
    rival: heard(
      ({ own, around }) =>
        say`People leave or stay away (${own}), and ${around} ${agree('be', around)} where they can go.`,
    ),
    demand: relation(bracing, pair => ({
      title: say`Keep more of those you have, ${pair.before}`,
      because: fewer(pair),
    })),
  },
  price: {
    rival: heard(
      ({ own, around }) =>
        say`Buyers push on the price (${own}), and ${around} ${agree('be', around)} what they point to.`,
    ),
  },
  'few-buyers': {
    demand: otherBuyers,
    funding: otherBuyers,
    choice: otherBuyers,
    unsorted: otherBuyers,
  },
}

function secondSource(): Relation {
  return relation(bracing, ({ own, around, before }) => ({
    title: say`Find a second source ${before}`,
    because: say`What you buy is short already (${own}), and ${around} ${agree('make', around)} it shorter or dearer.`,
  }))
}

const CELLS: Readonly<Record<TowsKind, Cell>> = {
  SO: ATTACK,
  WO: STRENGTHEN,
  ST: DEFEND,
  WT: STEP_BACK,
}

/** What two kinds have to do with each other in a cell; null where nothing sensible can be said of such a pair. */
export const relationOf = (cell: TowsKind, inside: Inside, outside: Outside): Relation | null =>
  CELLS[cell][inside]?.[outside] ?? null
