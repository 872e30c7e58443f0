import { type BrandTheme, DEFAULT_THEME } from '@sextant/contracts/branding/theme'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { brandingQuery, checkedCssQuery } from '@/features/branding/api/branding.ts'
import { useSaveBranding } from '@/features/branding/api/save-branding.ts'
import { ThemeForm } from '@/features/branding/components/theme-form.tsx'
import { ThemePreview } from '@/features/branding/components/theme-preview.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { useLeaveGuard } from '@/ui/patterns/use-leave-guard.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'

/** How an agency's portals look to its clients' guests. */
export default function WhiteLabel() {
  const { organization } = useMe()
  const can = useCan()
  const branding = useQuery({
    ...brandingQuery(organization?.id ?? ''),
    enabled: organization !== null,
  })
  if (!organization) return <Forbidden />
  if (branding.isError)
    return (
      <Page>
        <ErrorState title={messageOf(branding.error)} onRetry={() => void branding.refetch()}>
          Your theme is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!branding.data)
    return (
      <Page className="grid gap-4">
        <output className="sr-only">Loading the theme</output>
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-80" />
      </Page>
    )
  if (!can('branding.manage'))
    return (
      <Seen
        organization={organization}
        theme={branding.data.theme ?? DEFAULT_THEME}
        css={branding.data.css}
      />
    )
  return (
    <Editor
      key={branding.data.version}
      organization={organization}
      saved={branding.data.theme}
      version={branding.data.version}
      onReload={() => void branding.refetch()}
    />
  )
}

/** For those who may look and not change. */
function Seen({
  organization,
  theme,
  css,
}: {
  organization: { name: string }
  theme: BrandTheme
  css: string
}) {
  return (
    <Page className="grid gap-7">
      <PageHeader
        title="White label"
        meta="What guests of your clients see. Owners and administrators set it."
      />
      <div className="max-w-[26rem]">
        <ThemePreview
          theme={theme}
          kit={null}
          css={css}
          name="A client of yours"
          agency={theme.companyName || organization.name}
          logo={theme.logo}
        />
      </div>
    </Page>
  )
}

function Editor({
  organization,
  saved,
  version,
  onReload,
}: {
  organization: { id: string; name: string }
  saved: BrandTheme | null
  version: number
  onReload: () => void
}) {
  const [theme, setTheme] = useState(saved ?? DEFAULT_THEME)
  const saving = useSaveBranding()
  const [conflict, setConflict] = useState(false)
  const changed = JSON.stringify(theme) !== JSON.stringify(saved ?? DEFAULT_THEME)
  const { dialog } = useLeaveGuard(changed && !saving.saving)
  const settled = useDebounced(theme.customCSS, 500)
  const css = useQuery({ ...checkedCssQuery(settled), enabled: settled.trim() !== '' })
  const save = () => {
    setConflict(false)
    return saving.save({ organizationId: organization.id, theme, version }, answer =>
      setConflict(answer === 'clash'),
    )
  }
  return (
    <Page className="grid gap-7">
      <PageHeader
        title="White label"
        meta="What guests of your clients see. Each client can change colors, font and logo on its Portal page."
        actions={
          <>
            <Button
              disabled={!changed || saving.saving}
              onClick={() => setTheme(saved ?? DEFAULT_THEME)}
            >
              Undo changes
            </Button>
            <Button
              variant="primary"
              busy={saving.saving}
              disabled={!changed}
              onClick={() => void save()}
            >
              Save theme
            </Button>
          </>
        }
      />
      {conflict && (
        <Alert
          title="Somebody else saved the theme meanwhile"
          action={<Button onClick={onReload}>Load theirs</Button>}
        >
          Yours is still here. Loading theirs replaces it.
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <ThemeForm theme={theme} onChange={setTheme} />
        <div className="grid content-start gap-3 lg:sticky lg:top-20 lg:self-start">
          <ThemePreview
            theme={theme}
            kit={null}
            css={settled.trim() === '' ? '' : (css.data?.css ?? '')}
            name="A client of yours"
            agency={theme.companyName || organization.name}
            logo={theme.logo}
          />
          <p className="cap">In the dark the portal keeps your hue and takes our dark neutrals.</p>
        </div>
      </div>
      {dialog}
    </Page>
  )
}
