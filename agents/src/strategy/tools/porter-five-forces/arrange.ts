import type { Claim, TextSection } from '@sextant/contracts/deliverable'
import { type Force, FORCES, type PorterBody } from '@sextant/contracts/strategy/porter-five-forces'
import { FORCE_NAMES, type ForceId } from '@sextant/contracts/strategy/porter-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import { takesGifts } from '../../../company/targets.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import type { FoundBy } from '../../../findings/finding.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { type CountText, fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { ListText } from '../../../sentences/list.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { answerTo, answerToBinding } from './answer.ts'
import {
  driversOf,
  figuresOf,
  forceOfFinding,
  forceOfPartner,
  forceOfRival,
  isSpread,
} from './drivers.ts'
import { headingShown, type Shown as ShownHeading } from './heading.ts'
import { meaningOf } from './meaning.ts'
import { pressureOf, strongestOf } from './recompute.ts'
import { stakeOf } from './stakes.ts'

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
  const narrative = [against(desk, forces), openForces(desk, forces)].filter(
    section => section !== null,
  )
  const plays = playsFor(desk, forces)
  const made = decided(desk, body, plays)
  return { body, narrative, plays: [...answersTo(desk, strongest, plays, made), ...plays], ...made }
}

/** The force that presses hardest by judgment, else the one that the cards show to press; the decision begins there. */
function decided(
  desk: Desk,
  { strongest, verdict: judged }: PorterBody,
  plays: readonly ChosenPlay[],
): Pick<Arranged, 'result' | 'lead'> {
  const isJudged = judged !== null && strongest.length < FORCES.length
  if (isJudged) return { result: judged, ...leadAgainst(desk, strongest, plays) }
  const shown = shownPressure(desk)
  if (!shown) return {}
  const answer = plays.find(({ finding }) => finding === shown.found)
  const against = answer ? { lead: answer } : leadAgainst(desk, [shown.force], plays)
  return { result: shown.says, ...against }
}

/** A move of the collection for what presses there, else the one that the form has against such a force. */
function leadAgainst(
  desk: Desk,
  pressing: readonly ForceId[],
  plays: readonly ChosenPlay[],
): Pick<Arranged, 'lead'> {
  const isThere = ({ finding }: ChosenPlay): boolean => {
    const id = forceOfFinding(desk, finding)
    return id !== null && pressing.includes(id) && presses(finding)
  }
  const [own] = pressing.map(force => answerTo(desk, force)).filter(play => play !== null)
  const lead = plays.find(isThere) ?? own
  return lead ? { lead } : {}
}

/** One move for each force that presses hardest and that no other move answers, and one for whoever alone can do it. */
function answersTo(
  desk: Desk,
  strongest: readonly ForceId[],
  plays: readonly ChosenPlay[],
  { lead }: Pick<Arranged, 'lead'>,
): ChosenPlay[] {
  const open = strongest.length < FORCES.length ? strongest : []
  const own = open.flatMap(force => {
    const there = plays.find(({ finding }) => isAgainst(desk, force, finding))
    return there ?? answerTo(desk, force) ?? []
  })
  const binding = answerToBinding(desk)
  const all = binding ? [...own, binding] : own
  const ids = all.map(({ play }) => play.id)
  return all.filter(
    ({ play }, index) => play.id !== lead?.play.id && ids.indexOf(play.id) === index,
  )
}

const isAgainst = (desk: Desk, force: ForceId, finding: FoundBy): boolean =>
  forceOfFinding(desk, finding) === force && presses(finding)

/** What speaks for the organization is no pressure. */
const presses = ({ quadrant }: Pick<FoundBy, 'quadrant'>): boolean =>
  quadrant !== 'opportunity' && quadrant !== 'strength'

const isSpreadOut = (desk: Desk, { rests }: FoundBy): boolean =>
  factsOf(desk.company, 'segment').some(group => rests.includes(group.id) && isSpread(group))

type Pressing = { force: ForceId; says: Claim; found?: FoundBy }

/** Without a judgment: the heaviest finding of pressure, else what the cards say by themselves. */
function shownPressure(desk: Desk): Pressing | null {
  const pressing = desk.findings.filter(
    one => forceOfFinding(desk, one) !== null && presses(one) && !isSpreadOut(desk, one),
  )
  const found = pressing.find(({ quadrant }) => quadrant === 'threat') ?? pressing[0]
  const force = found && forceOfFinding(desk, found)
  if (found && force) {
    const says = say`${shownFirst(force)} ${found.says}`
    return { force, found, says: desk.claim(says, found.rests, 'computed') }
  }
  return shownByCards(desk)
}

/** The force with most figures behind it; where no card has any, what is named first has to be weighed. */
function shownByCards(desk: Desk): Pressing | null {
  // Who takes gifts has no price that could be pressed.
  if (takesGifts(desk.company)) return null
  const helps = desk.findings.filter(({ quadrant }) => quadrant === 'opportunity')
  const isPressing = ({ fact }: { fact: Fact }): boolean =>
    !helps.some(({ rests }) => rests.includes(fact.id))
  const shown = FORCES.map(force => ({ force, cards: figuresOf(desk, force).filter(isPressing) }))
  const [most] = shown.toSorted((a, b) => b.cards.length - a.cards.length)
  const [card] = most?.cards ?? []
  if (most && card) {
    const says = say`${shownFirst(most.force)} ${card.says}`
    return { force: most.force, says: desk.claim(says, [card.fact.id], 'told') }
  }
  const [rival] = factsOf(desk.company, 'rival').filter(one => desk.kit.name(one))
  if (!rival) return null
  const says = say`No force is rated yet, and no card shows how strongly any presses; begin with what ${desk.kit.label(rival)} can take from you.`
  return { force: forceOfRival(rival), says: desk.claim(says, [rival.id], 'not rated') }
}

const shownFirst = (force: ForceId): Sentence =>
  say`No force is rated yet; by the cards ${SHOWN[force]} first.`

const SHOWN: Readonly<Record<ForceId, Sentence>> = {
  rivalry: say`rivalry presses`,
  entrants: say`newcomers press`,
  substitutes: say`substitutes press`,
  buyers: say`buyers press`,
  suppliers: say`suppliers press`,
}

/** What is sold, to whom, where: forces are weighed within it (Porter 2008: define the industry first). */
function boundary(desk: Desk): Claim {
  const { company, kit } = desk
  const offers = factsOf(company, 'offer').filter(isNamed).slice(0, NAMES)
  if (offers.length === 0) return unbounded(desk)
  const groups = factsOf(company, 'segment')
    .filter(group => !group.single && isNamed(group))
    .toSorted((a, b) => Number(a.side === 'user') - Number(b.side === 'user'))
    .slice(0, NAMES)
  const [organization] = factsOf(company, 'organization')
  const [placed] = [organization, ...groups].filter(fact => fact?.place)
  const place = placed?.place ? kit.part(placed.place, placed) : null
  const firm = organization ? kit.name(organization) : null
  const sold = new ListText(offers.map(offer => kit.label(offer)))
  const buyers = new ListText(groups.map(group => kit.label(group)))
  const what = groups.length > 0 ? peopled() : say`${sold}`
  const whole = firm && !takesGifts(company) ? traded(firm) : what
  const rests = [...offers, ...groups].map(({ id }) => id)
  return desk.claim(place ? say`${whole}, in ${place}.` : say`${whole}.`, rests, 'told')

  /** Who sells what to whom. */
  function traded(name: Label): Sentence {
    const trade = say`${name} and its rivals sell ${sold}`
    return groups.length > 0 ? say`${trade} to ${buyers}` : trade
  }

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
  const shown = judged?.heading ? null : headingShown(desk, id)
  return {
    id,
    name: FORCE_NAMES[id],
    score,
    direction: judged?.heading ?? shown?.heading ?? null,
    ...(judged && { fact: judged.id }),
    drivers: driversOf(desk, id),
    meaning: meaningIn(desk, id, judged, shown),
  }
}

/** What a judged force does to profit, what it can take in this firm's money, and which way it goes by the cards; null where nothing of it is known. */
function meaningIn(
  desk: Desk,
  id: ForceId,
  judged: Fact<'force'> | undefined,
  shown: ShownHeading | null,
): Claim | null {
  const score = judged?.pressure
  const stake = stakeOf(desk, id)
  const way = shown && desk.kit.name(shown.fact)
  const parts = [
    ...(judged && score !== undefined ? [whatItMeans(desk, judged, id, score)] : []),
    ...(stake ? [stake.says] : []),
    ...(shown && way ? [say`${HEADS[shown.heading]} by the cards: ${way}.`] : []),
  ]
  const [first, ...others] = parts
  if (!first) return null
  const says = others.reduce((before, part) => say`${before} ${part}`, first)
  const rests = [judged?.id, ...(stake?.rests ?? []), shown?.fact.id].filter(
    one => one !== undefined,
  )
  const claim = desk.claim(says, rests, stake || shown ? 'computed' : 'rule')
  return judged ? { ...claim, fact: judged.id } : claim
}

const HEADS: Readonly<Record<ShownHeading['heading'], Sentence>> = {
  rising: say`It rises`,
  falling: say`It falls`,
  steady: say`It stays as it is`,
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
      return say`By your judgment ${names} press hardest, at ${top} of ${scale}: they decide what is left to earn.`
    const open = unanswered(desk, strongest[0])
    const isMany = strongest[0] === 'substitutes' || strongest[0] === 'entrants'
    return isMany
      ? say`By your judgment ${names} press hardest, at ${top} of ${scale}: they decide what is left to earn.${open}`
      : say`By your judgment ${names} presses hardest, at ${top} of ${scale}: it decides what is left to earn.${open}`
  }
}

/** Why no move is made against a force; nothing where there is one, and nothing for who takes gifts. */
function unanswered(desk: Desk, force: ForceId | undefined): Sentence {
  if (!force || takesGifts(desk.company)) return say``
  const isAnswered = desk.plays.some(({ finding }) => isAgainst(desk, force, finding))
  return isAnswered || answerTo(desk, force) ? say`` : say` No move answers it yet: ${OPEN[force]}.`
}

const OPEN: Readonly<Record<ForceId, Sentence>> = {
  rivalry: say`no card names a rival`,
  entrants: say`no card says what newcomers could not copy soon`,
  substitutes: say`no card names what else buyers could choose`,
  buyers: say`no card names a buyer who is large enough to press`,
  suppliers: say`no card names a supplier or a cost that rises`,
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

/** What has to be judged before a force counts, once and beside the table. */
function openForces(desk: Desk, forces: readonly Force[]): TextSection | null {
  const open = forces.filter(({ score }) => score === null)
  if (open.length === 0) return null
  const check = 'Rate the force from one to five, on its card or in the table.'
  const paragraphs = open.map(({ id, name }) => ({
    text: `${name}: ${QUESTIONS[id]}`,
    sources: [desk.book.assumption(`${name}: not rated`, check)],
    evidence: 'not rated' as const,
  }))
  return { id: 'unknown', heading: 'What we do not know', paragraphs }
}

const QUESTIONS: Readonly<Record<ForceId, string>> = {
  rivalry: 'how often a rival’s price or offer decides a sale against you.',
  entrants: 'how soon somebody new could do the same work.',
  substitutes: 'how many get it done in another way, or not at all.',
  buyers: 'how often buyers get a lower price, or more for it.',
  suppliers: 'how often you have to take a price that a supplier sets.',
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
