import { DEFAULT_THEME, FONT_FAMILIES } from '@sextant/contracts/branding/theme'
import type { ClientBranding } from '@sextant/contracts/branding/theme'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import {
  brandingQuery,
  clientBrandingQuery,
  type KitFields,
} from '@/features/branding/api/branding.ts'
import { useSaveBrandKit } from '@/features/branding/api/save-brand-kit.ts'
import { ColorField } from '@/features/branding/components/color-field.tsx'
import { ContrastNotes } from '@/features/branding/components/contrast-notes.tsx'
import { LogoField } from '@/features/branding/components/logo-field.tsx'
import { ThemePreview } from '@/features/branding/components/theme-preview.tsx'
import { withKit } from '@/features/branding/theme-variables.ts'
import { portalQuery } from '@/features/portal/api/get-portal.ts'
import { SharedOutputs } from '@/features/portal/components/shared-outputs.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

const families = Object.keys(FONT_FAMILIES) as (keyof typeof FONT_FAMILIES)[]
const COLORS = [
  ['primary_color', 'Primary color', 'primaryColor'],
  ['secondary_color', 'Secondary color', 'secondaryColor'],
  ['accent_color', 'Accent color', 'accentColor'],
] as const

/** What this client's guests see, and what their portal changes of the agency's look. */
export default function ClientPortal() {
  const { client, page } = usePlace()
  const { organization } = useMe()
  const can = useCan()
  const orgId = organization?.id ?? ''
  const portal = useQuery({ ...portalQuery(orgId, client?.id ?? null), enabled: client !== null })
  const kit = useQuery({
    ...clientBrandingQuery(orgId, client?.id ?? ''),
    enabled: client !== null,
  })
  if (!client) return null
  const failed = [portal, kit].find(query => query.isError)
  if (failed?.error)
    return (
      <Page>
        <ErrorState title={messageOf(failed.error)} onRetry={() => void failed.refetch()}>
          The portal is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!portal.data || !kit.data)
    return (
      <Page className="grid gap-4">
        <output className="sr-only">Loading the portal</output>
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-60" />
      </Page>
    )
  const { campaigns, outputs, approvals } = portal.data
  return (
    <Page className="grid gap-8">
      <PageHeader
        title="Portal"
        meta={`What ${client.name} sees, and nothing else`}
        actions={
          <>
            {can('team.manage') && (
              <Link to="/settings/team" className={buttonStyle()}>
                Invite a guest
              </Link>
            )}
            <Link to={page('/messages')} className={buttonStyle()}>
              Messages
            </Link>
          </>
        }
      />
      <StatRow
        stats={[
          {
            label: 'Campaigns they see',
            value: campaigns.length,
            note: 'drafts only when you ask about them',
          },
          { label: 'Shared deliverables', value: outputs.length },
          {
            label: 'Waiting for them',
            value: approvals.filter(approval => approval.status === 'waiting').length,
          },
        ]}
      />
      <section aria-labelledby="shared">
        <h2 id="shared" className="pb-2 font-semibold">
          Shared deliverables
        </h2>
        {outputs.length > 0 ? (
          <SharedOutputs outputs={outputs} hrefOf={id => page(`/outputs/${id}`)} />
        ) : (
          <p className="border-y border-line py-4 text-ink-2">
            Nothing is shared yet. Open an output and choose “Ask the client”.
          </p>
        )}
      </section>
      {can('branding.manage') && (
        <Kit key={client.id} organizationId={orgId} client={client} branding={kit.data} />
      )}
    </Page>
  )
}

function Kit({
  organizationId,
  client,
  branding,
}: {
  organizationId: string
  client: { id: string; name: string }
  branding: ClientBranding
}) {
  const { organization } = useMe()
  const theme = useQuery(brandingQuery(organizationId))
  const { logo_url, ...rest } = branding.brandKit
  const [kit, setKit] = useState<KitFields>({ ...rest, logo: logo_url?.split('/').at(-1) ?? null })
  const saving = useSaveBrandKit()
  const base = theme.data?.theme ?? DEFAULT_THEME
  const shown = { ...kit, logo_url: null }
  return (
    <section aria-labelledby="kit" className="grid gap-5">
      <div>
        <h2 id="kit" className="font-semibold">
          Brand kit
        </h2>
        <p className="cap">What this portal changes of your theme. Unticked, your own is used.</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid content-start gap-5">
          {COLORS.map(([key, label, from]) => (
            <div key={key} className="grid gap-2">
              <label className="flex min-h-6 items-center gap-2.5 max-md:min-h-11">
                <Checkbox
                  checked={kit[key] !== null}
                  onCheckedChange={on => setKit({ ...kit, [key]: on === true ? base[from] : null })}
                />
                Own {label.toLowerCase()}
              </label>
              {kit[key] !== null && (
                <ColorField
                  label={label}
                  value={kit[key]}
                  onChange={value => setKit({ ...kit, [key]: value })}
                />
              )}
            </div>
          ))}
          <Field label="Font">
            {described => (
              <NativeSelect
                {...described}
                value={kit.font_family ?? ''}
                onChange={event =>
                  setKit({
                    ...kit,
                    font_family: families.find(name => name === event.target.value) ?? null,
                  })
                }
              >
                <option value="">As in your theme</option>
                {families.map(name => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <LogoField
            label="Logo"
            value={kit.logo}
            onChange={logo => setKit({ ...kit, logo })}
            clientId={client.id}
          />
          <ContrastNotes theme={withKit(base, shown)} />
          <div>
            <Button
              variant="primary"
              busy={saving.saving}
              onClick={() => void saving.save({ organizationId, clientId: client.id, kit })}
            >
              Save brand kit
            </Button>
          </div>
        </div>
        <ThemePreview
          theme={base}
          kit={shown}
          css={theme.data?.css ?? ''}
          name={client.name}
          agency={base.companyName || organization?.name || ''}
          logo={kit.logo ?? base.logo}
        />
      </div>
    </section>
  )
}
