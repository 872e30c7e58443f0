import type { Claim } from '@sextant/contracts/deliverable'
import type { Funnel, FunnelStage } from '@sextant/contracts/marketing-strategy/funnel'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { conversionFor } from '../asked.ts'
import { customersIn } from '../../company/segments.ts'
import type { Desk } from '../../core/desk.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Aim } from '../aim.ts'
import { openClaim } from '../open-claim.ts'
import { counted } from '../recompute/funnel.ts'
import { ownWay } from '../ways.ts'

/** Rates of the way to a win as cards tell them, 0–1, with the facts behind each. */
type Rates = {
  enquiries: { rate: number; rests: readonly Fact[] } | null
  offers: { rate: number; rests: readonly Fact[] } | null
}

type Around = { aim: Aim | null; meant: Aim | null; target: Fact<'segment'> | undefined }

/** Backwards from the goal: what it takes at each stage, as far as rates are known. */
export function funnelOf(desk: Desk, { aim, meant, target }: Around): Funnel {
  if (!aim) return { stages: [], open: meant ? DENIED(desk, meant) : NO_AIM(desk) }
  const rates = ratesOf(desk.company, aim, target)
  const stages = counted(withReach(desk, counted(stagesOf(desk, aim, rates)), target))
  if (rates.enquiries || rates.offers) return { stages, open: null }
  return { stages, open: aim.isOfHeads ? NO_RATE_OF_GROUP(desk) : NO_RATE(desk) }
}

/** Enquiries are the goal themselves where it counts them. */
function ratesOf(company: Company, aim: Aim, target: Fact<'segment'> | undefined): Rates {
  const { goal } = aim
  if (aim.isOfHeads) return { enquiries: askedByWay(company, target), offers: null }
  if (goal.counts === 'leads') return { enquiries: null, offers: null }
  const conversion = conversionFor(company, aim)
  const won = factsOf(company, 'measure').find(
    ({ metric, form, value }) => metric === 'win-rate' && form === 'share' && value,
  )
  return {
    enquiries: conversion && {
      rate: conversion.rate,
      rests: [conversion.leads, ...conversion.sold.rests],
    },
    offers: won?.value ? { rate: won.value, rests: [won] } : null,
  }
}

/** Customers of one group are not all who ask: only the way that wins them tells how many of these buy. */
function askedByWay(company: Company, target: Fact<'segment'> | undefined): Rates['enquiries'] {
  const way = target && ownWay(company, target)?.way
  const { leads = 0, customers = 0 } = way ?? {}
  return way && customers > 0 && leads > customers
    ? { rate: customers / leads, rests: [way] }
    : null
}

function stagesOf(desk: Desk, aim: Aim, { enquiries, offers }: Rates): FunnelStage[] {
  const wins = winsStage(desk, aim, (offers ?? enquiries)?.rate ?? null)
  if (!offers) return enquiries ? [enquiryStage(desk, enquiries.rests), wins] : [wins]
  const offer = offerStage(desk, offers.rests)
  const toOffer = enquiries && enquiries.rate <= offers.rate ? enquiries.rate / offers.rate : null
  if (!enquiries || toOffer === null) return [offer, wins]
  return [enquiryStage(desk, enquiries.rests), { ...offer, rate: toOffer }, wins]
}

type Named = { id: FunnelStage['id']; says: Sentence; rests: readonly Fact[]; rate?: number | null }

const stage = (desk: Desk, { id, says, rests, rate = null }: Named): FunnelStage => ({
  id,
  claim: {
    ...desk.claim(
      says,
      rests.map(one => one.id),
      'told',
    ),
    text: says.text,
  },
  number: 0,
  rate,
  ownerRole: desk.owner(id === 'wins' || id === 'offers' ? 'sales' : 'marketing'),
})

const enquiryStage = (desk: Desk, rests: readonly Fact[]): FunnelStage =>
  stage(desk, { id: 'enquiries', says: say`Enquiries`, rests })
const offerStage = (desk: Desk, rests: readonly Fact[]): FunnelStage =>
  stage(desk, { id: 'offers', says: say`Offers made`, rests })

function winsStage(desk: Desk, { goal, unit, wins }: Aim, rate: number | null): FunnelStage {
  const says = say`${desk.kit.unit(unit, 'many', goal)} to win`
  return { ...stage(desk, { id: 'wins', says, rests: [goal], rate }), number: wins }
}

/** How large the group is stands above, where it is known. */
function withReach(
  desk: Desk,
  stages: FunnelStage[],
  target: Fact<'segment'> | undefined,
): FunnelStage[] {
  const name = target && desk.kit.name(target)
  const isAll = target?.size !== undefined && customersIn(desk.company, target) === null
  if (!target?.size || target.single || !name || !isAll) return stages
  if (target.size < (stages[0]?.number ?? 0)) return stages
  const reach = stage(desk, { id: 'reach', says: say`${name.bare}`, rests: [target] })
  return [{ ...reach, number: Math.round(target.size) }, ...stages]
}

const NO_AIM = (desk: Desk): Claim =>
  openClaim(desk, {
    says: 'There is nothing to count backwards from: no goal says where it starts and where it leads.',
    topic: 'The goal in figures: not known yet',
    check: 'Say how many there are today, how many there should be, and by when.',
  })

/** Nothing is counted back from figures that deny each other. */
const DENIED = (desk: Desk, { goal }: Aim): Claim =>
  desk.claim(
    say`Nothing is counted back from the goal until the figures that do not fit are put right.`,
    [goal.id],
    'told',
  )

const NO_RATE = (desk: Desk): Claim =>
  openClaim(desk, {
    says: 'How many of those who ask also buy is not known, so the stages above the goal are open.',
    topic: 'How many of those who ask also buy: not known yet',
    check: 'Count the next thirty enquiries, and how many of them buy.',
  })

const NO_RATE_OF_GROUP = (desk: Desk): Claim =>
  openClaim(desk, {
    says: 'How many of the group who ask also become customers was not counted apart from all others, so the stages above are open.',
    topic: 'How many of the group who ask become customers: not known yet',
    check: 'Count by the way that wins them how many of the next thirty who ask become customers.',
  })
