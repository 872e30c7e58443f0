import type { Drafted } from '../../draft.ts'
import { dossierOf, RULES_OF_WORDS } from '../dossier.ts'
import { ABOUT_MARKERS, examplesIn, fenced, type Prompt } from '../../../model/prompt.ts'
import { hoursOfPlan } from '../within-hours.ts'
import { type Glossary, holed, wordsOf } from '../words/glossary.ts'
import { THINK_EXAMPLES } from './examples.ts'

const TOKENS_MAX = 6_000
/** Findings and moves of the engine that are told; of its own, a model may bring so many. */
const FINDINGS_TOLD = 16
const MOVES_TOLD = 10
export const OWN_FINDINGS_MAX = 4
export const OWN_MOVES_MAX = 2

const INSTRUCTIONS = [
  'You are a marketing strategist who thinks beside an engine. The engine has computed what follows from the facts of one company, and picked curated moves. You add what a rule cannot see, and say what to begin with.',
  ABOUT_MARKERS,
  'Rules:',
  ...RULES_OF_WORDS,
  `- findings: at most ${OWN_FINDINGS_MAX}, only what the engine does not say: two facts that mean something together, a cause, a risk, a contradiction, a choice that the figures force. Each rests on two facts at least, or on a fact and a computed figure. Nothing general that would hold for a rival too. No praise, no restating. None is a good answer.`,
  `- moves: at most ${OWN_MOVES_MAX}, only where no move of the engine does it. Affordable and possible for this company as the facts describe it: presume no staff, software, list, shop or habit that no fact shows. Exactly three steps, the first of which can be done this week. metric and stop say what is counted and when to give up: against a figure of the facts, a part of those asked (half, none), and by which step or season, never “hardly any” or “some”.`,
  '- order: the moves of the engine and your own, the one to begin with first, each with a reason that weighs it against the next: effect on the goal, money and hours at hand, what has to come before what. Leave out moves that make no sense for this company.',
  '- You do no arithmetic. If a figure is needed that nobody computed, say in words what would have to be known.',
  '',
  examplesIn(THINK_EXAMPLES),
].join('\n')

/** What is asked of a model that thinks about a finished draft. */
export function thinkPrompt(drafted: Drafted, glossary: Glossary): Prompt {
  const { desk } = drafted
  return {
    job: 'think',
    instructions: INSTRUCTIONS,
    material: [
      dossierOf(drafted, glossary),
      ...ofPlan(drafted),
      'What the engine found, the weightiest first:',
      ...desk.findings
        .slice(0, FINDINGS_TOLD)
        .map(({ says, rests }) => `- ${fenced(holed(wordsOf(says, rests), '', glossary))}`),
      'Moves of the engine (id: title. Why):',
      ...movesTold(drafted).map(
        ({ play, title, finding }) =>
          `- ${play.id}: ${fenced(`${holed(wordsOf(title), '', glossary)}. ${holed(wordsOf(finding.says, finding.rests), '', glossary)}`)}`,
      ),
    ].join('\n'),
    tokensMax: TOKENS_MAX,
  }
}

/** A plan of so many days has so many hours: what takes longer does not fit. */
function ofPlan(drafted: Drafted): string[] {
  const { planDays } = drafted.tool
  const hours = hoursOfPlan(drafted)
  if (!planDays) return []
  const there = hours ? `, with some ${hours} hours in all: choose the work of a move by that` : ''
  return [`It is a plan for the next ${planDays} days${there}.`]
}

/** Those of the draft first, then the next ones. */
function movesTold({ desk, plays }: Drafted): Drafted['plays'] {
  const others = desk.plays.filter(one => !plays.includes(one))
  return [...plays, ...others].slice(0, MOVES_TOLD)
}
