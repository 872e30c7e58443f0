import type { Initiative, ThreeHorizonsBody } from '@sextant/contracts/strategy/three-horizons'
import { allocate } from '../../math/allocate.ts'
import { money as written, percent } from '../../math/format.ts'
import { compareHorizons, splitBudget } from '../../math/horizons.ts'
import type { Horizon } from '../../math/horizons.ts'
import { workingDaysAfter } from '../calendar.ts'
import { columns } from '../columns.ts'
import { openDesk } from '../desk.ts'
import type { Desk, Phrase } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework } from '../framework.ts'
import { ideaItems, named } from '../ice/ideas.ts'
import { aTrade, aim, group, lead, put, told } from '../phrases.ts'
import type { Money } from '../reading/figures.ts'
import type { Item } from '../reading/reading.ts'
import { aslongAs, mend, sayBack } from '../reading/weave.ts'
import { brief, capital, curled, decapital, listed, quoted, spelled } from '../reading/wording.ts'
import { questions } from './questions.ts'

type Strategy = Framework<'three-horizons'>
const HORIZONS: readonly Horizon[] = [1, 2, 3]
const FAR =
  /\b(?:marketplace|platform|franchis\w*|class|school|academy|licens\w*|new product|spin|app|membership plan|own (?:brand|line)|second (?:location|shop|site)|subscription)\b/i
const NEAR =
  /\b(?:text|recall|preorder|box|hour|tried|tested|did one|once a month|self[- ]serve|fix|price|reminder|page|checklist|open day|checker)\b/i
const REVIEW: Readonly<Record<Horizon, number>> = { 1: 30, 2: 65, 3: 130 }
const NAMES: Readonly<Record<Horizon, string>> = { 1: 'today', 2: 'tomorrow', 3: 'the day after' }

type Planned = Omit<Initiative, 'budgetCents'> & { name: Phrase; own: boolean }

/** What has to be true at the review for an initiative of this kind to go on. */
function exitOf(desk: Desk, item: Item, horizon: Horizon): string {
  const { customers, purchases } = desk.words
  const tried = /\(([^)]*\d[^)]*)\)/.exec(item.quote)?.[1]
  const said = item.quote
  if (tried)
    return `Better than the first try (${sayBack(tried).replace(/^(?:you )?(?:tried it |tried |tested )(?:in |with )?/i, '')}) at two reviews running, else stop`
  if (/\b(?:drop|dropping|stop|stopping|end|ending)\b/i.test(said))
    return `Fewer than one ${desk.words.customer} in ten asks for it back by the review, else bring it back`
  if (/\b(?:hire|driver|second shift|staff|assistant|hygienist)\b/i.test(said))
    return `The hours it adds at ${desk.company} are full by the second review, else end it`
  if (
    /\b(?:retainer|membership|subscription|giving|bundle|standing|plan for)\b|[$€£]\d/i.test(said)
  )
    return `Ten ${customers} signed up by the second review, else stop`
  if (/\b(?:oven|cooler|machine|van|truck|chair|shop|site|location)\b/i.test(said))
    return `In use on four days of five by the second review, else give it up`
  if (
    /\b(?:wholesale|partner|fleet|employers|supplier|audit|referral|pitch|association)\b/i.test(
      said,
    )
  )
    return `Two signed for ${brief(item.text, 5)} by the second review, else stop`
  if (/\b(?:portal|app|tool|checker|software|self[- ]serve|migration|text|booking)\b/i.test(said))
    return `Half of the ${customers} it was shown to use it twice, else stop`
  if (horizon === 3) return `Three ${customers} who pay for ${brief(item.text, 4)}, else stop`
  return horizon === 1
    ? `Two months running above today’s ${purchases}, else stop`
    : `${capital(brief(item.text, 6))} brings in more than it costs by the second review, else stop`
}

function plan(desk: Desk): Planned[] {
  const { words } = desk
  const own = ideaItems(desk)
    .map((item): Planned => {
      const horizon: Horizon = FAR.test(item.quote) ? 3 : NEAR.test(item.quote) ? 1 : 2
      const name = named(desk, item)
      const exit = exitOf(desk, item, horizon)
      return {
        id: '',
        horizon,
        claim: { text: capital(curled(brief(item.text, 14))), sources: [...name.sources] },
        ownerRole: desk.owner(horizon === 1 ? 'sell' : horizon === 2 ? 'operate' : 'lead'),
        exitMetric: exit,
        review: workingDaysAfter(desk.input.today, REVIEW[horizon]),
        name,
        own: true,
      }
    })
    .slice(0, 10)
  const nearest = own.find(p => p.horizon === 2)
  if (nearest && !own.some(p => p.horizon === 1))
    Object.assign(nearest, {
      horizon: 1,
      ownerRole: desk.owner('sell'),
      review: workingDaysAfter(desk.input.today, REVIEW[1]),
    })
  for (const horizon of HORIZONS) {
    if (own.some(p => p.horizon === horizon)) continue
    const seed = desk.knowledge.initiatives.find(
      i =>
        i.horizon === horizon &&
        !own.some(
          p =>
            (p.claim.text.toLowerCase().match(/[a-z]{6,}/g) ?? []).filter(w =>
              i.name.toLowerCase().includes(w),
            ).length > 0,
        ),
    )
    const name = seed
      ? desk.assume(
          decapital(seed.name),
          `ask five ${words.customers} of ${desk.company} whether they would use it, and count ${seed.metric}`,
          'sell',
        )
      : desk.assume(
          `one trial beyond ${words.products}`,
          `ask five ${words.customers} what else they buy on the same day`,
          'sell',
        )
    own.push({
      id: '',
      horizon,
      claim: { text: capital(name.text), sources: [...name.sources] },
      ownerRole: desk.owner(horizon === 1 ? 'sell' : horizon === 2 ? 'operate' : 'lead'),
      exitMetric: capital(
        seed
          ? `${seed.metric}: a rise at two reviews in a row, else stop`
          : `Two of five ${words.customers} commit, else stop`,
      ),
      review: workingDaysAfter(desk.input.today, REVIEW[horizon]),
      name: { text: quoted(mend(name.text)), sources: name.sources },
      own: false,
    })
  }
  const tried = (p: Planned) =>
    Number(
      /\b(?:tried|tested|did (?:one|it)|piloted|sold \d+|\d+ signed)\b/i.test(
        desk.book.all()[(p.name.sources[0] ?? 0) - 1]?.quote ?? '',
      ),
    )
  return own
    .sort((a, b) => a.horizon - b.horizon || tried(b) - tried(a))
    .map((p, i) => ({ ...p, id: `H${p.horizon}-${i + 1}` }))
}

function monthly(sum: Money): number {
  return sum.per === 'year'
    ? Math.round(sum.cents / 12)
    : sum.per === 'week'
      ? Math.round((sum.cents * 52) / 12)
      : sum.per === 'month'
        ? sum.cents
        : Math.round(sum.cents / 12)
}

function shares(
  initiatives: readonly Initiative[],
  targets: ThreeHorizonsBody['shares'] | null,
): ThreeHorizonsBody['shares'] {
  return compareHorizons(initiatives.map(i => ({ horizon: i.horizon, cents: i.budgetCents }))).map(
    s => ({
      horizon: s.horizon,
      target:
        targets?.find(t => t.horizon === s.horizon)?.target ?? s.target / (s.target > 1 ? 100 : 1),
      actual:
        Math.round((s.share === null ? 0 : s.share > 1 ? s.share / 100 : s.share) * 10_000) /
        10_000,
      budgetCents: s.cents,
    }),
  )
}

function book(
  add: Desk['ledger']['add'],
  body: Pick<ThreeHorizonsBody, 'totalCents' | 'shares'>,
): void {
  for (const s of body.shares) {
    add({
      id: `budget-${s.horizon}`,
      label: `Horizon ${s.horizon} a month`,
      value: s.budgetCents,
      unit: 'cents',
      display: written(s.budgetCents),
      formula: 'sum of its initiatives',
      inputs: { total: body.totalCents },
    })
    add({
      id: `share-${s.horizon}`,
      label: `Horizon ${s.horizon} share`,
      value: s.actual,
      unit: 'percent',
      display: percent(s.actual, 1),
      formula: 'its budget ÷ total',
      inputs: { budget: s.budgetCents, total: body.totalCents },
    })
    add({
      id: `target-${s.horizon}`,
      label: `Horizon ${s.horizon} starting share`,
      value: s.target,
      unit: 'percent',
      display: percent(s.target, 1),
      formula: 'starts from 70/20/10, editable',
      inputs: {},
    })
  }
  add({
    id: 'total',
    label: 'Total a month',
    value: body.totalCents,
    unit: 'cents',
    display: written(body.totalCents),
    formula: 'sum of all initiatives',
    inputs: {},
  })
}

const draft: Strategy['draft'] = input => {
  const desk = openDesk(input)
  const { reading, words } = desk
  const planned = plan(desk)
  const budget = reading.items('budget').find(i => i.money.length > 0) ?? reading.budgetItem
  const sum = budget?.money[0]
  const total = sum ? monthly(sum) : 10_000
  const purse: Phrase =
    sum && budget
      ? desk.cite(
          budget,
          sum.per === 'month' ? `${sum.words} a month` : `${written(total)} a month`,
        )
      : desk.assume(
          'every $100 that can be found',
          `the owner writes down what ${desk.company} could lose in a month without missing a bill`,
          'money',
        )
  const split = splitBudget(total)
  const initiatives: Initiative[] = HORIZONS.flatMap(h => {
    const mine = planned.filter(p => p.horizon === h)
    const parts = allocate(
      split[h],
      mine.map(() => 1),
    )
    return mine.map(({ id, horizon, claim, ownerRole, exitMetric, review }, i): Initiative => ({
      id,
      horizon,
      claim,
      ownerRole,
      exitMetric,
      review,
      budgetCents: parts[i] ?? 0,
    }))
  })
  const part = shares(initiatives, null)
  book(desk.ledger.add, { totalCents: total, shares: part })
  const own = planned.filter(p => p.own)
  const count = (h: Horizon) => own.filter(p => p.horizon === h).length
  const heavy = [...HORIZONS].sort((a, b) => count(b) - count(a))[0] ?? 1,
    empty = HORIZONS.filter(h => count(h) === 0)
  const first = planned.find(p => p.horizon === 1),
    next = planned.find(p => p.horizon === 2),
    far = planned.find(p => p.horizon === 3)
  const amount = (h: Horizon) => written(part.find(s => s.horizon === h)?.budgetCents ?? 0)
  const what = lead(desk),
    who = group(desk),
    goal = aim(desk),
    block = reading.constraints[0]
  const sources = own.flatMap(p => p.name.sources).slice(0, 3)
  const balance =
    own.length === 0
      ? desk.say`${desk.company} has named no idea of its own yet, so every line here is what ${aTrade(desk)} usually tries, with ${purse} split 70/20/10 as a start`
      : desk.say`The ideas of ${desk.company} lean to ${{ text: NAMES[heavy], sources }}${empty.length > 0 ? `; nothing of its own stands in ${listed(empty.map(h => NAMES[h]))}` : ''}; ${purse} starts at 70/20/10, ${amount(1)}, ${amount(2)} and ${amount(3)}`
  const others = (h: Horizon) => {
    const n = planned.filter(p => p.horizon === h).length - 1
    return n < 1 ? '' : n === 1 ? ' and one more' : ` and ${spelled(n)} more`
  }
  const decision =
    own.length > 0 && first && far
      ? desk.say`Of ${purse}, put ${amount(1)} into ${first.name}${others(1)}, ${amount(2)} into ${next?.name ?? what}${others(2)}, and only ${amount(3)} into ${far.name} until it has its first three paying ${words.customers}`
      : desk.say`Until ${desk.company} has ideas of its own on the table, spend seven of every ten dollars on ${first?.name ?? what} and let ${far?.name ?? what} cost nothing but conversations`
  return assemble(desk, 'three-horizons', {
    title: `Three Horizons: ${sum ? `${written(total)} a month` : 'the first split'}, ${desk.company}`,
    decision,
    body: { totalCents: total, initiatives, shares: part, balance },
    narrative: [
      {
        id: 'reading',
        heading: 'Why this split',
        paragraphs: [
          desk.say`${capital(first?.name.text ?? '')} feeds ${what} for ${who} today${goal ? { text: ` and is the shortest way ${goal.text.startsWith('to ') ? goal.text : `to ${goal.text}`}`, sources: goal.sources } : ''}`,
          desk.say`${far?.name ?? ''} is an option, not a plan: it gets ${amount(3)} a month and an exit${block ? { text: `; more has to wait ${put(aslongAs, told(desk, block)).text}`, sources: told(desk, block).sources } : ` at ${desk.company}`}`,
        ].map((p, i) => ({
          ...p,
          sources: [...new Set([...(i === 0 ? (first?.name.sources ?? []) : []), ...p.sources])],
        })),
      },
    ],
    actions: [
      desk.action(
        desk.say`Start ${first?.name ?? what} and write down today’s ${words.purchases} before it runs`,
        'sell',
        5,
        first?.exitMetric ?? '',
      ),
      desk.action(
        desk.say`Name one person for ${next?.name ?? what} and agree the day on which it ends or grows`,
        'operate',
        10,
        next?.exitMetric ?? '',
      ),
      desk.action(
        desk.say`Talk to five ${words.customers} about ${far?.name ?? what} without building it`,
        'lead',
        15,
        `Two of the five ${words.customers} ask when it starts`,
      ),
    ],
    wouldChange: [
      desk.say`If ${first?.name ?? what} misses its exit at the review, its share goes to ${next?.name ?? what}, not back into the till`,
      desk.say`If two of five ${words.customers} would pay for ${far?.name ?? what} now, it moves up one horizon`,
    ],
  })
}

const recompute: Strategy['recompute'] = edited => {
  const totalCents = edited.body.initiatives.reduce((n, i) => n + i.budgetCents, 0)
  const part = shares(edited.body.initiatives, edited.body.shares)
  const computations: typeof edited.computations = []
  book(c => (computations.push(c), c.display), { totalCents, shares: part })
  return { ...edited, body: { ...edited.body, totalCents, shares: part }, computations }
}

export const threeHorizons: Strategy = {
  id: 'three-horizons',
  questions,
  draft,
  recompute,
  tables: ({ body }) => [
    {
      title: 'Initiatives',
      columns: columns(
        'Horizon#',
        'Initiative',
        'Owner',
        'Exit metric',
        'Review',
        'Budget a month#',
      ),
      rows: body.initiatives.map(i => [
        i.horizon,
        i.claim.text,
        i.ownerRole,
        i.exitMetric,
        i.review,
        i.budgetCents / 100,
      ]),
    },
    {
      title: 'Split',
      columns: columns('Horizon#', 'Start %#', 'Actual %#', 'Budget a month#'),
      rows: body.shares.map(s => [
        s.horizon,
        Math.round(s.target * 1000) / 10,
        Math.round(s.actual * 1000) / 10,
        s.budgetCents / 100,
      ]),
    },
  ],
}
