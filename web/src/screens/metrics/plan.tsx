import type { PlanDetail } from '@sextant/contracts/figures/plan'
import { CHANNEL_IDS, type Channel } from '@sextant/contracts/figures/sources'
import { writeValue } from '@sextant/contracts/metrics/written'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { useState } from 'react'
import { isId } from '@/client/is-id.ts'
import { messageOf } from '@/client/api.ts'
import { planQuery, useKeepPlan } from '@/features/figures/api/plan.ts'
import { PlanTable } from '@/features/figures/components/plan-table.tsx'
import { lastDayOf, lastSet, monthName, monthsOf } from '@/features/figures/plan-cells.ts'
import { dayWithYear } from '@sextant/contracts/days'
import { channelLabel } from '@/features/figures/words.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { sayDay } from '@/ui/patterns/day.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { dollars } from '@/ui/patterns/money.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAddressParams, withEntries } from '@/ui/use-address-params.ts'
import { MetricsNav } from './metrics-nav.tsx'
import { useKnownCampaigns } from './use-known-campaigns.ts'

const EVERYTHING = ''

/** What the months of a year should come to: of everything together, of one channel, or of one campaign. */
export default function Plan() {
  const { client, page } = usePlace()
  const clientId = client?.id ?? null
  const may = useCan()('figures.manage')
  const { year, of, show } = usePlanAddress()
  const { campaignId, channel } = of
  const campaigns = useKnownCampaigns(clientId)
  const place = {
    ...(clientId && { client_id: clientId }),
    ...(campaignId && { campaign_id: campaignId }),
    ...(channel && { channel }),
  }
  const months = monthsOf(year)
  const plan = useQuery(planQuery({ ...place, from: months[0]!, to: months.at(-1)! }))
  const { save, saving, failure } = useKeepPlan()
  const { data } = plan
  return (
    <Page className="grid content-start gap-7">
      <div className="grid gap-3">
        <PageHeader
          title={client ? `Plan of ${client.name}` : 'Plan'}
          meta="What a month should come to. Every page of figures can be held against it."
        />
        <MetricsNav />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="flex items-center gap-2">
          <label htmlFor="plan-of" className="cap">
            Plan of
          </label>
          <NativeSelect
            id="plan-of"
            className="min-w-52"
            value={channel ?? campaignId ?? EVERYTHING}
            onChange={event => show(placeNamed(event.target.value))}
          >
            <option value={EVERYTHING}>Everything together</option>
            <optgroup label="A channel">
              {CHANNEL_IDS.map(id => (
                <option key={id} value={id}>
                  {channelLabel(id)}
                </option>
              ))}
            </optgroup>
            {campaigns.length > 0 && (
              <optgroup label="A campaign">
                {campaigns.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </NativeSelect>
        </span>
        <YearChoice year={year} choose={next => show({ year: String(next) })} />
      </div>
      {plan.isError && (
        <ErrorState title={messageOf(plan.error)} onRetry={() => void plan.refetch()}>
          The plan is safe. Try again in a moment.
        </ErrorState>
      )}
      {plan.isPending && <Skeleton className="h-96" />}
      {data && !plan.isPlaceholderData && (
        <>
          <PlanTable
            key={`${campaignId}${channel}${year}`}
            detail={data}
            months={months}
            keeping={saving}
            failure={failure ?? null}
            hrefOf={month => page(`/metrics?${againstPlan(month, of)}`)}
            keep={
              may
                ? async (targets, currency) =>
                    (await save({ place, currency, targets, before: data.targets })).ok
                : null
            }
          />
          <PlansApart plan={data} />
          <PlanFoot plan={data} isOfEverything={campaignId === null && channel === null} />
        </>
      )}
    </Page>
  )
}

/** The filter of a month that is held against its plan. */
const againstPlan = (month: string, { campaignId, channel }: PlanOf): string =>
  new URLSearchParams({
    from: `${month}-01`,
    to: lastDayOf(month),
    compare: 'plan',
    ...(campaignId && { campaign: campaignId }),
    ...(channel && { channel }),
  }).toString()

const LEAST_YEAR = 2000
const MOST_YEAR = 2099

/** Both null: everything together. */
type PlanOf = { campaignId: string | null; channel: Channel | null }

/** What the address says of what was chosen. */
const placeNamed = (value: string): { campaign: string; channel: string } =>
  isChannel(value) ? { campaign: '', channel: value } : { campaign: value, channel: '' }
const isChannel = (value: string | null): value is Channel =>
  CHANNEL_IDS.some(channel => channel === value)

/** The year, and the campaign or channel, that the address names. */
function usePlanAddress() {
  const [params, setParams] = useAddressParams()
  const [thisYear] = useState(() => new Date().getFullYear())
  const asked = Number(params.get('year'))
  const isYear = Number.isInteger(asked) && asked >= LEAST_YEAR && asked <= MOST_YEAR
  const campaign = params.get('campaign')
  const channel = params.get('channel')
  const campaignId = campaign && isId(campaign) ? campaign : null
  const of: PlanOf = {
    campaignId,
    channel: campaignId === null && isChannel(channel) ? channel : null,
  }
  const show = (part: { year?: string; campaign?: string; channel?: string }) =>
    setParams(now => withEntries(now, part))
  return {
    year: isYear ? asked : thisYear,
    of,
    show,
  }
}

function YearChoice({ year, choose }: { year: number; choose: (year: number) => void }) {
  return (
    <span className="flex items-center gap-1">
      <Button
        variant="quiet"
        aria-label={`The year before, ${year - 1}`}
        disabled={year <= LEAST_YEAR}
        onClick={() => choose(year - 1)}
      >
        <ChevronLeftIcon aria-hidden />
      </Button>
      <output className="min-w-12 text-center font-semibold tabular-nums">{year}</output>
      <Button
        variant="quiet"
        aria-label={`The year after, ${year + 1}`}
        disabled={year >= MOST_YEAR}
        onClick={() => choose(year + 1)}
      >
        <ChevronRightIcon aria-hidden />
      </Button>
    </span>
  )
}

const APART_SHOWN = 6

/** Months in which channels do not add up to everything together. */
function PlansApart({ plan: { apart, metrics } }: { plan: PlanDetail }) {
  const said = apart.flatMap(one => {
    const head = metrics.find(({ id }) => id === one.metric)
    return head ? [{ ...one, head }] : []
  })
  if (said.length === 0) return null
  const more = said.length - APART_SHOWN
  return (
    <section aria-label="Channels beside the whole" className="grid gap-1">
      <h2 className="font-semibold">Channels and the whole say different things</h2>
      <ul className="grid gap-0.5 text-ink-2">
        {said.slice(0, APART_SHOWN).map(({ month, head, whole, channels, currency }) => (
          <li key={`${month} ${head.id} ${currency}`}>
            {monthName(month)}, {head.name.toLowerCase()}: channels add up to{' '}
            {writeValue(head, channels, currency ?? '')}{' '}
            {whole === null
              ? '; nothing is planned of everything together'
              : `of ${writeValue(head, whole, currency ?? '')}`}
          </li>
        ))}
        {more > 0 && <li className="cap">and {more} more</li>}
      </ul>
    </section>
  )
}

/** Where a plan comes from besides what is typed, how it is read, and who typed last. */
function PlanFoot({ plan, isOfEverything }: { plan: PlanDetail; isOfEverything: boolean }) {
  const last = lastSet(plan)
  const { budget } = plan
  return (
    <div className="grid gap-1">
      {budget && (
        <p className="cap">
          Its budget of {dollars(budget.budget_cents)} is spread evenly over{' '}
          {sayDay(budget.start_date)} to {sayDay(budget.end_date)}; that is the plan of its spend in
          months where none is typed.
        </p>
      )}
      {isOfEverything && (
        <p className="cap">
          Where no spend is typed, the budgets of campaigns are its plan, if all spend belongs to
          campaigns that have one.
        </p>
      )}
      <p className="cap">
        Part of a month has its share of the days; rates, returns and costs are planned as they are.
        {last && ` Last set by ${last.set_by_name ?? 'somebody'} on ${dayWithYear(last.set_at)}.`}
      </p>
    </div>
  )
}
