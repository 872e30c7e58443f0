import type { Desk } from '../../core/desk.ts'
import { formPlay } from '../../core/form-play.ts'
import type { ChosenPlay } from '../../plays/choose.ts'
import { say } from '../../sentences/sentence.ts'
import { called } from '../called.ts'
import { comingFree, MORE_IF_ASKED } from '../coming.ts'
import { REFERRED } from '../methods.ts'
import type { Standing } from './case.ts'

/** Sorts of ways on which somebody sends somebody: they can be asked to. */
const SENDS = new Set<string | undefined>(['referral', 'partner'])
const MONTHS = 12

/** Those who send people are asked to, where such a way is counted: it costs an hour and a thank-you. */
export function askMove(desk: Desk, { meant, target }: Standing): ChosenPlay | null {
  const { kit, company } = desk
  const coming = comingFree(company, { aim: meant, target })
  const way = coming?.ways.find(({ sort }) => SENDS.has(sort))
  if (!coming || !way?.customers) return null
  const name = called(kit, way)
  const today = kit.number(way.customers, 'as said', [way])
  const aMonth = way.customers / MONTHS
  const quarter = Math.round(aMonth * 3)
  const more = Math.max(quarter + 1, Math.ceil(aMonth * 3 * (1 + MORE_IF_ASKED)))
  const next = kit.number(more, 'a quarter of a year’s, and a half more', [way])
  const now = kit.number(quarter, 'a quarter of a year’s', [way])
  const isPartner = way.sort === 'partner'
  return formPlay({
    id: 'ask-to-be-sent',
    owner: 'owner',
    hours: 6,
    weeks: [1, 13],
    cost: [0, 0],
    source: REFERRED,
    title: isPartner
      ? say`Ask those behind ${name} for one introduction more each`
      : say`Ask each who is content whom they know: ${name.bare}`,
    because: say`${name} brought ${today} in a year for no money: nothing else can be had so cheaply.`,
    rests: [way.id],
    about: name,
    steps: [
      isPartner
        ? say`Write down who they are and how many each sent in the last year; thank each by name, and say what became of those they sent.`
        : say`List those who bought in the last six months and were content, and who sent somebody already: begin with these.`,
      say`Ask one question at the handover, or within a week of it: who else do you know who needs this? Name the kind of person you mean.`,
      say`Write beside each newcomer who sent them, and thank whoever did on the same day.`,
    ],
    metric: say`Come this way in three months: ${next}; at today’s pace it is ${now}.`,
    stop: say`Change the question, not the asking, if three months bring no more than ${now}.`,
  })
}
