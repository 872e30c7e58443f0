import type { OceanFactor } from '@sextant/contracts/strategy/blue-ocean'
import type { Claim } from '@sextant/contracts/deliverable'
import { aboutOf, type Company, type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import { capitalized } from '../../../sentences/hole.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { actionOf } from './recompute.ts'

/** Where nobody said whose level it is. */
const RIVALS = 'The usual rival'
const OTHERS = 'Another choice'

/** Whose levels stand beside the own ones: of the rival that the cards name, and of a second where one is rated. */
export function rivalsOf(company: Company): string[] {
  const factors = factsOf(company, 'factor')
  const first = firstRival(company)
  const names = factors.some(({ theirs }) => theirs !== undefined) ? [nameOf(first, RIVALS)] : []
  if (!factors.some(({ others }) => others !== undefined)) return names
  const second = alternatives(company).find(rival => rival !== first)
  return [nameOf(first, RIVALS), nameOf(second, OTHERS)]
}

const nameOf = (rival: Fact<'rival'> | undefined, otherwise: string): string =>
  rival ? capitalized(rival.label) : otherwise

const alternatives = (company: Company): Fact<'rival'>[] =>
  factsOf(company, 'rival').filter(({ sort }) => sort !== 'referrer')

/** The one that the factors are about; the first rival where they name none; none where they name several. */
function firstRival(company: Company): Fact<'rival'> | undefined {
  const named = factsOf(company, 'factor').flatMap(factor => {
    const rival = aboutOf(company, factor, 'rival')
    return rival && factor.theirs !== undefined ? [rival] : []
  })
  const different = new Set(named)
  if (different.size > 1) return undefined
  return (
    named[0] ?? alternatives(company).find(({ sort }) => sort === undefined || sort === 'rival')
  )
}

export function factorOf(
  desk: Desk,
  fact: Fact<'factor'>,
  index: number,
  rivals: number,
): OceanFactor {
  const levels = [fact.theirs ?? null, fact.others ?? null]
  const factor = {
    id: `F${index + 1}`,
    name: capitalized(fact.label),
    today: fact.ours ?? null,
    target: fact.aim ?? null,
    rivals: levels.slice(0, rivals),
    action: null,
    because: { ...because(desk, fact), fact: fact.id },
  }
  return { ...factor, action: actionOf(factor) }
}

/** The levels against each other, or which of them is missing. */
function because(desk: Desk, fact: Fact<'factor'>): Claim {
  const { ours, theirs, others, aim } = fact
  if (ours === undefined || theirs === undefined || aim === undefined)
    return desk.claim(missing(fact), [fact.id], 'not rated')
  const { kit } = desk
  // The same basis as the curve: the mean of all that are rated.
  const lead = aim - (others === undefined ? theirs : (theirs + others) / 2)
  const from = kit.number(ours, AS_SAID, [fact])
  const to = kit.number(aim, AS_SAID, [fact])
  const gap = kit.number(
    Math.abs(lead),
    others === undefined
      ? '|wanted level − level of the rival|'
      : '|wanted level − mean of the rivals|',
    [fact],
  )
  const way = ours === aim ? say`Stays at ${to}` : say`From ${from} to ${to}`
  return desk.claim(against(), [fact.id], 'computed')

  function against(): Sentence {
    const who = others === undefined ? say`the rival` : say`the mean of the rivals`
    if (lead === 0) return say`${way}, level with ${who}.`
    return lead > 0 ? say`${way}, ${gap} above ${who}.` : say`${way}, ${gap} below ${who}.`
  }
}

const LEVELS = {
  ours: say`your level`,
  theirs: say`the level of the rival`,
  aim: say`where it should go`,
} as const

function missing(fact: Fact<'factor'>): Sentence {
  const names = (Object.keys(LEVELS) as (keyof typeof LEVELS)[]).filter(
    name => fact[name] === undefined,
  )
  const [first, second, third] = names.map(name => LEVELS[name])
  if (third) return say`Not rated yet: ${first!}, ${second!} and ${third}.`
  return second ? say`Not rated yet: ${first!} and ${second}.` : say`Not rated yet: ${first!}.`
}
