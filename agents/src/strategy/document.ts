import type { StrategyDeliverable, StrategyDocument } from '@sextant/contracts/strategy/deliverable'
import { frameworkById } from '@sextant/contracts/catalogue'
import { howTheyFit, jointActions } from './fit.ts'
import { moneyIn } from './reading/figures.ts'
import { brief, listed, quoted } from './reading/wording.ts'

/** What a framework recommends: its decision and its most urgent action, as words to compare. */
const gist = (part: StrategyDeliverable): string =>
  `${part.decision.text} ${part.actions[0]?.what.text ?? ''}`

/** The user's words a decision rests on: two decisions that cite the same ones speak of the same thing. */
const grounds = (part: StrategyDeliverable): Set<string> =>
  new Set(
    part.decision.sources.flatMap(n => {
      const s = part.sources.find(o => o.n === n)
      return s?.quote && s.origin !== undefined && !s.origin.startsWith('Company profile')
        ? [s.quote.trim()]
        : []
    }),
  )

/** Pairs of words that point in opposite directions for money or effort. */
const PULLS: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /\b(?:put the [$€£]|put \$|build on|behind|start)\b/i,
    /\b(?:spend nothing|do not build|move no money|set no target|before .{0,60}spends)\b/i,
    'spending now against checking first',
  ],
  [
    /\b(?:raise|reprice|price rise)\b/i,
    /\b(?:cheaper|lower the price|discount)\b/i,
    'a higher price against a lower one',
  ],
]

/**
 * Several frameworks of one session as one document, true on the day of its oldest part (`today` where none says). Its decision keeps the first part's words (the order is the user's) and says
 * which parts point at the same thing and where two pull apart.
 */
export function combineDocument(
  parts: readonly StrategyDeliverable[],
  today: string,
): StrategyDocument {
  const [first, ...others] = parts
  if (!first || others.length === 0)
    throw new RangeError('a strategy document combines at least two frameworks')
  const name = (p: StrategyDeliverable) => frameworkById(p.framework).name
  const own = grounds(first)
  const same = (p: StrategyDeliverable) =>
    [...grounds(p)].find(q => own.has(q) && moneyIn(q).length === 0)
  const purse = moneyIn(first.decision.text)
    .map(m => m.words)
    .find(w => others.some(p => p.decision.text.includes(w)))
  const rivals = others.filter(p => purse !== undefined && p.decision.text.includes(purse))
  const clash = others.flatMap(p =>
    PULLS.filter(
      ([a, b]) =>
        (a.test(gist(first)) && b.test(gist(p))) || (b.test(gist(first)) && a.test(gist(p))),
    ).map(([, , what]) => ({ p, what })),
  )[0]
  const lead = first.decision.text.replace(/\.$/, '')
  const rest = others
    .filter(p => p !== clash?.p)
    .slice(0, 3)
    .map(p => {
      const shared = same(p)
      return shared
        ? ` ${name(p)} agrees on what it rests on, ${quoted(brief(shared, 14))}, and says: ${inner(p, first.company)}.`
        : ` ${name(p)} adds: ${inner(p, first.company)}.`
    })
    .join('')
  const once =
    purse && rivals.length > 0
      ? ` ${listed([name(first), ...rivals.map(name)])} draw on the same ${purse}: it can be spent once, in this order.`
      : ''
  const conflict = clash
    ? ` ${name(clash.p)} disagrees (${clash.what}): settle that before money moves.`
    : ''
  return {
    framework: 'strategy-document',
    version: 1,
    title: `Strategy for ${first.company}: ${listed(parts.map(p => frameworkById(p.framework).short))}`,
    company: first.company,
    trueOn: parts.map(p => p.trueOn).sort()[0] ?? today,
    decision: `${lead}.${conflict}${rest}${once}`,
    narrative: [
      {
        heading: 'How the parts fit',
        paragraphs: howTheyFit(parts, clash ? { with: name(clash.p), about: clash.what } : null),
      },
    ],
    actions: jointActions(parts),
    parts: [...parts],
  }
}

function inner(part: StrategyDeliverable | undefined, company: string): string {
  const text = (part?.decision.text ?? '').replace(/\.$/, '')
  return text.startsWith(company) || /^[“A-Z][^a-z]/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}
