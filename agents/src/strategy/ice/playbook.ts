import type { IceBody, IceIdea } from '@sextant/contracts/strategy/ice'
import { rankIce } from '../../math/ice.ts'
import { columns } from '../columns.ts'
import { openDesk } from '../desk.ts'
import type { Desk } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework } from '../framework.ts'
import { aim, group, purse, put, told } from '../phrases.ts'
import { aslongAs } from '../reading/weave.ts'
import { capital } from '../reading/wording.ts'
import { CONFIDENCE, scoreIdeas } from './ideas.ts'
import { questions } from './questions.ts'

type Strategy = Framework<'ice'>
const tenths = (n: number) => Math.round(n * 10) / 10

function ranked(ideas: readonly IceIdea[], method: IceBody['method']): IceIdea[] {
  return rankIce(ideas, method).map(({ ice, ...idea }, index) => ({
    ...idea,
    score: tenths(ice),
    rank: index + 1,
  }))
}

function book(add: Desk['ledger']['add'], body: IceBody): void {
  for (const i of body.ideas)
    add({
      id: `ice-${i.id}`,
      label: i.claim.text,
      value: i.score,
      unit: 'score',
      display: String(i.score),
      formula:
        body.method === 'product'
          ? 'impact × confidence × ease'
          : '(impact + confidence + ease) ÷ 3',
      inputs: { impact: i.impact, confidence: i.confidence, ease: i.ease },
    })
}

const draft: Strategy['draft'] = input => {
  const desk = openDesk(input)
  const { reading, words } = desk
  const ideas = scoreIdeas(desk, 5)
  const body: IceBody = {
    method: 'product',
    ideas: ranked(
      ideas.map(i => ({
        id: i.id,
        claim: { text: i.text, sources: [...i.name.sources] },
        impact: i.impact,
        confidence: CONFIDENCE[i.evidence],
        ease: i.ease,
        evidence: i.evidence,
        score: 0,
        rank: 1,
        because: i.because,
      })),
      'product',
    ),
  }
  book(desk.ledger.add, body)
  const name = (rank: number) => {
    const id = body.ideas[rank - 1]?.id
    return ideas.find(i => i.id === id)?.name ?? { text: '', sources: [] }
  }
  const first = body.ideas[0],
    hardest = body.ideas
      .slice(2)
      .filter(i => !ideas.find(o => o.id === i.id)?.eases)
      .sort((a, b) => a.ease - b.ease)[0]
  const big = ideas.find(
    i =>
      i.id ===
      [...body.ideas]
        .filter(i => i.confidence <= 4 && i.rank > 1)
        .sort((a, b) => b.impact - a.impact)[0]?.id,
  )
  const last = ideas.find(i => i.id === hardest?.id)?.name ?? name(body.ideas.length)
  const goal = aim(desk),
    money = purse(desk),
    who = group(desk),
    block = reading.constraints[0]
  const own = ideas.some(i => i.item !== null)
  const decision = own
    ? desk.say`Start with ${name(1)} this week${money ? { text: `, out of the ${money.text}`, sources: money.sources } : ''}, then take up ${name(2)}; leave ${last} for later, ${block ? put(aslongAs, told(desk, block)) : `until the first two have shown ${words.purchases}`}`
    : desk.say`With no ideas on the table yet, try ${name(1)} for two weeks at ${desk.company} before anything that costs more than time`
  return assemble(desk, 'ice', {
    title: `ICE: what ${desk.company} does first`,
    decision,
    body,
    narrative: [
      {
        id: 'reading',
        heading: 'Why this order',
        paragraphs: [
          desk.say`${capital(name(1).text)} comes first because ${first?.evidence === 'test' ? `it has been tried at ${desk.company}` : first?.evidence === 'own data' ? 'there are figures behind it' : `it is easy enough to find out quickly at ${desk.company}`}, not because it is the biggest idea${goal ? { text: `; what counts in the end is ${goal.text}`, sources: goal.sources } : ''}`,
          big
            ? desk.say`${capital(big.name.text)} could matter more, but so far it is opinion; one small test with ${words.customers} of ${desk.company} would settle its place`
            : desk.say`Nothing on the list of ${desk.company} is both large and unproven, so the order is safe to follow`,
        ].map((p, i) =>
          i === 0
            ? { ...p, sources: [...new Set([...name(1).sources, ...p.sources])] }
            : {
                ...p,
                sources: [...new Set([...(big?.name.sources ?? name(2).sources), ...p.sources])],
              },
        ),
      },
    ],
    actions: [
      desk.action(
        desk.say`Run the smallest real version of ${name(1)} with ${who.sources.length && !/^(?:\d|one|two|three|the|a|an|your)\b/i.test(who.text) ? { text: `ten ${who.text}`, sources: who.sources } : `ten ${words.customers}`}`,
        'lead',
        5,
        `Three of the ten ${words.customers} say yes`,
      ),
      desk.action(
        /^“?(?:dropping|stopping|ending)/i.test(name(2).text)
          ? desk.say`Work out what ${name(2)} changes at ${desk.company}: who comes for it, what else they buy, what the freed hours bring`
          : desk.say`Cost ${name(2)} on one page: money, hours of the ${words.team}, and the number that would count as a yes`,
        'operate',
        10,
        `One page agreed at ${desk.company}, with one number on it`,
      ),
      desk.action(
        big
          ? desk.say`Test the belief behind ${big.name} on five ${words.customers} without building anything`
          : desk.say`Write down why ${last} waits, and what would bring it back`,
        'sell',
        15,
        big
          ? `Two of five ${words.customers} commit with a date or a deposit`
          : 'One sentence and one number',
      ),
    ],
    wouldChange: [
      desk.say`If fewer than three of ten take up ${name(1)}, its confidence falls to an anecdote and ${name(2)} goes first`,
      big
        ? desk.say`If two of five ${words.customers} commit to ${big.name}, it is tested and moves up`
        : desk.say`If ${last} turns out to take days rather than months, score it again`,
    ],
  })
}

const recompute: Strategy['recompute'] = edited => {
  const body: IceBody = {
    method: edited.body.method,
    ideas: ranked(
      edited.body.ideas.map(i => ({ ...i, confidence: i.confidence })),
      edited.body.method,
    ),
  }
  const computations: typeof edited.computations = []
  book(c => (computations.push(c), c.display), body)
  return { ...edited, body, computations }
}

export const ice: Strategy = {
  id: 'ice',
  questions,
  draft,
  recompute,
  tables: ({ body }) => [
    {
      title: 'ICE ranking',
      columns: columns('Rank#', 'Idea', 'Impact#', 'Confidence#', 'Ease#', 'Evidence', 'Score#'),
      rows: body.ideas.map(i => [
        i.rank,
        i.claim.text,
        i.impact,
        i.confidence,
        i.ease,
        i.evidence,
        i.score,
      ]),
    },
  ],
}
