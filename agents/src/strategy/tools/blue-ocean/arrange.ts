import type { BlueOceanBody, OceanFactor } from '@sextant/contracts/strategy/blue-ocean'
import { OCEAN_FACTORS } from '@sextant/contracts/strategy/counts'
import type { Claim, TextSection } from '@sextant/contracts/deliverable'
import { factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { ListText } from '../../../sentences/list.ts'
import { agree } from '../../../sentences/verbs.ts'
import { say } from '../../../sentences/sentence.ts'
import { candidatesOf } from './candidates.ts'
import { factorOf, rivalsOf } from './factors.ts'
import { asked, lostMost, openActions } from './reach.ts'
import { trialOf } from './trial.ts'
import { wantOf, wantedBy } from './wants.ts'
import { known, levelOf, taglinePassed, testsOf } from './recompute.ts'

/** Fewest factors of a canvas (Kim and Mauborgne). */
const FACTORS = 6

export function arrange(desk: Desk): Arranged<'blue-ocean'> {
  const rivals = rivalsOf(desk.company)
  const factors = factsOf(desk.company, 'factor')
    .slice(0, OCEAN_FACTORS.most)
    .map((fact, index) => factorOf(desk, fact, index, rivals.length))
  const body: BlueOceanBody = {
    own: desk.profile.companyName.trim() || desk.company.name,
    rivals,
    factors,
    candidates: candidatesOf(desk),
    tests: { ...testsOf(factors), tagline: tagline(desk, factors) },
  }
  const narrative = [curve(desk, factors)].filter(section => section !== null)
  const plays = desk.plays.filter(
    ({ finding }) => finding.family === 'competition' || finding.family === 'strength',
  )
  return { body, narrative, plays, ...decided(desk, factors) }
}

/** The step of the curve that most buyers want; where nobody said what they want, the one that is raised or created furthest. The decision is about it, with a play for it where one is. */
function decided(desk: Desk, factors: readonly OceanFactor[]): Pick<Arranged, 'result' | 'lead'> {
  const [widest] = factors
    .filter(({ action }) => action === 'raise' || action === 'create')
    .filter(factor => nameOf(desk, factor) !== null)
    .toSorted((a, b) => wantedBy(desk, b) - wantedBy(desk, a) || stepsOf([b]) - stepsOf([a]))
  const name = widest && nameOf(desk, widest)
  const [id] = widest ? idOf(widest) : []
  const fact = id === undefined ? undefined : desk.fact(id)
  if (!widest || !name || !fact) return {}
  const from = desk.kit.number(widest.today ?? 0, 'own level', [fact])
  const to = desk.kit.number(widest.target ?? 0, 'wanted level', [fact])
  const ahead = aheadOf(widest)
  const apart = desk.kit.number(Math.abs(ahead), AHEAD, [fact])
  const start = say`The curve turns on ${name}, raised from ${from} to ${to}`
  const raised = ahead > 0 ? say`${start}, ${apart} above the others.` : say`${start}.`
  const cut = cutOf(desk, factors)
  const want = wantOf(desk, widest)
  const wanted = want
    ? say`${raised} It is what ${desk.kit.label(want)} ${agree('ask', desk.kit.label(want))} for.`
    : raised
  const says = cut ? say`${wanted} What gives way is ${cut.name}.` : wanted
  const rests = [fact.id, ...(want ? [want.id] : []), ...(cut ? [cut.id] : [])]
  const lead = trialOf(desk, {
    raised: name,
    fact: fact.id,
    from: widest.today ?? 0,
    to: widest.target ?? 0,
    cut: cut?.name ?? null,
    lost: lostMost(desk),
    rests,
  })
  return { result: desk.claim(says, rests, 'computed'), lead }
}

/** The factor that gives up most. */
function cutOf(desk: Desk, factors: readonly OceanFactor[]): { name: Label; id: string } | null {
  const [most] = factors
    .filter(({ action }) => action === 'reduce' || action === 'eliminate')
    .toSorted((a, b) => stepsOf([b]) - stepsOf([a]))
  const name = most && nameOf(desk, most)
  const [id] = most ? idOf(most) : []
  return name && id ? { name, id } : null
}

const AHEAD = '|wanted level − mean of the others|'

/** The name of a factor as a sentence has it; null where it could not stand in one. */
function nameOf(desk: Desk, { because }: OceanFactor): Label | null {
  const fact = because.fact === undefined ? undefined : desk.fact(because.fact)
  return fact ? desk.kit.name(fact) : null
}

/** How far a wanted level lies above the mean of the rated rivals. */
function aheadOf(factor: OceanFactor): number {
  const rivals = known(factor.rivals)
  const mean = rivals.reduce((sum, level) => sum + level, 0) / Math.max(1, rivals.length)
  return (levelOf(factor) ?? 0) - mean
}

const idOf = ({ because }: OceanFactor): string[] => (because.fact ? [because.fact] : [])

/** Levels above the others from which buyers know somebody for it. */
const FAR = 3

/** The two factors that are raised or created furthest above the rivals, and the one that is cut for them. */
function tagline(desk: Desk, factors: readonly OceanFactor[]): BlueOceanBody['tests']['tagline'] {
  const byLead = factors
    .filter(factor => nameOf(desk, factor) !== null)
    .toSorted((a, b) => aheadOf(b) - aheadOf(a))
  const raised = byLead.filter(({ action }) => action === 'raise' || action === 'create')
  const [first] = raised
  // Beside a single step, what stays far above the others says the rest.
  const held = byLead.find(factor => factor.action === 'keep' && aheadOf(factor) >= FAR)
  const second = raised[1] ?? held
  if (!first || !second) return { text: null, names: [], passed: null }
  const cut = factors
    .filter(({ action }) => action === 'eliminate' || action === 'reduce')
    .toSorted((a, b) => aheadOf(a) - aheadOf(b))
    .find(factor => nameOf(desk, factor) !== null)
  const leads = new ListText([nameOf(desk, first)!, nameOf(desk, second)!])
  const says = cut ? say`${leads} first, ${nameOf(desk, cut)!} last.` : say`${leads} first.`
  const rests = [first, second, ...(cut ? [cut] : [])].flatMap(idOf)
  const names = [first.id, second.id]
  const text = desk.claim(says, rests, 'computed')
  return { text, names, passed: taglinePassed(factors, names) }
}

/** What the curve says that no single level does. */
function curve(desk: Desk, factors: readonly OceanFactor[]): TextSection | null {
  const paragraphs = [balance(desk, factors), alike(desk, factors), few(desk, factors)]
  const isCurve = factors.some(({ action }) => action !== null)
  const around = isCurve ? [openActions(desk, factors), asked(desk)] : []
  const said = [...paragraphs.filter(claim => claim !== null).slice(0, 2), ...around].filter(
    claim => claim !== null,
  )
  return said.length > 0 ? { id: 'curve', heading: 'What the curve says', paragraphs: said } : null
}

/** A curve that only rises costs more than it sets apart: something has to be given up for it. */
function balance(desk: Desk, factors: readonly OceanFactor[]): Claim | null {
  const up = factors.filter(({ action }) => action === 'raise' || action === 'create')
  const down = factors.filter(({ action }) => action === 'reduce' || action === 'eliminate')
  const moved = [...up, ...down]
  if (moved.length === 0) return null
  const rests = moved.flatMap(idOf)
  const { kit } = desk
  const facts = rests.map(id => desk.fact(id)).filter(fact => fact !== undefined)
  const unit = { one: 'factor', many: 'factors' }
  const rising = kit.count(up.length, unit, 'factors raised or created, counted', facts)
  if (down.length === 0)
    return desk.claim(
      say`${rising} would rise and none would fall: without something given up, the curve only costs more.`,
      rests,
      'computed',
    )
  const falling = kit.count(down.length, unit, 'factors reduced or eliminated, counted', facts)
  if (up.length === 0)
    return desk.claim(
      say`${falling} would fall and none would rise: that saves money and gives buyers no new reason.`,
      rests,
      'computed',
    )
  const added = kit.number(stepsOf(up), 'levels added', facts)
  const freed = kit.number(stepsOf(down), 'levels given up', facts)
  const start = say`The curve adds ${added} levels on ${rising} and gives up ${freed} on ${falling}`
  const says =
    stepsOf(down) < stepsOf(up) / 2
      ? say`${start}: less than half as many are given up as are added.`
      : say`${start}. Whether the second pays for the first is not known: no cost of any factor is on a card.`
  return desk.claim(says, rests, 'computed')
}

const stepsOf = (factors: readonly OceanFactor[]): number =>
  factors.reduce((sum, { today, target }) => sum + Math.abs((target ?? 0) - (today ?? 0)), 0)

/** A difference that buyers do not see. */
const CLOSE = 1

/** Factors on which the wanted curve runs with the rivals. */
function alike(desk: Desk, factors: readonly OceanFactor[]): Claim | null {
  const both = factors.filter(factor => factor.target !== null && known(factor.rivals).length > 0)
  const close = both.filter(factor => Math.abs(aheadOf(factor)) <= CLOSE)
  const names = close.map(factor => nameOf(desk, factor)).filter(name => name !== null)
  if (close.length === 0 || names.length < close.length) return null
  const rests = close.flatMap(idOf)
  const facts = both.flatMap(idOf).flatMap(id => desk.fact(id) ?? [])
  const all = desk.kit.number(both.length, 'factors rated on both sides, counted', facts)
  const part = desk.kit.number(close.length, 'of them, at most one level apart', facts)
  const says = say`On ${part} of ${all} factors you aim within ${fixed.number(CLOSE, 'a level')} level of the others (${new ListText(names)}): nothing there gives a reason to change.`
  return desk.claim(says, rests, 'computed')
}

/** How many factors are rated on both sides, where that is too few for a curve. */
function few(desk: Desk, factors: readonly OceanFactor[]): Claim | null {
  const rated = factors.filter(
    factor => levelOf(factor) !== null && known(factor.rivals).length > 0,
  )
  if (factors.length === 0 || rated.length >= FACTORS) return null
  const facts = factors.flatMap(idOf).flatMap(id => desk.fact(id) ?? [])
  const number = desk.kit.number(rated.length, 'factors rated on both sides, counted', facts)
  const all = desk.kit.number(factors.length, 'factors, counted', facts)
  const least = fixed.number(FACTORS, 'a canvas')
  return desk.claim(
    say`Rated on both sides: ${number} of ${all}. A curve that can be judged takes ${least} factors at least: name what else buyers compare, and rate it.`,
    factors.flatMap(idOf),
    'not rated',
  )
}
