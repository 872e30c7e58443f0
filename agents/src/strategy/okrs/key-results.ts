import type { KeyResult } from '@sextant/contracts/strategy/okrs'
import { gradeKeyResult, okrBand } from '../../math/okr.ts'
import type { Desk, Phrase } from '../desk.ts'
import { fromTo } from '../reading/figures.ts'
import type { Item } from '../reading/reading.ts'
import { told } from '../phrases.ts'
import { stated } from '../reading/weave.ts'
import { bare, brief, capital, decapital } from '../reading/wording.ts'

export type Measured = { result: KeyResult; name: Phrase }

/** Grade and band of a key result as it stands. */
export function graded(kr: Omit<KeyResult, 'grade' | 'band'>): KeyResult {
  const grade = Math.round((gradeKeyResult(kr.baseline, kr.target, kr.actual) ?? 0) * 100) / 100
  return { ...kr, grade, band: okrBand(grade) }
}

/** How a value of this unit is written. */
export function shown(value: number, unit: string): string {
  const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value)
  return unit === '$' ? `$${digits}` : unit === '%' ? `${digits}%` : digits
}

/** "60 cakes next year, up from 41" or "1,000 accounts by december, we are at 620" as a name with both values. */
function goalPair(quote: string): { name: string; from: number; to: number } | null {
  const hit =
    /(\d[\d,]*)\s([a-zà-ÿ][a-zà-ÿ -]{2,40}?)(?=\s(?:next|this|by|a|per|in|before|within)\b|,).{0,60}?\b(?:up from|from|we are at|we're at|now at|today)\s(\d[\d,]*)/i.exec(
      quote,
    )
  if (!hit) return null
  const value = (digits: string | undefined) => Number((digits ?? '').replace(/,/g, ''))
  return { name: (hit[2] ?? '').trim(), from: value(hit[3]), to: value(hit[1]) }
}

/** Key results the user gave as "X from A to B", in the baseline or in the goal. */
export function ownResults(desk: Desk, due: string): Measured[] {
  return desk.reading
    .list('baseline')
    .concat(desk.reading.items('goal'))
    .flatMap((item, index): Measured[] => {
      const stated = item.key === 'goal' ? goalPair(item.quote) : null
      const pair =
        stated ?? (item.key === 'goal' && !/\bfrom\b/i.test(item.quote) ? null : fromTo(item.quote))
      if (!pair || pair.from === pair.to) return []
      const name =
        stated?.name ??
        (decapital(bare(item.quote.slice(0, item.quote.search(/\s*(?:from\s)?[$€£]?\d/)))).replace(
          /\s+(?:from|is|at|of)$/i,
          '',
        ) ||
          'the figure you named')
      const unit = stated
        ? 'count'
        : /[$€£]/.test(item.quote)
          ? '$'
          : /%/.test(item.quote)
            ? '%'
            : /\bdays?\b/i.test(item.quote)
              ? 'days'
              : /\ba week\b/i.test(item.quote)
                ? 'a week'
                : 'count'
      const cited = desk.cite(item, name)
      return [
        {
          name: cited,
          result: graded({
            id: `K${index + 1}`,
            claim: { text: capital(brief(bare(item.quote), 18)), sources: [...cited.sources] },
            unit,
            baseline: pair.from,
            target: pair.to,
            actual: pair.from,
            due,
            ownerRole: desk.owner(
              /day|week|no-show|unsold|error|time/i.test(name)
                ? 'operate'
                : /sales|account|start|order|preorder|lead/i.test(name)
                  ? 'sell'
                  : 'lead',
            ),
          }),
        },
      ]
    })
    .filter(
      (m, index, all) =>
        all.findIndex(
          o =>
            o.name.text === m.name.text ||
            (o.result.baseline === m.result.baseline && o.result.target === m.result.target),
        ) === index,
    )
    .slice(0, 5)
}

/** Key results that only need counting: for a goal or bottleneck nobody has measured yet. */
export function countedResults(
  desk: Desk,
  about: 'bottleneck' | 'goal',
  due: string,
  weeks: number,
): Measured[] {
  const { words, knowledge, reading } = desk
  const kpi = knowledge.kpis[about === 'goal' ? 0 : 1]?.name ?? `${words.purchases} a week`
  const block: Item | undefined = reading.constraints[0]
  const alone = /\bonly ([A-Z]\w+(?: and [A-Z]\w+)?) can\b|([A-Z]\w+) is the only one/.exec(
    reading.constraints.map(c => c.quote).join('. '),
  )
  const person = alone?.[1] ?? alone?.[2]
  const make = (
    id: string,
    name: Phrase,
    unit: string,
    baseline: number,
    target: number,
    duty: Parameters<Desk['owner']>[0],
  ): Measured => ({
    name,
    result: graded({
      id,
      claim: { text: capital(name.text), sources: [...name.sources] },
      unit,
      baseline,
      target,
      actual: baseline,
      due,
      ownerRole: desk.owner(duty),
    }),
  })
  const zero = (text: string, check: string) => desk.assume(text, check, 'operate')
  if (about === 'bottleneck')
    return [
      person && block
        ? make(
            'B1',
            {
              text: `people who can do what ${person} ${person.includes(' and ') ? 'do' : 'does'}`,
              sources: desk.cite(
                reading.constraints.find(c => c.quote.includes(person.split(' ')[0] ?? person)) ??
                  block,
              ).sources,
            },
            'people',
            person.includes(' and ') ? 2 : 1,
            person.includes(' and ') ? 4 : 2,
            'operate',
          )
        : make(
            'B1',
            block
              ? {
                  text: `trials run against the bottleneck (${stated(told(desk, block, 10))})`,
                  sources: desk.cite(block).sources,
                }
              : zero(
                  `trials run on what stops ${desk.company} from taking more ${words.purchases}`,
                  `name the one thing that stopped the last ${words.purchase} ${desk.company} could not take`,
                ),
            'trials',
            0,
            3,
            'operate',
          ),
      make(
        'B2',
        zero(
          `weeks in which ${decapital(kpi)} is written down at ${desk.company}`,
          `see whether ${decapital(kpi)} is recorded anywhere today`,
        ),
        'weeks',
        0,
        Math.min(weeks, 12),
        'operate',
      ),
    ]
  return [
    make(
      'G1',
      zero(
        `${words.customers} asked why they chose ${desk.company}`,
        `count the ${words.customers} asked so far`,
      ),
      words.customers,
      0,
      20,
      'sell',
    ),
    make(
      'G2',
      zero(
        `weeks with ${decapital(kpi)} known every Monday at ${desk.company}`,
        `see where ${decapital(kpi)} could be read today`,
      ),
      'weeks',
      0,
      Math.min(weeks, 12),
      'operate',
    ),
    make(
      'G3',
      zero(
        `offers of ${words.products} tried on ${words.customers} with the result written down`,
        `list the offers tried in the last three months`,
      ),
      'offers',
      0,
      3,
      'lead',
    ),
  ]
}
