import { PEOPLE_LEAST, peopleIn } from '../../../../company/voices.ts'
import { formPlay, type FormPlay } from '../../../../core/form-play.ts'
import type { ChosenPlay } from '../../../../plays/choose.ts'
import type { Label } from '../../../../sentences/label.ts'
import { say, type Sentence } from '../../../../sentences/sentence.ts'
import { monthsIn } from '../figures/months.ts'
import type { Kind } from '../kinds/kinds.ts'
import { under } from '../unheard.ts'
import { isAgainstNobody } from '../insights/before.ts'
import type { Heard } from '../insights/heard.ts'
import { isPriceFair } from '../insights/price-told.ts'
import { countOf } from './asked-for.ts'
import { sharedKind } from '../insights/shared.ts'
import { codeNamed } from '../../../../reading/transcript/codes.ts'
import { ANY_WAY, CHANNEL_WAYS } from './channel-steps.ts'
import { FIVE, HOURS, ONE, SIX_WEEKS, TEN, THREE, TWO } from './figures.ts'
import { CHANNELS, FORCES, PRICES, RINGS } from './methods.ts'

type Terms = Pick<
  FormPlay,
  'id' | 'owner' | 'hours' | 'weeks' | 'source' | 'title' | 'steps' | 'metric' | 'stop'
>

/** A move out of what several said: the count it rests on, and why it stands where it stands in the order. */
const moveFrom = (heard: Heard, kind: Kind, reason: Sentence, terms: Terms): ChosenPlay =>
  formPlay({
    ...terms,
    cost: [0, 0],
    because: say`${countOf(heard, kind)} ${reason}`,
    rests: [...kind.voices.map(({ id }) => id), heard.group.id],
  })

const LOSES = say`This loses people who already ask, so it comes before anything that brings more of them.`
const BRINGS = say`This brings more who ask, so it comes after what loses them.`

type Row = (heard: Heard) => ChosenPlay | null

const answerObjection: Row = heard => {
  const kind = sharedKind(heard, 'objection') ?? scattered(heard)
  if (!kind) return null
  const thing = thingOf(heard, kind)
  return moveFrom(heard, kind, LOSES, {
    id: 'persona-objection',
    owner: 'marketing',
    hours: 3,
    weeks: [1, 6],
    source: RINGS,
    title: thing
      ? say`Answer before they ask: ${thing}`
      : say`Answer the doubts of those who hesitated, before they are asked`,
    steps: [
      thing
        ? say`Put it as a question, in their words, where these customers read first and in every offer: ${thing}.`
        : say`Put what held them back as a question, in their words, where these customers read first and in every offer.`,
      kind.changes,
      say`Ask each of the next ${TEN} who do not buy what held them back, and write it down in their words.`,
    ],
    metric: say`Of the next ${TEN} who do not buy, at most ${TWO} name it.`,
    stop: say`If more than ${TWO} still name it after ${SIX_WEEKS}, change what is offered and not the text.`,
  })
}

/** So many people have to name doubts before one answers them all, each of which is one voice. */
const DOUBTS_LEAST = 3

/** Doubts of which no two are alike are answered together: whoever hesitates has one of them. */
function scattered({ voices }: Heard): Kind | null {
  const own = under(voices, 'objection')
  if (peopleIn(own) < DOUBTS_LEAST) return null
  return {
    topic: 'objection',
    id: '',
    voices: own,
    did: say`named something that held them back, and no two the same`,
    changes: say`Answer each of them once on one page of questions, in their words, and link it in every offer.`,
  }
}

/** What all of them are filed under; a group of several kinds has no one name. */
function thingOf({ desk }: Heard, { voices }: Kind): Label | null {
  const [first, ...others] = voices
  const isOne = others.every(({ label }) => label === first?.label)
  return first && isOne ? desk.kit.name(first) : null
}

const helpDeciders: Row = heard => {
  const kind = sharedKind(heard, 'decider', [
    'board',
    'office',
    'superior',
    'family',
    'other',
    'bound',
  ])
  if (!kind) return null
  return moveFrom(heard, kind, LOSES, {
    id: 'persona-deciders',
    owner: 'sales',
    hours: 3,
    weeks: [1, 8],
    source: RINGS,
    title: say`Write one page for whoever else has to say yes`,
    steps: [
      say`Write one page that the buyer can hand on: whole cost, date, what could go wrong, one reference.`,
      say`Hand it over with every offer, and write down the day on which they decide.`,
      OF_ITS_KIND.has(kind.id)
        ? kind.changes
        : say`Ask the first ${THREE} who decided what the others wanted to know, and add it to the page.`,
    ],
    metric: say`Of the next ${FIVE} offers that need somebody else’s yes, ${THREE} are decided on the day that was named.`,
    stop: say`If ${FIVE} offers bring no decision on its day, ask to speak to the one who decides instead.`,
  })
}

/** Whose yes asks for more than the page. */
const OF_ITS_KIND = new Set(['office', 'superior', 'family', 'other'])

const endSilence: Row = heard => {
  const kind = sharedKind(heard, 'pain', ['silence', 'wait'])
  if (!kind) return null
  return moveFrom(heard, kind, LOSES, {
    id: 'persona-answer',
    owner: 'operations',
    hours: 2,
    weeks: [1, 4],
    source: RINGS,
    title: say`Answer within a working day, and say so first`,
    steps: [
      say`Write down for ${TEN} enquiries when they came and when they were answered.`,
      kind.changes,
      say`Name who answers when you cannot, and the next free date in every first answer.`,
    ],
    metric: say`Of the next ${TEN} enquiries, all but ${ONE} are answered within a working day.`,
    stop: say`Take the promise off the page if ${THREE} of ${TEN} miss it.`,
  })
}

const compareWithBefore: Row = heard => {
  const kind = sharedKind(heard, 'alternative')
  if (!kind) return null
  return moveFrom(heard, kind, FORCES_REASON(isAgainstNobody(heard)), {
    id: 'persona-before',
    owner: 'marketing',
    hours: 4,
    weeks: [2, 6],
    source: FORCES,
    title: say`Set yourself beside what they did before`,
    steps: [
      say`Ask ${THREE} of them what it took before: hours, money, and what went wrong.`,
      kind.changes,
      say`Put it where the price stands, and show it to the next ${TEN} who ask.`,
    ],
    metric: say`Of the next ${TEN} who see it, ${THREE} speak of it unasked.`,
    stop: say`Take it away if none of ${TEN} speaks of it.`,
  })
}

const FORCES_REASON = (isNobody: boolean): Sentence =>
  isNobody
    ? say`Most have no supplier to compare you with, so a rival’s price convinces nobody.`
    : say`They compare you with that, whatever the cards say of rivals.`

const beFound: Row = heard => {
  const kind = sharedKind(heard, 'channel')
  const way = kind && (CHANNEL_WAYS[kind.id] ?? ANY_WAY)
  if (!kind || !way) return null
  const thing = codeNamed(kind.voices[0]?.label ?? '', 'channel') ? null : thingOf(heard, kind)
  return moveFrom(heard, kind, BRINGS, {
    id: 'persona-channel',
    owner: 'marketing',
    hours: way.hours,
    weeks: [2, 8],
    source: CHANNELS,
    title: thing ? say`Be found where they look: ${thing}` : way.title,
    steps: [
      thing
        ? say`Ask those who named ${thing} whom they spoke to there, and what was said of you.`
        : way.first,
      thing ? ANY_WAY.later : way.later,
      say`Ask everybody who rings how they came to you, and count it by week.`,
    ],
    metric: say`Within ${SIX_WEEKS}, ${THREE} who ask say that they came this way.`,
    stop: say`Stop when ${HOURS} of work brought nobody.`,
  })
}

const beThereThen: Row = heard => {
  const kind = sharedKind(heard, 'trigger')
  const [most] = monthsIn(heard.voices)
  if (!kind) return null
  const [first] = most && peopleIn(most.voices) >= PEOPLE_LEAST ? most.voices : []
  const name = most && first ? heard.desk.kit.month(most.month, first) : null
  return moveFrom(heard, kind, BRINGS, {
    id: 'persona-trigger',
    owner: 'marketing',
    hours: 4,
    weeks: [2, 8],
    source: FORCES,
    title: name
      ? say`Be there when it happens, most of all before ${name}`
      : say`Be there when it happens`,
    steps: [
      kind.changes,
      say`Write one page that begins with that day: what happened, what to do first, whom to ring.`,
      say`Ask each who asks what happened on the day they began to look, and keep the list.`,
    ],
    metric: say`Of the next ${TEN} who ask, ${THREE} name that page or that letter.`,
    stop: say`Change the page if ${TEN} name something else that happened.`,
  })
}

const holdPrice: Row = heard => {
  const kind = isPriceFair(heard) ? sharedKind(heard, 'price', ['fair']) : undefined
  if (!kind) return null
  return moveFrom(heard, kind, PRICE_REASON, {
    id: 'persona-price',
    owner: 'owner',
    hours: 1,
    weeks: [2, 10],
    source: PRICES,
    title: say`Hold the price: give no discount nobody asks for`,
    steps: [
      say`Take every discount off the next ${TEN} offers.`,
      say`Write down for each offer that is lost why, in their words.`,
      say`If at most ${ONE} of ${TEN} is lost for the price, ask new customers for a little more.`,
    ],
    metric: say`Of the next ${TEN} offers, at most ${ONE} is lost for the price.`,
    stop: say`Put the old terms back when ${THREE} are lost for the price.`,
  })
}

const PRICE_REASON = say`What is given away here buys nothing: it costs no work to keep it.`

const nameWholePrice: Row = heard => {
  const kind =
    sharedKind(heard, 'price', ['extra', 'dear', 'limit']) ?? sharedKind(heard, 'price', ['budget'])
  if (!kind || isPriceFair(heard)) return null
  return moveFrom(heard, kind, LOSES, {
    id: 'persona-price',
    owner: 'owner',
    hours: 2,
    weeks: [1, 6],
    source: PRICES,
    title: say`Say what it costs, with everything in it`,
    steps: [
      kind.changes,
      say`Put the sum on the page and in the first answer, with what is not in it.`,
      say`Write down for the next ${TEN} who ask whether the sum came as a surprise.`,
    ],
    metric: say`Of the next ${TEN} who ask, at most ${TWO} are surprised by the sum.`,
    stop: say`If ${THREE} of ${TEN} go away for the sum, offer a smaller piece of work at a lower one.`,
  })
}

/** What loses people first, then what brings more; of each the free and quick first. */
const ROWS: readonly Row[] = [
  answerObjection,
  helpDeciders,
  endSilence,
  nameWholePrice,
  holdPrice,
  compareWithBefore,
  beFound,
  beThereThen,
]

/** Moves that follow from what several people said, in the order in which they are made. */
export const movesByTopic = (heard: Heard): ChosenPlay[] => ROWS.flatMap(row => row(heard) ?? [])
