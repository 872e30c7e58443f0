import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { businessContextQuery } from '@/features/business-context/api/business-context.ts'
import { companyFactsQuery } from '@/features/company/api/company-model.ts'
import { WhatWeKnow } from '@/features/company/components/what-we-know.tsx'
import { knownSummary } from '@/features/company/known-summary.ts'
import { readinessQuery } from '@/features/dashboard/api/get-readiness.ts'
import { ReadinessBanner } from '@/features/dashboard/components/readiness-banner.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { LearnedCounts } from './learned-counts.tsx'

/** What all agents know of the organization: its picture, how ready it is, what became of what was learned, every fact with its origin, and what nobody knows. */
export default function Intelligence() {
  const { organization } = useMe()
  const can = useCan()
  const facts = useQuery(companyFactsQuery(null))
  const profile = useQuery({
    ...businessContextQuery(organization?.id ?? ''),
    enabled: organization !== null,
  })
  const name = organization?.name ?? ''
  const about = facts.data ? `${knownSummary(facts.data)} ` : ''
  return (
    <Page className="grid gap-7">
      <PageHeader
        title={`${name}, as your agents know it`}
        meta={`${about}What one agent learns, the others do not ask again.`}
        actions={
          // Three of them are wider than a phone.
          <div className="flex flex-wrap gap-2">
            <Link to="/business-profile" className={buttonStyle()}>
              Business profile
            </Link>
            <Link to="/brand-guidelines" className={buttonStyle()}>
              Brand guidelines
            </Link>
            <Link to="/learning-history" className={buttonStyle()}>
              Learning history
            </Link>
          </div>
        }
      />
      {organization && <Readiness organizationId={organization.id} />}
      <LearnedCounts />
      <WhatWeKnow
        clientId={null}
        name={name}
        told={profile.isPending ? null : (profile.data?.description ?? '')}
        editable={can('insights.manage')}
        hrefOf={path => path}
      />
    </Page>
  )
}

function Readiness({ organizationId }: { organizationId: string }) {
  const { data } = useQuery(readinessQuery(organizationId))
  return data ? <ReadinessBanner readiness={data} /> : null
}
