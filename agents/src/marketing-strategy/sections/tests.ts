import type { Claim } from '@sextant/contracts/deliverable'
import type { TestPlan, TestRow } from '@sextant/contracts/marketing-strategy/market'
import type { Messaging } from '@sextant/contracts/marketing-strategy/messaging'
import type { Fact } from '../../company/company.ts'
import type { Desk } from '../../core/desk.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Aim } from '../aim.ts'
import { conversionFor } from '../asked.ts'
import { TWO_RATES } from '../methods.ts'
import { openClaim } from '../open-claim.ts'
import { waysOf } from '../ways.ts'
import { sized } from '../recompute/tests.ts'

/** The smallest gain worth the trouble, until somebody says otherwise. */
const UPLIFT = 0.2
const WEEKS = 52
const WAYS = 2

type Draft = Omit<TestRow, 'perArm' | 'weeks' | 'uplift' | 'stop' | 'ownerRole'>

/** What is believed and can be tested, with the cases it takes. */
export function testsOf(desk: Desk, messaging: Messaging, aim: Aim | null): TestPlan {
  const drafts = [promiseTest(desk, messaging, aim), ...wayTests(desk)]
  return {
    rows: drafts.map(draft =>
      sized({
        ...draft,
        uplift: UPLIFT,
        perArm: null,
        weeks: null,
        ownerRole: desk.owner('marketing'),
        stop: stopOf(desk),
      }),
    ),
    method: methodOf(desk),
  }
}

/** Half of those who ask hear the new promise, half the old one. */
function promiseTest(desk: Desk, { promise }: Messaging, aim: Aim | null): Draft {
  const conversion = conversionFor(desk.company, aim)
  const claim = {
    ...promise,
    text: 'The promise above, against the words of today: of those who ask, how many buy.',
  }
  if (!conversion) return { id: 'promise', claim: NOT_COUNTED(desk), rate: null, aWeek: null }
  return { id: 'promise', claim, rate: conversion.rate, aWeek: conversion.asked / WEEKS }
}

const NOT_COUNTED = (desk: Desk): Claim =>
  openClaim(desk, {
    says: 'The promise above, against the words of today. How many of those who ask buy, is not counted yet: begin there.',
    topic: 'How many of those who ask also buy: not known yet',
    check: 'Count the next thirty enquiries, and how many of them buy.',
  })

/** At the ways that most come by: a new message against the old one. */
const wayTests = (desk: Desk): Draft[] =>
  waysOf(desk.company)
    .flatMap(way => wayTest(desk, way) ?? [])
    .toSorted((a, b) => (b.aWeek ?? 0) - (a.aWeek ?? 0))
    .slice(0, WAYS)

function wayTest(desk: Desk, way: Fact<'channel'>): Draft | null {
  const { leads, customers, id } = way
  const name = desk.kit.name(way)
  if (!leads || !customers || customers >= leads || !name) return null
  const says: Sentence = say`${name.bare}: the promise above against the words of today.`
  return {
    id,
    claim: desk.claim(says, [id], 'told'),
    rate: customers / leads,
    aWeek: leads / WEEKS,
  }
}

const stopOf = (desk: Desk): Claim => ({
  text: 'Stop when both halves have their cases, not when the figures look good.',
  sources: [desk.book.method(TWO_RATES)],
  evidence: 'rule',
})

const methodOf = (desk: Desk): Claim => ({
  text: 'So many cases in each half that a real difference of this size is found in eighty of a hundred tests, and chance alone looks like one in five of a hundred.',
  sources: [desk.book.method(TWO_RATES)],
  evidence: 'rule',
})
