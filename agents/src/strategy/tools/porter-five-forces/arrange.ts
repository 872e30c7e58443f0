import type { Claim, TextSection } from '@sextant/contracts/deliverable'
import { type Force, FORCES, type PorterBody } from '@sextant/contracts/strategy/porter-five-forces'
import { FORCE_NAMES, type ForceId } from '@sextant/contracts/strategy/porter-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import { takesGifts } from '../../../company/targets.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { type CountText, fixed } from '../../../sentences/figures.ts'
import { ListText } from '../../../sentences/list.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { driversOf, forceOfFinding, forceOfPartner, forceOfRival } from './drivers.ts'
import { meaningOf } from './meaning.ts'
import { pressureOf, strongestOf } from './recompute.ts'

/** Names of a list that still read as one. */
const NAMES = 4
/** The scale of a judgment. */
const TOP = 5

export function arrange(desk: Desk): Arranged<'porter-five-forces'> {
  const forces = FORCES.map(id => forceOf(desk, id))
  const strongest = strongestOf(forces)
  const body: PorterBody = {
    boundary: boundary(desk),
    forces,
    pressure: pressureOf(forces),
    strongest,
    verdict: verdict(desk, strongest),
  }
  const narrative = [against(desk, forces)].filter(section => section !== null)
  const plays = playsFor(desk, forces)
  return { body, narrative, plays, ...decided(desk, body, plays) }
}

/** The force that presses hardest by judgment, else the one of which the findings tell most; the decision begins there. */
function decided(
  desk: Desk,
  { forces, strongest, verdict: judged }: PorterBody,
  plays: readonly ChosenPlay[],
): Pick<Arranged, 'result' | 'lead'> {
  const told = (id: ForceId): number =>
    desk.findings.filter(found => forceOfFinding(desk, found) === id).length
  const [most] = forces.map(({ id }) => id).toSorted((a, b) => told(b) - told(a))
  const isJudged = judged !== null && strongest.length < FORCES.length
  const single = isJudged ? strongest : [most]
  const lead = plays.find(({ finding }) => {
    const id = forceOfFinding(desk, finding)
    return id !== null && single.some(force => force === id)
  })
  if (!lead) return {}
  return isJudged ? { result: judged, lead } : { lead }
}

/** What is sold, to whom, where: forces are weighed within it (Porter 2008: define the industry first). */
function boundary(desk: Desk): Claim {
  const { company, kit } = desk
  const offers = factsOf(company, 'offer').filter(isNamed).slice(0, NAMES)
  if (offers.length === 0) return unbounded(desk)
  const groups = factsOf(company, 'segment')
    .filter(group => group.side !== 'user' && !group.single && isNamed(group))
    .slice(0, NAMES)
  const [organization] = factsOf(company, 'organization')
  const place = organization?.place ? kit.part(organization.place, organization) : null
  const sold = new ListText(offers.map(offer => kit.label(offer)))
  const buyers = new ListText(groups.map(group => kit.label(group)))
  const what = groups.length > 0 ? peopled() : say`${sold}`
  const rests = [...offers, ...groups].map(({ id }) => id)
  return desk.claim(place ? say`${what}, in ${place}.` : say`${what}.`, rests, 'told')

  function peopled(): Sentence {
    return takesGifts(company) ? say`${sold}, from ${buyers}` : say`${sold}, sold to ${buyers}`
  }

  function isNamed(fact: Fact): boolean {
    return kit.name(fact) !== null
  }
}

const unbounded = (desk: Desk): Claim => ({
  text: 'Not bounded yet: what is sold, and to whom.',
  sources: [
    desk.book.assumption(
      'The boundary of the industry',
      'Name what you sell and the groups that buy it.',
    ),
  ],
  evidence: 'not rated',
})

/** A card with the judgment itself goes before one that has only a direction. */
function judgmentOf(desk: Desk, id: ForceId): Fact<'force'> | undefined {
  const cards = factsOf(desk.company, 'force').filter(({ force }) => force === id)
  return cards.findLast(({ pressure }) => pressure !== undefined) ?? cards.at(-1)
}

function forceOf(desk: Desk, id: ForceId): Force {
  const judged = judgmentOf(desk, id)
  const score = judged?.pressure ?? null
  const meaning =
    judged && score !== null
      ? {
          ...desk.claim(whatItMeans(desk, judged, id, score), [judged.id], 'rule'),
          fact: judged.id,
        }
      : null
  return {
    id,
    name: FORCE_NAMES[id],
    score,
    direction: judged?.heading ?? null,
    ...(judged && { fact: judged.id }),
    drivers: driversOf(desk, id),
    meaning,
  }
}

/** A weak force that grows is no comfort. */
function whatItMeans({ company }: Desk, { heading }: Fact<'force'>, id: ForceId, score: number) {
  const means = meaningOf(id, score, takesGifts(company))
  if (score > WEAK || heading !== 'rising') return means
  return say`${means} That holds for today only: by your judgment it is rising.`
}

/** A force's fixed name as a word of a sentence. */
function wordOf(desk: Desk, id: ForceId, fact: Fact): CountText {
  const name = FORCE_NAMES[id].toLowerCase()
  return desk.kit.unit({ one: name, many: name }, 'one', fact)
}

/** The strongest force sets what there is to earn, more than the mean of the five (Porter 2008). */
function verdict(desk: Desk, strongest: readonly ForceId[]): Claim | null {
  const cards = strongest.map(id => judgmentOf(desk, id)).filter(card => card !== undefined)
  const [first] = cards
  if (!first?.pressure) return null
  const names = new ListText(strongest.map((id, index) => wordOf(desk, id, cards[index] ?? first)))
  const top = desk.kit.number(first.pressure, AS_SAID, [first])
  const scale = fixed.number(TOP, 'the scale of a judgment')
  const rests = cards.map(({ id }) => id)
  return desk.claim(pressing(), rests, 'estimate')

  function pressing(): Sentence {
    if (cards.length === FORCES.length) return say`All forces press alike, at ${top} of ${scale}.`
    if (cards.length > 1)
      return say`By your judgment ${names} press hardest, at ${top} of ${scale}: they set what there is to earn, more than the mean does.`
    return say`By your judgment ${names} presses hardest, at ${top} of ${scale}: it sets what there is to earn, more than the mean does.`
  }
}

const WEAK = 2
const STRONG = 4
/** Of those lost, a part that one alternative takes before it counts as strong. */
const MANY_LOST = 0.25

/** Where a judgment and the facts point different ways: the one thing here that the person has not said. */
function against(desk: Desk, forces: readonly Force[]): TextSection | null {
  const paragraphs = forces.map(force => contradicted(desk, force)).filter(claim => claim !== null)
  if (paragraphs.length === 0) return null
  return { id: 'against', heading: 'Where your judgment and the facts differ', paragraphs }
}

function contradicted(desk: Desk, { id, score, drivers }: Force): Claim | null {
  const judged = judgmentOf(desk, id)
  if (!judged || score === null) return null
  const rated = desk.kit.number(score, AS_SAID, [judged])
  const scale = fixed.number(TOP, 'the scale of a judgment')
  const shown = score <= WEAK ? pressureShown(desk, id) : null
  const start = say`${wordOf(desk, id, judged)} stands at ${rated} of ${scale}`
  if (shown) {
    const says = say`${start}, yet the cards show pressure. ${shown.says}`
    return { ...desk.claim(says, [judged.id, ...shown.rests], 'computed'), fact: judged.id }
  }
  if (score < STRONG || drivers.length > 0) return null
  const says = say`${start}, and no card shows yet what drives it: name it with a figure, so that the judgment can be checked.`
  return { ...desk.claim(says, [judged.id], 'estimate'), fact: judged.id }
}

type Shown = { says: Sentence; rests: readonly string[] }

/** A threat that follows from the figures, else a card that alone shows pressure. */
function pressureShown(desk: Desk, id: ForceId): Shown | null {
  const threat = desk.findings.find(
    found => found.quadrant === 'threat' && forceOfFinding(desk, found) === id,
  )
  if (threat) return threat
  return id === 'suppliers' ? soleSupplier(desk) : takenBy(desk, id)
}

function soleSupplier({ company, kit }: Desk): Shown | null {
  const sole = factsOf(company, 'partner').find(
    partner => partner.alone && forceOfPartner(partner) === 'suppliers' && kit.name(partner),
  )
  if (!sole) return null
  return { says: say`Nobody else could soon do the work of ${kit.label(sole)}.`, rests: [sole.id] }
}

function takenBy({ company, kit }: Desk, id: ForceId): Shown | null {
  const taking = factsOf(company, 'rival').find(
    rival =>
      (rival.lostTo ?? 0) >= MANY_LOST && forceOfRival(rival) === id && kit.name(rival) !== null,
  )
  if (taking?.lostTo === undefined) return null
  const part = kit.percent(taking.lostTo, AS_SAID, [taking])
  return { says: say`${part} of those lost go to ${kit.label(taking)}.`, rests: [taking.id] }
}

/** Plays for what a force does, those against the strongest force first. */
function playsFor(desk: Desk, forces: readonly Force[]): ChosenPlay[] {
  const scoreOf = ({ finding }: ChosenPlay): number => {
    const id = forceOfFinding(desk, finding)
    return forces.find(force => force.id === id)?.score ?? 0
  }
  return desk.plays
    .filter(({ finding }) => forceOfFinding(desk, finding) !== null)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
}
