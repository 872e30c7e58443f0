import type { Claim } from '@sextant/contracts/deliverable'
import type { Force } from '@sextant/contracts/strategy/porter-five-forces'
import type { ForceKey } from '../../knowledge/pack.ts'
import type { Desk, Phrase } from '../desk.ts'
import { foe, group, put, rivalName, told, toldOf } from '../phrases.ts'
import type { Item } from '../reading/reading.ts'
import { mend, midSentence, stated } from '../reading/weave.ts'
import { brief, capital, curled, lower } from '../reading/wording.ts'
import { toneOfChange } from '../reading/topics.ts'

type Id = Force['id']
const PACK: Readonly<Record<Id, ForceKey>> = {
  rivalry: 'rivalry',
  entrants: 'new entrants',
  substitutes: 'substitutes',
  buyers: 'buyer power',
  suppliers: 'supplier power',
}
export const FORCE_NAMES: Readonly<Record<Id, string>> = {
  rivalry: 'Rivalry',
  entrants: 'New entrants',
  substitutes: 'Substitutes',
  buyers: 'Buyer power',
  suppliers: 'Supplier power',
}

/** What was said that bears on a force: `lifts` +1 makes it stronger, −1 weaker, 0 only describes it. */
type Evidence = { claim: Claim; lifts: -1 | 0 | 1; rising: boolean; phrase: Phrase }

const ARRIVING =
  /\b(?:open(?:s|ed|ing)|new (?:shop|bakery|clinic|practice|app|store|studio|chain)|bundl\w*|launch\w*|moving in|enter\w*|start(?:ing|ed)? to sell|free tier|comes free|franchise)\b/i
const STICKY =
  /\b(?:hard|fear|afraid|don'?t want|contract|locked|mid-year|records|used to|trust|hesitat\w*|paperwork|wrong|anxious|annual|years?)\b/i
const LOOSE =
  /\b(?:nothing to stop|nothing stops|easy|any time|anytime|tomorrow|just (?:walk|go|switch)|no contract|one click|cancel|compare|decides? a lot)\b/i
const HEAVY =
  /\b\d{2}\s?%|\b(?:one|only|single|sole|most of|landlord|bank\w*|can'?t replace|no other|exclusive|our main)\b/i

const plain = (desk: Desk, item: Item, lifts: Evidence['lifts'], rising = false): Evidence => {
  const cited = desk.cite(item)
  return {
    claim: {
      text: `${capital(curled(brief(curled(item.text.includes(':') ? item.text : item.quote), 24)))}`,
      sources: [...cited.sources],
    },
    lifts,
    rising,
    phrase: put(stated, told(desk, item)),
  }
}

function evidence(desk: Desk, id: Id): Evidence[] {
  const { reading, words } = desk
  switch (id) {
    case 'rivalry':
      return reading.rivals
        .filter(r => r.named)
        .flatMap((r): Evidence[] => {
          const telling = r.remarks.filter(m => m.tone !== 0)
          if (telling.length === 0) {
            const c = desk.cite(r)
            return [
              {
                claim: {
                  text: `${r.name} is named first when ${words.customers} compare`,
                  sources: [...c.sources],
                },
                lifts: 0 as const,
                rising: false,
                phrase: { text: r.name, sources: c.sources },
              },
            ]
          }
          return telling.map(m => {
            const c = desk.cite(m)
            const price = m.topics[0] === 'price' || m.money.length > 0
            return {
              claim: {
                text:
                  m.tone > 0
                    ? `${price ? 'Pressure on price' : 'Pressure'}: ${toldOf(desk, m, r.name).text}`
                    : `Softened, because ${toldOf(desk, m, r.name).text}`,
                sources: [...c.sources],
              },
              lifts: m.tone > 0 && price ? (1 as const) : m.tone < 0 ? (-1 as const) : (0 as const),
              rising: ARRIVING.test(m.quote),
              phrase: toldOf(desk, m, r.name),
            }
          })
        })
    case 'entrants':
      return [
        ...reading.changes
          .filter(
            c =>
              (ARRIVING.test(c.quote) && toneOfChange(c.quote) <= 0) ||
              reading.rivals.some(
                r =>
                  r.named &&
                  (r.name.split(' ')[0] ?? '').length > 3 &&
                  c.quote.includes(r.name.split(' ')[0] ?? r.name),
              ),
          )
          .map(c => plain(desk, c, 1, true)),
        ...reading.rivals.flatMap(r =>
          r.remarks
            .filter(m => /\bopened\b/i.test(m.quote))
            .map((m): Evidence => {
              const c = desk.cite(m)
              return {
                claim: {
                  text: `Only just arrived: ${toldOf(desk, m, r.name).text}`,
                  sources: [...c.sources],
                },
                lifts: 1,
                rising: true,
                phrase: { text: `${r.name} has only just arrived`, sources: c.sources },
              }
            }),
        ),
      ]
    case 'substitutes':
      return reading.rivals
        .filter(r => !r.named)
        .map(r => {
          const c = desk.cite(r)
          return {
            claim: {
              text: `Instead of any ${words.place} people choose this: ${midSentence(mend(brief(r.name, 14)), desk.knowledge)}`,
              sources: [...c.sources],
            },
            lifts: r.remarks.some(m => m.tone > 0) ? (1 as const) : (0 as const),
            rising: false,
            phrase: {
              text: `some choose ${rivalName(r).replace(/^people who /, 'to ')}`,
              sources: c.sources,
            },
          }
        })
    case 'buyers':
      return [
        ...reading
          .items('switching')
          .map(i =>
            plain(
              desk,
              i,
              STICKY.test(i.quote) === LOOSE.test(i.quote) ? 0 : LOOSE.test(i.quote) ? 1 : -1,
            ),
          ),
        ...reading
          .items('prices')
          .slice(0, 1)
          .map(i =>
            plain(
              desk,
              i,
              /\bnot changed|same since|never raised|afraid to raise/i.test(i.quote) ? 1 : 0,
            ),
          ),
      ]
    case 'suppliers':
      return [
        ...reading
          .list('partners')
          .sort((a, b) => Number(HEAVY.test(b.quote)) - Number(HEAVY.test(a.quote)))
          .slice(0, 3)
          .map(i => plain(desk, i, HEAVY.test(i.quote) ? 1 : 0)),
        ...reading.changes
          .filter(c => c.topics.includes('supply') || /\b(?:fee|wage|minimum)\b/i.test(c.quote))
          .filter(c => toneOfChange(c.quote) < 0)
          .map(c => plain(desk, c, 1, true)),
      ]
  }
}

const clip = (n: number) => Math.min(5, Math.max(1, n))

/** One force: the user's evidence first, moving the trade's prior by at most two; one driver of the trade stays in as an assumption. */
export function weighForce(desk: Desk, id: Id): Force & { handle: Phrase | null } {
  const prior = desk.knowledge.forces[PACK[id]]
  const found = evidence(desk, id)
  const shift = Math.max(
    id === 'rivalry' && found.some(e => e.lifts > 0) ? 0 : -2,
    Math.min(
      2,
      found.reduce((sum, e) => sum + e.lifts, 0),
    ),
  )
  const seeds = prior.drivers.slice(0, found.length === 0 ? 2 : found.length < 3 ? 1 : 0).map(d => {
    const a = desk.assume(
      d,
      `ask three ${desk.words.customers} or suppliers of ${desk.company} whether “${lower(d)}” is true here`,
      'operate',
    )
    return { text: capital(d), sources: [...a.sources] }
  })
  const handle = found.find(e => e.lifts > 0)?.phrase ?? found[0]?.phrase ?? null
  const score = clip(prior.score + shift)
  return {
    id,
    name: FORCE_NAMES[id],
    score,
    direction: found.some(e => e.rising) ? 'rising' : prior.direction,
    drivers: [...found.map(e => e.claim).slice(0, 4), ...seeds].slice(0, 5),
    meaning: meaning(desk, id, score, handle, prior.profitMeaning),
    handle,
  }
}

function meaning(desk: Desk, id: Id, score: number, handle: Phrase | null, usual: string): Claim {
  if (!handle)
    return desk.say`${desk.assume(usual.replace(/\.$/, ''), `put last year’s margin of ${desk.company} beside the year before and name the cause of the difference`, 'money')}`
  const who = group(desk),
    rival = foe(desk)
  const strong = score >= 4
  switch (id) {
    case 'rivalry':
      return strong
        ? desk.say`${handle}; that is what ${who} compare with, and margin is left only on what ${rival} does not do`
        : desk.say`${handle}; there ${desk.company} has room to charge for what ${who} miss elsewhere`
    case 'entrants':
      return strong
        ? desk.say`${handle}; part of this year’s margin at ${desk.company} has to be spent on being chosen again`
        : desk.say`${handle}; that takes some ${desk.words.customers}, not yet the price`
    case 'substitutes':
      return strong
        ? desk.say`${handle}; that caps what one ${desk.words.purchase} can cost at ${desk.company}`
        : desk.say`${handle}; that costs ${desk.company} ${desk.words.purchases} rather than margin`
    case 'buyers':
      return strong
        ? desk.say`${handle}; so ${who} can walk away at no cost, and every price rise must be earned first`
        : desk.say`${handle}; that holds ${who} in place, and a careful price rise would stick`
    case 'suppliers':
      return strong
        ? desk.say`${handle}; that moves the cost of every ${desk.words.purchase}, and ${desk.company} has no say in it yet`
        : desk.say`${handle}; that is a cost of ${desk.company} that can be shopped around`
  }
}
