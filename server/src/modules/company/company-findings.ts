import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { CompanyFindings, FoundRow, PlayRow } from '@sextant/contracts/company/findings'
import type { Company, Fact } from '@sextant/agents/company/company'
import { findAll } from '@sextant/agents/findings/find'
import type { FoundBy } from '@sextant/agents/findings/finding'
import type { Computation } from '@sextant/agents/findings/kit'
import { type ChosenPlay, choosePlays } from '@sextant/agents/plays/choose'
import { asActor } from '@sextant/database/as-actor'
import { callWithin, rowsWithin } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'

/** Shown to people; what follows beyond it says little that is new. */
const PLAYS_SHOWN = 8

/** What follows from a company's confirmed facts today. */
export async function companyFindings(
  context: Context & { token: string },
  clientId: string | null,
): Promise<CompanyFindings> {
  const company = await readCompany(context, clientId)
  const { findings, wanted, ledger, broken } = findAll(company)
  for (const { rule, reason } of broken) context.log.warn({ rule, reason }, 'a rule broke')
  const plays = choosePlays(company, findings).slice(0, PLAYS_SHOWN)
  return {
    findings: findings.map(found => foundRow(found, ledger)),
    wanted: wanted.map(({ says, fact, ...rest }) => ({
      ...rest,
      says: says.text,
      fact: fact ?? null,
    })),
    plays: plays.map(play => playRow(play, company.currency)),
  }
}

/** The model of the organization or of one client, as agents think with it. NOT_FOUND for a client that is not there. */
export async function readCompany(
  context: Context & { token: string },
  clientId: string | null,
): Promise<Company> {
  const { name, rows } = await asActor(context.database.db, context, async tx => ({
    name: await callWithin<string>(tx, 'company_name', clientId),
    rows: await rowsWithin<CompanyFactRow>(tx, 'list_company_facts', clientId, null, 'confirmed'),
  }))
  const today = context.now().toISOString().slice(0, 10)
  return { name, today, currency: currencyOf(rows), facts: rows.map(factOf) }
}

const factOf = ({ id, kind, label, quote, attributes }: CompanyFactRow): Fact =>
  ({ ...attributes, id, kind, label, quote, status: 'confirmed' }) as Fact

/** As the organization says, else of the first amount of money that stands anywhere. */
function currencyOf(rows: readonly CompanyFactRow[]): string {
  const told = rows.find(({ kind }) => kind === 'organization')?.attributes.currency
  const amounts = rows.flatMap(({ attributes }) => Object.values(attributes))
  const first = amounts.find(
    (value): value is { currency: string } =>
      typeof value === 'object' && value !== null && 'currency' in value,
  )
  return typeof told === 'string' ? told : (first?.currency ?? 'USD')
}

function foundRow(found: FoundBy, ledger: readonly Computation[]): FoundRow {
  const used = new Set(
    found.says.origins.flatMap(origin => ('ledger' in origin ? [origin.ledger] : [])),
  )
  return {
    rule: found.rule,
    family: found.family,
    says: found.says.text,
    rests: [...found.rests],
    computed: ledger
      .filter(({ id }) => used.has(id))
      .map(({ id, value, how }) => ({ id, value, how })),
    evidence: found.evidence,
    quadrant: found.quadrant ?? null,
  }
}

function playRow(chosen: ChosenPlay, currency: string): PlayRow {
  const { play, finding } = chosen
  return {
    id: play.id,
    rule: finding.rule,
    title: chosen.title.text,
    because: (chosen.pair?.because ?? finding.says).text,
    steps: chosen.steps.map(step => step.text),
    metric: chosen.metric.text,
    stop: chosen.stop.text,
    owner: play.owner,
    hours: play.hours,
    weeks: [...play.weeks],
    cost: [...chosen.cost],
    currency,
    source: play.source,
  }
}
