import type { PlanDetail } from '@sextant/contracts/figures/plan'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { useState } from 'react'
import { isId } from '@/client/is-id.ts'
import { messageOf } from '@/client/api.ts'
import { planQuery, useKeepPlan } from '@/features/figures/api/plan.ts'
import { PlanTable } from '@/features/figures/components/plan-table.tsx'
import { lastDayOf, lastSet, monthsOf } from '@/features/figures/plan-cells.ts'
import { dayWithYear } from '@/features/figures/words.ts'
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

/** What the months of a year should come to: of everything together, or of one campaign. */
export default function Plan() {
  const { client, page } = usePlace()
  const clientId = client?.id ?? null
  const may = useCan()('figures.manage')
  const { year, campaignId, show } = usePlanAddress()
  const campaigns = useKnownCampaigns(clientId)
  const place = {
    ...(clientId && { client_id: clientId }),
    ...(campaignId && { campaign_id: campaignId }),
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
            value={campaignId ?? EVERYTHING}
            onChange={event => show({ campaign: event.target.value })}
          >
            <option value={EVERYTHING}>Everything together</option>
            {campaigns.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
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
            key={`${campaignId}${year}`}
            detail={data}
            months={months}
            keeping={saving}
            failure={failure ?? null}
            hrefOf={month => page(`/metrics?${againstPlan(month, campaignId)}`)}
            keep={
              may
                ? async (targets, currency) =>
                    (await save({ place, currency, targets, before: data.targets })).ok
                : null
            }
          />
          <PlanFoot plan={data} isOfCampaign={campaignId !== null} />
        </>
      )}
    </Page>
  )
}

/** The filter of a month that is held against its plan. */
const againstPlan = (month: string, campaignId: string | null): string =>
  new URLSearchParams({
    from: `${month}-01`,
    to: lastDayOf(month),
    compare: 'plan',
    ...(campaignId && { campaign: campaignId }),
  }).toString()

const LEAST_YEAR = 2000
const MOST_YEAR = 2099

/** The year and the campaign that the address names. */
function usePlanAddress() {
  const [params, setParams] = useAddressParams()
  const [thisYear] = useState(() => new Date().getFullYear())
  const asked = Number(params.get('year'))
  const isYear = Number.isInteger(asked) && asked >= LEAST_YEAR && asked <= MOST_YEAR
  const campaign = params.get('campaign')
  const show = (part: { year?: string; campaign?: string }) =>
    setParams(now => withEntries(now, part))
  return {
    year: isYear ? asked : thisYear,
    campaignId: campaign && isId(campaign) ? campaign : null,
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

/** Where a plan comes from besides what is typed, how it is read, and who typed last. */
function PlanFoot({ plan, isOfCampaign }: { plan: PlanDetail; isOfCampaign: boolean }) {
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
      {!isOfCampaign && (
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
