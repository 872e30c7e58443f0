import type { VrioResource } from '@sextant/contracts/strategy/vrio'
import { judgeVrio } from '../../math/vrio.ts'
import { columns } from '../columns.ts'
import { openDesk } from '../desk.ts'
import type { Desk, Phrase } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework } from '../framework.ts'
import { thing } from '../ice/ideas.ts'
import { aim, foe, group, lead, told, usually } from '../phrases.ts'
import type { Item } from '../reading/reading.ts'
import { brief, capital, decapital, listed, quoted, spoken } from '../reading/wording.ts'
import { questions } from './questions.ts'
import { testResource } from './tests.ts'

type Strategy = Framework<'vrio'>
type Verdict = VrioResource['verdict']
const ORDER: readonly Verdict[] = [
  'sustained advantage',
  'unused advantage',
  'temporary advantage',
  'parity',
  'disadvantage',
]

const verdictOf = (
  r: Pick<VrioResource, 'valuable' | 'rare' | 'inimitable' | 'organized'>,
): Verdict => {
  const verdict = judgeVrio(r)
  return verdict === 'competitive disadvantage'
    ? 'disadvantage'
    : verdict === 'competitive parity'
      ? 'parity'
      : verdict
}

/** Whether words of customers, not only the owner's, speak for it. */
const confirmed = (r: { reasons: VrioResource['reasons'] }): boolean =>
  r.reasons.valuable.startsWith('It serves')

function step(
  desk: Desk,
  verdict: Verdict,
  name: Phrase,
  item: { quote: string } | null,
  proven = true,
) {
  const who = group(desk),
    rival = foe(desk)
  const person = item
    ? /\b(?:Dr\.? )?[A-Z][a-z]+(?: and (?:Dr\.? )?[A-Z][a-z]+)?/.exec(item.quote)?.[0]
    : undefined
  switch (verdict) {
    case 'sustained advantage':
      return !proven
        ? desk.say`Protect ${name}, and ask ten ${desk.words.customers} whether it is a reason to come before any money goes into it`
        : desk.say`Name ${name} wherever ${who} decide, and repeat it every year so that ${rival} stays behind`
    case 'unused advantage':
      return person && item && item.quote.split(' ').length <= 5
        ? desk.say`Have ${{ text: person, sources: name.sources }} teach one other person step by step, on paper, so that ${desk.company} survives a sick week`
        : desk.say`Write down how ${name} is used at ${desk.company}, give it one owner and look at it every Monday`
    case 'temporary advantage':
      return desk.say`Use ${name} now, before ${rival} buys the same, and turn it into habit with ${who}`
    case 'parity':
      return desk.say`Keep ${name} good enough and spend no more on it: ${rival} can have it too`
    case 'disadvantage':
      return desk.say`Stop selling on ${name}; ${rival} does it better`
  }
}

/** A resource inside a sentence: a thing by its name, a statement as what it claims. */
function resourceName(desk: Desk, item: Item): string {
  const words = told(desk, item, 12)
  return words.clause
    ? `your edge (${words.text})`
    : /^\p{Lu}/u.test(words.text)
      ? words.text
      : thing(words.text.replace(/^an?\s/i, 'the '))
}

const draft: Strategy['draft'] = input => {
  const desk = openDesk(input)
  const { reading, words } = desk
  const own = [
    ...reading.list('resources'),
    ...reading.strengths.filter(s => spoken(s.quote) === s.quote),
  ]
    .filter(
      (item, index, all) =>
        item.text.length > 2 &&
        all.findIndex(o => o.quote.toLowerCase() === item.quote.toLowerCase()) === index,
    )
    .slice(0, 8)
  const handles = new Map<string, Phrase>()
  const resources: VrioResource[] = own.map((item, index) => {
    const answers = testResource(desk, item)
    const verdict = verdictOf(answers)
    const name = desk.cite(
      item,
      /^(?:Dr\.? )?[A-Z]\w+(?: and (?:Dr\.? )?[A-Z]\w+)?$/.test(item.text)
        ? item.text
        : resourceName(desk, item),
    )
    handles.set(`R${index + 1}`, name)
    return {
      id: `R${index + 1}`,
      name: { text: capital(brief(item.text, 16)), sources: [...name.sources] },
      ...answers,
      verdict,
      nextStep: step(desk, verdict, name, item, confirmed(answers)),
    }
  })
  for (const seed of desk.knowledge.resources) {
    if (resources.length >= Math.max(3, own.length)) break
    const name = desk.assume(seed.name, seed.check, 'operate')
    const verdict = verdictOf(seed.prior)
    const because = (yes: boolean, test: string) =>
      `${yes ? 'Usually yes' : 'Usually no'} for ${usually(desk)} (${test}); not checked at ${desk.company}.`
    const id = `R${resources.length + 1}`
    const handle = { text: quoted(decapital(seed.name)), sources: name.sources }
    handles.set(id, handle)
    resources.push({
      id,
      name: { text: capital(seed.name), sources: [...name.sources] },
      ...seed.prior,
      reasons: {
        valuable: because(seed.prior.valuable, 'does it decide a purchase'),
        rare: because(seed.prior.rare, 'do few have it'),
        inimitable: because(seed.prior.inimitable, 'is it slow to copy'),
        organized: because(seed.prior.organized, 'is it in use'),
      },
      verdict,
      nextStep: step(desk, verdict, handle, null),
    })
  }
  const holds = (r: VrioResource) =>
    Number(
      own.length > 0 &&
        resources.indexOf(r) < own.length &&
        r.verdict !== 'parity' &&
        r.verdict !== 'disadvantage',
    )
  const ranked = [...resources].sort(
    (a, b) =>
      holds(b) - holds(a) ||
      ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) ||
      Number(confirmed(b)) - Number(confirmed(a)),
  )
  const base = ranked[0],
    unused =
      resources.find(r => r.verdict === 'unused advantage' && r.id !== base?.id) ??
      resources.find(r => r.verdict === 'temporary advantage' && r.id !== base?.id)
  const h = (r: VrioResource | undefined): Phrase =>
    (r && handles.get(r.id)) || { text: '', sources: [] }
  const what = lead(desk),
    who = group(desk),
    rival = foe(desk),
    goal = aim(desk)
  const weak = resources.filter(r => r.verdict === 'parity' || r.verdict === 'disadvantage')
  const decision =
    own.length === 0
      ? desk.say`Do not build ${desk.company} on any strength yet: first find out whether ${h(base)} is really yours alone among ${words.customers}`
      : base?.verdict === 'sustained advantage'
        ? desk.say`Build ${desk.company} on ${h(base)}${unused ? { text: unused.verdict === 'unused advantage' ? `, and get what ${h(unused).text} ${/ and /.test(h(unused).text) ? 'bring' : 'brings'} written down and shared before it is needed` : `, and use ${h(unused).text} before others have the same`, sources: h(unused).sources } : ''}${weak[0] ? { text: `; spend nothing more on ${h(weak[0]).text}`, sources: h(weak[0]).sources } : ''}`
        : base?.verdict === 'unused advantage'
          ? desk.say`${h(base)} is the lasting advantage ${desk.company} does not use yet: organize it before ${rival} can answer`
          : desk.say`Nothing here lasts against ${rival} yet: use ${h(base)} while it is rare, and start what takes years, with ${who} first`
  count(desk.ledger.add, resources)
  return assemble(desk, 'vrio', {
    title: `VRIO: what ${desk.company} can build on`,
    decision,
    body: { resources },
    narrative: [
      {
        id: 'reading',
        heading: 'What lasts',
        paragraphs: [
          desk.say`Of what was tested at ${desk.company}, ${h(base)} stands highest: ${base?.verdict ?? ''}${goal ? { text: `. It is what can carry the goal, ${goal.text}`, sources: goal.sources } : ''}`,
          weak.length > 0
            ? desk.say`${weak.length === 1 ? 'What only feels like an advantage' : 'What only feel like advantages'}: ${{ text: listed(weak.slice(0, 3).map(w => h(w).text)), sources: weak.slice(0, 3).flatMap(w => h(w).sources) }}; ${rival} can say the same`
            : desk.say`Nothing on the list is matched by ${rival} today, which is worth checking with ${who} before it is believed`,
        ],
      },
    ],
    actions: [
      desk.action(
        unused ? unused.nextStep : (base?.nextStep ?? desk.say`${what}`),
        'operate',
        15,
        unused?.verdict === 'unused advantage'
          ? `A second person at ${desk.company} has done it once without help`
          : `${capital(words.customers)} who name it unprompted, out of ten`,
      ),
      desk.action(
        desk.say`Ask ten ${words.customers} to name two things they get here and not from ${rival}; tick how many say ${h(base)}`,
        'sell',
        5,
        `Four of ten ${words.customers} name it unprompted`,
      ),
      desk.action(
        desk.say`Spend one hour as a buyer of ${rival} and note which of the ${words.products} and promises on this list it has too`,
        'lead',
        10,
        `Every line marked “${rival.text} has it” or “has not”, with a photo or page`,
      ),
    ],
    wouldChange: [
      desk.say`If ${rival} already has ${h(base)}, it drops to parity and ${unused ? { text: `${h(unused).text} moves up`, sources: h(unused).sources } : `${desk.company} has to look for another base`}`,
      desk.say`If fewer than two of ten ${words.customers} name ${h(base)}, it is not valuable, however rare it is`,
    ],
  })
}

function count(add: Desk['ledger']['add'], resources: readonly VrioResource[]): void {
  for (const verdict of ORDER) {
    const n = resources.filter(r => r.verdict === verdict).length
    add({
      id: `count-${verdict.replace(' ', '-')}`,
      label: capital(verdict),
      value: n,
      unit: 'count',
      display: String(n),
      formula: 'resources with this verdict',
      inputs: { resources: resources.length },
    })
  }
}

const recompute: Strategy['recompute'] = edited => {
  const resources = edited.body.resources.map(r => ({ ...r, verdict: verdictOf(r) }))
  const computations: typeof edited.computations = []
  count(c => (computations.push(c), c.display), resources)
  return { ...edited, body: { resources }, computations }
}

const tick = (yes: boolean) => (yes ? 'yes' : 'no')
export const vrio: Strategy = {
  id: 'vrio',
  questions,
  draft,
  recompute,
  tables: ({ body }) => [
    {
      title: 'VRIO',
      columns: columns(
        'Resource',
        'Valuable',
        'Rare',
        'Hard to copy',
        'Organized',
        'Verdict',
        'Next step',
      ),
      rows: body.resources.map(r => [
        r.name.text,
        tick(r.valuable),
        tick(r.rare),
        tick(r.inimitable),
        tick(r.organized),
        r.verdict,
        r.nextStep.text,
      ]),
    },
    {
      title: 'Reasons',
      columns: columns('Resource', 'Test', 'Because'),
      rows: body.resources.flatMap(r =>
        (['valuable', 'rare', 'inimitable', 'organized'] as const).map(t => [
          r.name.text,
          t,
          r.reasons[t],
        ]),
      ),
    },
  ],
}
