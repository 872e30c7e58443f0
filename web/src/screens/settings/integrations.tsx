import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '@/client/api.ts'
import { apiUrl } from '@/client/api-address.ts'
import { healthQuery } from '@/features/product/api/get-health.ts'
import { useProduct } from '@/features/product/use-product.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { CopyLine } from './copy-line.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** What this installation is connected with. What does not exist is not listed. */
export default function Integrations() {
  const health = useQuery(healthQuery)
  const { name, contact } = useProduct()
  return (
    <SettingsFrame
      title="Integrations"
      meta={`What ${name} works with. The writer and mail are set by whoever runs this installation, for everybody in it.`}
    >
      <Part title="Writer">
        {health.isPending && <Skeleton className="h-6 w-64" />}
        {health.isError && (
          <ErrorState title={messageOf(health.error)} onRetry={() => void health.refetch()}>
            The writer works on; only its name could not be fetched.
          </ErrorState>
        )}
        {health.data && (
          <>
            <p className="font-medium">
              {health.data.writer === 'builtin' || health.data.writer.startsWith('built-in')
                ? 'Built-in writer'
                : health.data.writer}
            </p>
            <p className="max-w-[42em] text-ink-2">
              The writer phrases what the playbooks computed; numbers never come from it. The
              built-in writer needs no network. With a language model, the company profile, the
              conversation and the draft of a run are sent to its provider. Under every deliverable
              stands which writer wrote it.
            </p>
          </>
        )}
      </Part>
      <Part title="Mail">
        <p className="max-w-[42em] text-ink-2">
          Invitations, confirmations, notifications and the daily digest leave through this
          installation’s mail server. What reaches you is yours to choose under Notifications.
          {contact && (
            <>
              {' '}
              Mail that does not arrive:{' '}
              <a className="link" href={`mailto:${contact}`}>
                {contact}
              </a>
            </>
          )}
        </p>
      </Part>
      <Part title="API">
        <p className="max-w-[42em] text-ink-2">
          Everything the pages do goes through one API, so your own programs can do it too. They
          sign in with an email and password and send the token with every call; they see exactly
          what that person sees.
        </p>
        <CopyLine
          label="Description for machines (OpenAPI)"
          text={apiUrl('/api/v1/openapi.json')}
        />
        <p>
          <a className="link link-alone" href={apiUrl('/api/docs')}>
            Open the reference
          </a>
        </p>
      </Part>
    </SettingsFrame>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-2.5">
    <h2 className="border-b border-line-strong pb-2 font-semibold">{title}</h2>
    {children}
  </section>
)
