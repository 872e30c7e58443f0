import { PlusIcon } from 'lucide-react'
import { Link } from 'react-router'
import { hasScreen } from '@/shell/screens.ts'
import { Page } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'

const AFTERWARDS = [
  'Run a first Strategy session for the client: at most seven questions, five to ten minutes.',
  'Create a campaign with budget and dates. From then on its pace is watched for you.',
  'Share the deliverable, and ask the client’s people to approve it in their portal.',
]

/** The first screen of an agency without clients. */
export function NoClients({ organization, manages }: { organization: string; manages: boolean }) {
  return (
    <Page className="grid gap-8">
      <div className="grid max-w-2xl gap-3">
        <h1
          tabIndex={-1}
          className="book text-display font-[450] tracking-[-0.015em] max-md:text-[1.875rem] max-md:leading-tight"
        >
          Welcome to {organization}
        </h1>
        <p className="text-ink-2">
          {manages
            ? 'Each client is a place of its own: its campaigns, its agents, its deliverables, and what the agents learn about it. Nothing crosses from one to another.'
            : 'No clients yet. Somebody who manages clients adds the first; you are then given the clients you work for.'}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-4">
          {manages && (
            <Link to="/clients/new" className={buttonStyle({ variant: 'primary' })}>
              <PlusIcon aria-hidden />
              Add Your First Client
            </Link>
          )}
          {hasScreen('/agency-guide') && (
            <Link to="/agency-guide" className="link link-alone">
              Read the agency guide
            </Link>
          )}
        </div>
      </div>
      <section aria-labelledby="afterwards" className="max-w-2xl">
        <h2 id="afterwards" className="border-b border-line-strong pb-2 font-semibold">
          What comes after
        </h2>
        <ol>
          {AFTERWARDS.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-b border-line py-3"
            >
              <span className="text-ink-3">{index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      </section>
    </Page>
  )
}
