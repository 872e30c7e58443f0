import { toolById } from '@sextant/contracts/catalogue'
import type { ModelWork } from '@sextant/contracts/model-work'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { lineOf } from '../book.ts'
import type { Desk } from '../desk.ts'
import { draftAtDesk, type Drafted } from '../draft.ts'
import type { Known } from '../known.ts'
import { isToBeRead, type PlannedQuestion } from '../plan.ts'
import type { Path } from '../../evidence/claims.ts'
import { toolFor } from '../../tools.ts'
import { answerPrompt } from './answer/prompt.ts'
import type { AnswerGiven } from './answer/form.ts'
import { settleAnswer } from './answer/settle.ts'
import { withModel } from './apply.ts'
import { askPrompt } from './ask/prompt.ts'
import { settleAsk } from './ask/settle.ts'
import type { Judged } from './judge/prompt.ts'
import type { Prompt } from '../../model/prompt.ts'
import { readPrompt } from './read/prompt.ts'
import type { ThinkAnswer } from './think/form.ts'
import { thinkPrompt } from './think/prompt.ts'
import { settleThoughts, type Thoughts } from './think/settle.ts'
import { type Glossary, glossaryOf, withMore } from './words/glossary.ts'
import { isModels, placesOf } from './words/places.ts'
import { writePrompt } from './write/prompt.ts'
import { settleStatement } from './write/settle.ts'

/** A prompt with what its answer is looked up in. */
export type Prepared = { prompt: Prompt; glossary: Glossary }

/** The same with where each statement is shown. */
export type PreparedWords = Prepared & { places: Readonly<Record<string, Path>> }

const draftedFrom = (known: Known): Drafted => draftAtDesk(toolFor(known.tool), known)

/** What is thought around the calls of a language model: pure, so that it runs where all thinking runs. */
export const MODEL_THOUGHTS = {
  /** Null where nothing is to be read: no words, or an act that its phrase tells. */
  prepareRead: (known: Known): Prompt | null =>
    !toolById(known.tool).isOfFigures && isToBeRead(known) ? readPrompt(known) : null,
  prepareAsk: (known: Known, open: readonly PlannedQuestion[], lead: string): Prompt =>
    askPrompt(known, open, lead),
  settleAsk,
  prepareAnswer: (known: Known, question: string): Prepared => {
    const drafted = draftedFrom(known)
    const glossary = glossaryOf(drafted.desk, drafted.deliverable)
    return { prompt: answerPrompt(drafted, glossary, question), glossary }
  },
  settleAnswer: (known: Known, answer: AnswerGiven, glossary: Glossary): string | null =>
    settleAnswer(answer, draftedFrom(known).desk, glossary),
  prepareThink: (known: Known): Prepared => {
    const drafted = draftedFrom(known)
    const glossary = glossaryOf(drafted.desk, drafted.deliverable)
    return { prompt: thinkPrompt(drafted, glossary), glossary }
  },
  settleThink: (known: Known, answer: ThinkAnswer, glossary: Glossary): Thoughts => {
    const { desk } = draftedFrom(known)
    return settleThoughts(
      answer,
      glossary,
      desk.plays.map(({ play }) => play.id),
    )
  },
  /** The model's own findings and moves as somebody reads them, each with its sources. */
  judgedThoughts: (known: Known, work: ModelWork): Judged[] => {
    const drafted = draftedFrom(known)
    const { findings, moves } = withModel(drafted, { ...work, statements: [] })
    const own = moves.filter(({ id }) => isModels(id))
    const found = findings.filter(({ rule }) => isModels(rule))
    return [
      ...found.map(({ rule, claim }) => ({
        id: `finding-${rule}`,
        says: claim.text,
        sources: sourcesOf(claim, drafted.desk),
      })),
      ...own.map(({ id, because }) => ({
        id: `move-${id}`,
        says: because.text,
        sources: sourcesOf(because, drafted.desk),
      })),
    ]
  },
  prepareWrite: (known: Known, work: ModelWork, glossary: Glossary): PreparedWords => {
    const drafted = draftedFrom(known)
    const shown = withModel(drafted, work)
    const more = withMore(glossary, drafted.desk, shown)
    const places = placesOf(shown).map(({ place, path }) => [place, path] as const)
    return {
      prompt: writePrompt(drafted, shown, more),
      glossary: more,
      places: Object.fromEntries(places),
    }
  },
  settleStatement,
  /** Statements in the model's words that assert something, each with its sources. */
  judgedStatements: (known: Known, work: ModelWork): Judged[] => {
    const drafted = draftedFrom(known)
    const shown = withModel(drafted, work)
    const places = placesOf(shown).filter(
      ({ place, claim }) => claim.by === 'model' && ASSERTS.test(place),
    )
    const said = places.map(({ place, claim }) => ({ place, claim }))
    return [...said, ...proseOf(shown, work)].map(({ place, claim }) => ({
      id: place,
      says: claim.text,
      sources: sourcesOf(claim, drafted.desk),
    }))
  },
} as const

/** Paragraphs that a model wrote, by the places it gave them: those of a section stand in their order. */
function proseOf({ narrative }: Deliverable, { statements }: ModelWork) {
  return narrative.flatMap(({ id, paragraphs }) => {
    const section = `${id.replace('model-', 'narrative/')}/`
    const places = statements
      .map(({ place }) => place)
      .filter(place => place.startsWith(section) && !place.endsWith('/heading'))
    return paragraphs.flatMap((claim, at) => {
      const place = places[at]
      return claim.by === 'model' && place ? [{ place, claim }] : []
    })
  })
}

/** Titles, steps and actions are orders: they assert nothing. */
const ASSERTS = /^(?:decision|finding\/)|\/because$/

/** The facts and figures behind a statement, as a reader sees them. */
function sourcesOf(
  { sources, computed = [] }: { sources: readonly number[]; computed?: readonly string[] },
  desk: Desk,
): string[] {
  const all = desk.book.all().filter(({ n }) => sources.includes(n))
  const facts = all.flatMap(({ ref, quote }) => {
    const fact = ref ? desk.fact(ref) : undefined
    if (!fact) return []
    const said =
      quote && quote !== lineOf(desk.company, fact) ? ` (said: “${quote.slice(0, 300)}”)` : ''
    return [`${fact.kind} ${lineOf(desk.company, fact)}${said}`]
  })
  const figures = desk.kit.ledger
    .filter(({ id }) => computed.includes(id))
    .map(({ display, how }) => `computed ${display} = ${how}`)
  return [...facts, ...figures]
}
