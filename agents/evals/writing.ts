import { TOOL_IDS, toolById } from '@sextant/contracts/catalogue'
import type { Check } from '@sextant/contracts/deliverable'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { runChecks, stepsOf } from '../src/core/checks.ts'
import { draftOf } from '../src/core/draft.ts'
import { claimsOf } from '../src/evidence/claims.ts'
import { originalsOf } from '../src/core/originals.ts'
import { toolFor } from '../src/tools.ts'
import { companyOf, profileOf } from './company-of.ts'
import type { Firm } from './firm.ts'

/** What stands in all deliverables of one firm. */
export type WritingScore = {
  claims: number
  /** Statements with a fact, a computed figure or a named source. */
  sourced: number
  /** Numbers in prose that no computation or quote produced. */
  strays: number
  /** Runs of the person's own words outside quotation marks. */
  splices: number
  /** Checks that are not passed. */
  failed: number
  /** Steps of the moves, and those that name a fact or a figure of the firm. */
  steps: number
  ownSteps: number
  /** The first moves of the first tool, and its sentences outside of play steps. */
  topPlays: string[]
  sentences: string[]
}

/** Tools that write from what a company knows of itself: a firm brings no figures. */
const OF_A_COMPANY = TOOL_IDS.filter(tool => !toolById(tool).isOfFigures)

const TOP = 5
const RUN_WORDS = 6

export function scoreWriting(firm: Firm): WritingScore {
  const drafts = OF_A_COMPANY.map(tool => checkedDraft(firm, tool))
  const claims = drafts.flatMap(draft => claimsOf(draft).map(({ claim }) => claim))
  const said = Object.values(firm.answers).join(' ')
  const lists = firm.facts.flatMap(({ attributes }) => listIn(attributes.does))
  const [first] = drafts
  const steps = drafts.map(draft => stepsOf(draft))
  return {
    claims: claims.length,
    sourced: claims.filter(({ sources, computed }) => sources.length > 0 || computed?.length)
      .length,
    strays: drafts.filter(draft => statusOf(draft, 'arithmetic') !== 'passed').length,
    splices: claims.filter(
      ({ text, evidence }) => evidence !== 'quoted' && holdsRunOf(without(text, lists), said),
    ).length,
    failed: drafts.flatMap(({ checks }) => checks).filter(isFailed).length,
    steps: total(steps.map(({ all }) => all)),
    ownSteps: total(steps.map(({ own }) => own)),
    topPlays: first?.moves.slice(0, TOP).map(({ id }) => id) ?? [],
    sentences: first
      ? claimsOf(first).flatMap(({ path, claim }) => (path.includes('steps') ? [] : [claim.text]))
      : [],
  }
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

function checkedDraft(firm: Firm, tool: (typeof TOOL_IDS)[number]): Deliverable {
  const company = companyOf(firm)
  const profile = profileOf(firm)
  const known = { tool, profile, company, thread: [], cardsOnly: false }
  const draft = draftOf(toolFor(tool), known) as Deliverable
  const originals = originalsOf(company, profile)
  return runChecks(draft, { draft, originals, again: draft.computations }).deliverable
}

/** A form that lacks what nobody gave says so; that is no failure. */
const isFailed = ({ id, status, detail }: Check): boolean =>
  status !== 'passed' && !(id === 'schema' && detail.startsWith('Still missing'))

const statusOf = ({ checks }: Deliverable, id: string) =>
  checks.find(check => check.id === id)?.status

/** Confirmed names of what somebody does, as a sentence lists them: each is a name, and together they are no clause. */
const listIn = (names: unknown): string[] =>
  Array.isArray(names) ? [new Intl.ListFormat('en-GB').format(names)] : []
const without = (text: string, lists: readonly string[]): string =>
  lists.reduce((rest, list) => rest.replaceAll(list, ' | '), text)

/** Words without figures: two that use the same numbers have not spliced anything. */
const plain = (text: string): string[] => text.toLowerCase().match(/\p{L}+(?:[-'’]\p{L}+)*/gu) ?? []

/** Whether a text holds so many words in a row as the person said them; what stands in quotation marks does not count. */
function holdsRunOf(text: string, said: string): boolean {
  const words = plain(text.replaceAll(/“[^”]*”/g, ' | '))
  const spoken = ` ${plain(said).join(' ')} `
  return words.some((_, at) => {
    const run = words.slice(at, at + RUN_WORDS)
    return run.length === RUN_WORDS && spoken.includes(` ${run.join(' ')} `)
  })
}

const GRAM = 4

/** The part of the shorter firm's runs of four words that the other shares. */
export function sharedRuns(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [gramsOf(one), gramsOf(other)]
  const shared = [...a].filter(gram => b.has(gram)).length
  return shared / Math.max(1, Math.min(a.size, b.size))
}

function gramsOf(sentences: readonly string[]): Set<string> {
  const grams = sentences.flatMap(sentence => {
    const words = plain(sentence)
    return words.slice(0, 1 - GRAM).map((_, at) => words.slice(at, at + GRAM).join(' '))
  })
  return new Set(grams)
}
