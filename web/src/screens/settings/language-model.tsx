import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { aiSettingsQuery } from '@/features/ai/api/get-ai-settings.ts'
import { ClientLimits } from '@/features/ai/components/client-limits.tsx'
import { ModelInForce } from '@/features/ai/components/model-in-force.tsx'
import { MonthBudget } from '@/features/ai/components/month-budget.tsx'
import { OwnProvider } from '@/features/ai/components/own-provider.tsx'
import { SearchModel } from '@/features/ai/components/search-model.tsx'
import { useStepUp } from '@/features/session/step-up.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

/** Which language model works for the organization, with whose key, at what cost, and for which clients. */
export function LanguageModel() {
  const settings = useQuery(aiSettingsQuery)
  const confirmed = useStepUp()
  if (settings.isPending)
    return (
      <div className="grid gap-2.5">
        <output className="sr-only">Loading the language model</output>
        <Skeleton className="h-6 w-64" />
        <Skeleton className="h-20" />
      </div>
    )
  if (settings.isError)
    return (
      <ErrorState title={messageOf(settings.error)} onRetry={() => void settings.refetch()}>
        Your agents work on; only these settings could not be fetched.
      </ErrorState>
    )
  const { manages, budget, clients, whose } = settings.data
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <ModelInForce settings={settings.data} />
        {manages && (
          <p>
            <Link className="link link-alone" to="/settings/integrations/sent">
              See what was sent
            </Link>
          </p>
        )}
      </div>
      {manages && (
        <Group title="Your own key">
          <OwnProvider settings={settings.data} confirmed={confirmed} />
        </Group>
      )}
      <Group title="Search">
        <SearchModel settings={settings.data} />
      </Group>
      {budget && (
        <Group title="Budget">
          <MonthBudget budget={budget} whose={whose} />
        </Group>
      )}
      {clients.length > 0 && (
        <Group title="Clients">
          <ClientLimits clients={clients} />
        </Group>
      )}
    </div>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-3">
    <h3 className="font-semibold text-ink-2">{title}</h3>
    {children}
  </section>
)
