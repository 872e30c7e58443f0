import type { ReactNode } from 'react'
import { apiUrl } from '@/client/api-address.ts'
import { useProduct } from '@/features/product/use-product.ts'
import { CopyLine } from './copy-line.tsx'
import { LanguageModel } from './language-model.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** What this installation is connected with. What does not exist is not listed. */
export default function Integrations() {
  const { name, contact } = useProduct()
  return (
    <SettingsFrame
      title="Integrations"
      meta={`What ${name} works with. Mail is set by whoever runs this installation, for everybody in it.`}
    >
      <Part title="Language model">
        <LanguageModel />
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
